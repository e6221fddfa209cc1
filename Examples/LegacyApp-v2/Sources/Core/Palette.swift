/// The colours of one feature, private to it.
public final class Palette {
  public let accent: String

  public init(accent: String) {
    self.accent = accent
  }
}
