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
