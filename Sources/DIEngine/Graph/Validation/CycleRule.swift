/// A rule about each cycle of a declared graph.
///
/// Where there are too many cycles to look at each, those that break the rule are looked for. So
/// that a broken rule is noticed then, too, the rule tells which arcs such cycles can go along, and
/// which of them are worth a search.
protocol CycleRule {
  /// Whether a cycle that breaks the rule can go along an arc.
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  /// Whether a cycle along an arc may break the rule. Each cycle that does has such an arc.
  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion?
  /// What a person should know of a cycle, if it breaks the rule.
  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding?
}

/// How likely a cycle along an arc breaks a rule. Not all are looked at where there are too many,
/// so those that make the graph fail must be strongly suspected.
enum Suspicion: CaseIterable {
  /// Looked at first.
  case strong
  /// Looked at as far as the limit allows.
  case weak
}
