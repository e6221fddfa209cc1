internal import DIEngine

extension DIGraph {
  /// Checks whether every object can be made as declared, and tells in the log what is wrong, why,
  /// and what to do.
  ///
  /// One line in a test proves the graph of a program:
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// ```
  ///
  /// - Parameter checkGraphCycles: Whether cycles are looked at, too. Each one is, up to 1,000; of
  ///   more, those that make the graph fail are still found, but only the shortest are told.
  /// - Returns: Whether the graph is without errors: a dependency that is missing or ambiguous and
  ///   no Optional, one whose component can't make its objects, a cycle that nothing cuts or that
  ///   never ends. What is merely doubtful is told as a warning.
  ///
  /// If any component is a ``DIComponentBuilder/root()``, only cycles that can be reached from
  /// roots and singles count, and components that can't be reached are told, unless they are
  /// ``DIComponentBuilder/unused()``.
  ///
  /// No object is made. The cost grows with the number of components and dependencies. Since 4.1;
  /// roots since 4.5.
  public func checkIsValid(checkGraphCycles: Bool = true) -> Bool {
    let findings = declared.findings(checksCycles: checkGraphCycles)
    for finding in findings { log(finding.severity.level, message(for: finding.kind)) }
    return !findings.contains { $0.severity == .error }
  }
}

extension Finding.Severity {
  fileprivate var level: DILogLevel {
    switch self {
    case .error: return .error
    case .warning: return .warning
    case .info: return .info
    case .verbose: return .verbose
    }
  }
}
