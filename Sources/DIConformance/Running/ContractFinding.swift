/// One expectation of a scenario that didn't hold.
public struct ContractFinding: Sendable, Equatable, CustomStringConvertible {
  /// What the expectation is about.
  public let message: String
  /// What the scenario expected, if that can be told as a value.
  public let expected: String?
  /// What it found instead.
  public let found: String?
  /// The file that the expectation is written in.
  public let file: String
  /// The line of the expectation in its file.
  public let line: Int

  /// A finding for a report of your own; scenarios record theirs with `Trial.expect` and its kin.
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
