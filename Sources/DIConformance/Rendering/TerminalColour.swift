/// The few colours of the table, as terminals take them.
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
  /// The text, with blanks behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
