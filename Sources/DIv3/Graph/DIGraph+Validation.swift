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
  /// can't create its objects, a cycle that nothing breaks, and a cycle that never ends.
  ///
  /// Doubtful declarations only log a warning: an object that lives longer and holds one of a shorter life; an injection
  /// into a struct, which gets a copy; two lifetimes; a ``DIComponentBuilder/test()`` component that replaces nothing; a
  /// name that a repeated line adds.
  ///
  /// If any component is a ``DIComponentBuilder/root()``, only cycles that a root or a `single` component
  /// leads to count, and the log lists the components that none leads to, except those marked as
  /// ``DIComponentBuilder/unused()``.
  ///
  /// What the original releases don't look for is a warning here, but an error for `problems` of `DIGraphTools`: a type
  /// that a component is offered as although none of its objects can be of it; an argument of a wrong type that a
  /// ``Provider1`` to ``Provider5`` passes; and, if there are roots, a cycle that leads through none of them, or in which
  /// another component is registered before them, unless all its initializers need each other: no request can make those.
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
    let findings = model.findingsOfOriginals(checksCycles: checkGraphCycles)
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

  fileprivate var isErrorOfCycle: Bool {
    switch kind {
    case .endless, .renewed, .initializers, .uncut: severity == .error
    default: false
    }
  }

  /// Whether no original release looks for it.
  fileprivate var isNew: Bool {
    switch kind {
    case .impossibleService, .wrongArgument: true
    default: false
    }
  }
}

extension GraphModel {
  /// Returns the findings, of which those are errors for which the original releases refuse a graph, too.
  func findingsOfOriginals(checksCycles: Bool = true) -> [Finding] {
    let findings = declaredFindings(checksCycles: checksCycles)
    let allowsCycles = findings.contains(where: \.isErrorOfCycle) && !hasCycleOfOriginals
    return findings.map { finding in
      let isAllowed = finding.isErrorOfCycle && allowsCycles && !isOfInitializers(finding)
      return finding.severity == .error && (finding.isNew || isAllowed)
        ? Finding(.warning, finding.kind) : finding
    }
  }

  /// Whether a cycle can never be made, wherever a request enters it: its initializers need each other.
  private func isOfInitializers(_ finding: Finding) -> Bool {
    switch finding.kind {
    case .endless(let cycle), .initializers(let cycle):
      edges(of: cycle).allSatisfy(\.isPlainParameter)
    default: false
    }
  }

  /// Whether the original releases find a cycle that they refuse. If there are roots, they search from each of them, and
  /// from each `single` component, through components that were registered later.
  private var hasCycleOfOriginals: Bool {
    let checked = CheckedGraph(self, isStrict: false)
    return !checked.hasRoots
      || checked.entered.contains { start in
        let arcs = checked.arcs.filter { vertex, arc in
          vertex >= start && arc.target >= start
            && (components[start].isRenewed || !checked.edge(vertex, arc).cutsCycles)
        }
        return arcs.reachable(from: arcs.leaving(start).map { arcs.arcs[$0].target })[start]
      }
  }
}
