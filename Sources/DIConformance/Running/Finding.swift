/// One expectation of a scenario that didn't hold.
public struct Finding: Sendable, Equatable, CustomStringConvertible {
  public let message: String
  public let expected: String?
  public let found: String?
  public let file: String
  public let line: Int

  public init(message: String, expected: String?, found: String?, file: String, line: Int) {
    self.message = message
    self.expected = expected
    self.found = found
    self.file = file
    self.line = line
  }

  /// One line: what was expected, what was found, and where the expectation is written.
  public var description: String {
    var text = message
    if let expected { text += ": expected \(expected)" }
    if let found { text += expected == nil ? ": found \(found)" : ", found \(found)" }
    return text + " (\(file):\(line))"
  }
}
