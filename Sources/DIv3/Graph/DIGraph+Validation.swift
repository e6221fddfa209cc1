internal import DIGraphRules

extension DIGraph {
  /// Validates that every object can be created as declared, and logs each finding with its cause and its
  /// remedy.
  ///
  /// One line in a test validates the graph of a program:
  ///
  /// ```swift
  /// #expect(container.makeGraph().checkIsValid())
  /// ```
  ///
  /// Errors are a missing or ambiguous dependency that is not an Optional, a dependency on a component that
  /// can't create its objects, a cycle that nothing breaks, a cycle that never ends, a type that a component is
  /// offered as although none of its objects can be of it, and an argument of a wrong type that a ``Provider1``
  /// to ``Provider5`` passes.
  ///
  /// Doubtful declarations only log a warning: an object that lives longer and holds one of a shorter life; an injection
  /// into a struct, which gets a copy; two lifetimes; a ``DIComponentBuilder/test()`` component that replaces nothing; a
  /// name that a repeated line adds. On Apple platforms, so does a class that no known class below it makes fit: generic
  /// classes are unknown there.
  ///
  /// If any component is a ``DIComponentBuilder/root()``, only cycles that a root or a `single` component
  /// leads to count, and the log lists the components that none leads to, except those marked as
  /// ``DIComponentBuilder/unused()``.
  ///
  /// The call creates no objects.
  ///
  /// - Parameter checkGraphCycles: Whether to check cycles, too. It checks at most 1,000 cycles one by one;
  ///   in a graph with more it still finds those that are errors, but logs only the shortest.
  /// - Returns: Whether the graph has no errors.
  /// - Complexity: Grows with the number of components and dependencies.
  /// - Since: 4.1; roots since 4.5
  public func checkIsValid(checkGraphCycles: Bool = true) -> Bool {
    let model = model
    let findings = model.declaredFindings(checksCycles: checkGraphCycles)
    for finding in findings where !(finding.isCaptive && model.accepts(finding)) {
      log(finding.severity.level, model.message(for: finding))
    }
    return !findings.contains { $0.severity == .error }
  }
}

extension Finding.Severity {
  fileprivate var level: DILogLevel {
    switch self {
    case .error: return .error
    case .warning: return .warning
    case .notChecked, .note: return .info
    case .verbose: return .verbose
    }
  }
}

extension Finding {
  fileprivate var isCaptive: Bool {
    if case .captive = kind { return true }
    return false
  }
}
