/// What a rule found in a graph: a mistake, a doubtful declaration, or what it could not check.
///
/// ```swift
/// for finding in container.graphSnapshot().findings { print(finding) }
/// // error DIG001 Garage.swift:12: no component offers Engine, which Car
/// // needs for its initializer
/// //   To do: register Engine, offer a registered component as that type,
/// //   or request an Optional.
/// ```
///
/// - Since: 0.1.0 of this package
public struct GraphFinding: Sendable, Hashable, Codable {
  /// How bad a finding is.
  ///
  /// - Since: 0.1.0 of this package
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Something can't be made as declared.
    ///
    /// - Since: 0.1.0 of this package
    case error
    /// Something works otherwise than the declaration suggests.
    ///
    /// - Since: 0.1.0 of this package
    case warning
    /// A rule could not see everything, so there may be mistakes that it didn't find.
    ///
    /// - Since: 0.1.0 of this package
    case notChecked
    /// Worth knowing; usually as intended.
    ///
    /// - Since: 0.1.0 of this package
    case note
  }

  /// The rule. Codes never change their meaning.
  ///
  /// - Since: 0.1.0 of this package
  public let code: Code
  /// How bad it is.
  ///
  /// - Since: 0.1.0 of this package
  public let severity: Severity
  /// What was found, in one sentence, without the place.
  ///
  /// - Since: 0.1.0 of this package
  public let message: String
  /// What to do about it; nil for notes without a remedy.
  ///
  /// - Since: 0.1.0 of this package
  public let remedy: String?
  /// The components that it is about: the one to look at first, then the others in the order of the message.
  ///
  /// - Since: 0.1.0 of this package
  public let components: [GraphComponent.ID]
  /// The file that registers the first component; nil if the finding is about the graph.
  ///
  /// - Since: 0.1.0 of this package
  public let file: String?
  /// The line that registers the first component.
  ///
  /// - Since: 0.1.0 of this package
  public let line: Int?

  private init(
    code: Code, severity: Severity, message: String, remedy: String?,
    components: [GraphComponent.ID], file: String?, line: Int?
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.components = components
    self.file = file
    self.line = line
  }

  package init(
    _ code: Code, _ severity: Severity, _ message: String, remedy: String? = nil,
    _ components: [GraphComponent] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.components = components.map(\.id)
    file = components.first?.file
    line = components.first?.line
  }

  /// The finding with the remark that only a recorded run shows it.
  var seenInRun: GraphFinding { with(message: "\(message) (seen in one run)") }

  /// Returns the finding with another message, or the path of its file.
  func with(message: String? = nil, file: String? = nil) -> GraphFinding {
    GraphFinding(
      code: code, severity: severity, message: message ?? self.message, remedy: remedy,
      components: components, file: file ?? self.file, line: line)
  }

  /// Whether something is wrong or doubtful: an error or a warning.
  ///
  /// - Since: 0.1.0 of this package
  public var isProblem: Bool { severity == .error || severity == .warning }
}

extension GraphFinding: CustomStringConvertible {
  /// The severity, the code, the place, the message and the remedy.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { text { "\(fileName($0)):\($1)" } }

  /// Returns the description.
  ///
  /// - Parameter place: Returns the text for a file and a line.
  func text(_ place: (String, Int) -> String) -> String {
    var text = "\(severity == .notChecked ? "not checked" : severity.rawValue) \(code.rawValue)"
    if let file, let line { text += " \(place(file, line))" }
    text += ": \(message)"
    if let remedy { text += "\n  To do: \(remedy)" }
    return text
  }
}

extension GraphFinding: CustomDebugStringConvertible {
  /// The description in a line of its own, so that a list of findings has one in each line, as in the failure of
  /// `#expect(container.problems.isEmpty)`.
  ///
  /// - Since: 0.1.0 of this package
  public var debugDescription: String {
    "\n\(description.split(separator: "\n  ").joined(separator: ". "))"
  }
}
