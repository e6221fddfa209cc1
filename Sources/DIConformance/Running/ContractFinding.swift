/// An expectation of a scenario that didn't hold.
public struct ContractFinding: Sendable, Equatable, Codable, CustomStringConvertible {
  /// What the expectation is about.
  public let message: String
  /// The expected value, if the expectation is about a value.
  public let expected: String?
  /// The value that the scenario found instead, if the expectation is about a value.
  public let found: String?
  /// The file of the expectation.
  public let file: String
  /// The line of the expectation.
  public let line: Int

  /// Creates a finding for a report of your own. Scenarios record findings by `ContractTrial.expect`
  /// and the related methods.
  ///
  /// - Parameters:
  ///   - message: What the expectation is about.
  ///   - expected: The expected value, if any.
  ///   - found: The value that was found instead, if any.
  ///   - file: The file of the expectation.
  ///   - line: The line of the expectation.
  public init(message: String, expected: String?, found: String?, file: String, line: Int) {
    self.message = message
    self.expected = expected
    self.found = found
    self.file = file
    self.line = line
  }

  /// The message, the expected and the found value, and the place of the expectation, in one line.
  public var description: String {
    var text = message
    if let expected { text += ": expected \(expected)" }
    if let found { text += expected == nil ? ": found \(found)" : ", found \(found)" }
    return text + " (\(file):\(line))"
  }
}
