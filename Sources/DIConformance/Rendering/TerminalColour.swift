/// The colours of the table, as ANSI codes.
enum TerminalColour: String {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case grey = "90"

  static let end = "\u{1B}[0m"

  var start: String { "\u{1B}[\(rawValue)m" }
}

extension String {
  /// Returns the text, padded with trailing spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
