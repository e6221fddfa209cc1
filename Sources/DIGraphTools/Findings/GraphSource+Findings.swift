public import DIEngine

extension GraphSource {
  /// What is wrong or doubtful in the graph: the findings of ``validate(strict:)`` that are errors or warnings.
  ///
  /// ```swift
  /// #expect(container.problems.isEmpty)
  /// ```
  ///
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public var problems: [GraphFinding] { validate().filter(\.isProblem) }

  /// Applies all rules to what the types of the graph declare, of all generations.
  ///
  /// ```swift
  /// for finding in engine.validate() { print(finding) }
  /// ```
  ///
  /// The modern container has a function of the same name, which returns a Bool; for that container use
  /// ``problems``, or `container.engine.validate()`.
  ///
  /// - Parameter strict: The same as for ``graphSnapshot(strict:)``.
  /// - Returns: What the rules found, and what they could not check.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  public func validate(strict: Bool = false) -> [GraphFinding] {
    graphSnapshot(strict: strict).findings
  }

  /// Returns the container, scope or engine itself if the rules find no error.
  ///
  /// ```swift
  /// let scope = try builder.build().checked()
  /// ```
  ///
  /// - Parameter rejected: The severities of which there must be no finding; errors only, unless you name others.
  /// - Returns: The container, scope or engine.
  /// - Throws: ``GraphProblems`` with the findings of these severities.
  /// - Complexity: Grows with the number of components and dependencies. It makes no object.
  /// - Since: 0.1.0 of this package
  @discardableResult
  public func checked(
    rejecting rejected: Set<GraphFinding.Severity> = [.error]
  ) throws(GraphProblems) -> Self {
    let found = validate().filter { rejected.contains($0.severity) }
    guard found.isEmpty else { throw GraphProblems(findings: found) }
    return self
  }
}

/// The findings for which ``DIEngine/GraphSource/checked(rejecting:)`` rejects a graph.
///
/// - Since: 0.1.0 of this package
public struct GraphProblems: Error, Sendable, CustomStringConvertible {
  /// The findings, at least one.
  ///
  /// - Since: 0.1.0 of this package
  public let findings: [GraphFinding]

  /// The findings, each with its remedy.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
