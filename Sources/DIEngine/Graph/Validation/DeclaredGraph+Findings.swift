extension DeclaredGraph {
  /// Checks the graph by all rules. It works as declared if there is no error among the findings.
  ///
  /// The cost grows with the size of the graph; cycles are looked for within limits.
  package func findings(checksCycles: Bool) -> [Finding] {
    let checked = CheckedGraph(self)
    let rules: [any GraphRule] = [
      WithoutMakerRule(), OnlyHandedInRule(), OnlyOnceKeptRule(), UnaskedWithoutMakerRule(),
      AmbiguousRule(), UnknownRule(),
    ]
    return rules.flatMap { $0.findings(in: checked) }
      + (checksCycles ? cycleFindings(checked) : []) + UnusedRule().findings(in: checked)
  }

  private func cycleFindings(_ checked: CheckedGraph) -> [Finding] {
    let cycles = CheckedCycles(of: checked)
    let rules: [any CycleRule] = [
      EndlessCycleRule(), RenewedCycleRule(), StaleCycleRule(), InitializerCycleRule(),
      UncutCycleRule(),
    ]
    return cycles.summary
      + rules.flatMap { rule in
        cycles.suspects(of: rule).compactMap { rule.finding(for: $0, in: checked) }
      }
  }
}

/// A rule that a declared graph keeps or breaks.
protocol GraphRule {
  func findings(in checked: CheckedGraph) -> [Finding]
}
