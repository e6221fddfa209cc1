/// The colours of one feature. Each feature that has some keeps them to itself.
public final class Palette {
  public let accent: String

  public init(accent: String) {
    self.accent = accent
  }
}
