enum Wide {}
enum Narrow {}

public final class Lens {
  public let power: Int

  init(power: Int) {
    self.power = power
  }
}

/// An optional filter for the lens.
public final class MoonFilter {}

public final class Telescope {
  public let wide: Lens
  public let narrow: Lens
  public let filter: MoonFilter?

  init(wide: Lens, narrow: Lens, filter: MoonFilter?) {
    self.wide = wide
    self.narrow = narrow
    self.filter = filter
  }
}
