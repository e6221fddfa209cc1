/// One thing that a person should know of a declared graph.
package struct Finding: Sendable {
  package enum Severity: Equatable, Sendable {
    /// The graph does not work as declared.
    case error
    case warning
    case info
    case verbose
  }

  /// One target of one edge.
  package struct Use: Sendable {
    package let owner: Int
    package let edge: DependencyEdge
    package let target: Int
  }

  package enum Kind: Sendable {
    /// A component that can't make its objects, nor get them from elsewhere, is asked for.
    case withoutFactory(Use)
    /// The same, but an object of it may lead to the owner when it is handed in.
    case onlyExternal(Use)
    /// The same, but its objects are kept once they are handed in.
    case onlyOnceKept(Use)
    /// A component that can't make its objects is asked for by nobody.
    case unaskedWithoutFactory(Int)
    /// Several components offer what is asked for, and none is preferred.
    case ambiguous(owner: Int, DependencyEdge)
    /// No component offers what is asked for.
    case unknown(owner: Int, DependencyEdge)
    /// All objects of the cycle are made anew for each other, without end.
    case endless(Cycle)
    /// A member of the cycle is made anew when the cycle comes back to it.
    case renewed(Cycle, member: Int)
    /// Kept members of the cycle go on with objects that the others have left behind.
    case stale(Cycle)
    /// Each initializer of the cycle needs the object of the next.
    case initializers(Cycle)
    /// Nothing in the cycle waits for anything.
    case uncut(Cycle)
    /// How many cycles there are, and how long they are on average.
    case cycles(count: Int, averageLength: Double)
    /// There are too many cycles to look at each: the shortest ones that break a rule are told.
    case tooManyCycles(limit: CycleSearch.Limit)
    /// Nothing that is asked for from outside leads to the component.
    case unused(Int)
  }

  package let severity: Severity
  package let kind: Kind

  init(_ severity: Severity, _ kind: Kind) {
    self.severity = severity
    self.kind = kind
  }
}

extension DependencyGraph {
  /// Checks the graph by all rules. It works as declared if there is no error among the findings.
  ///
  /// The cost grows with the size of the graph.
  ///
  /// - Parameter limit: a graph with more cycles than these is searched for cycles that break a
  ///   rule instead of looking at each.
  package func findings(
    checksCycles: Bool, _ limit: CycleSearch.Limit = .ofChecks
  ) -> [Finding] {
    let checked = ValidationContext(self)
    let rules: [any GraphRule] = [
      MissingFactoryRule(), NeedsRootInjectionRule(), NeedsPriorInjectionRule(),
      InjectOnlyComponentRule(),
      AmbiguousRule(), UnknownRule(),
    ]
    return rules.flatMap { $0.findings(in: checked) }
      + (checksCycles ? cycleFindings(checked, limit) : []) + UnusedRule().findings(in: checked)
  }

  private func cycleFindings(
    _ checked: ValidationContext, _ limit: CycleSearch.Limit
  ) -> [Finding] {
    let cycles = ValidatedCycles(of: checked, limit)
    let rules: [any CycleRule] = [
      EndlessCycleRule(), TransientInCycleRule(), MixedLifetimeCycleRule(), InitializerCycleRule(),
      UnbrokenCycleRule(),
    ]
    return cycles.summary
      + rules.flatMap { rule in
        cycles.suspects(of: rule).compactMap { rule.finding(for: $0, in: checked) }
      }
  }
}

/// A rule that a declared graph keeps or breaks.
protocol GraphRule {
  func findings(in checked: ValidationContext) -> [Finding]
}
