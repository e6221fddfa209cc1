/// A cycle does not come back to another object than it began with.
///
/// Where it begins is known only of components that are asked for from outside. Elsewhere a member
/// that is made anew each time is worth a look, no more.
struct TransientInCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  { true }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    guard checked.isRenewed(vertex) else { return nil }
    return checked.isBeginning(vertex) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let renewed = cycle.vertices.filter(checked.isRenewed)
    guard let first = renewed.first, renewed.count < cycle.vertices.count else { return nil }
    if let beginning = renewed.first(where: checked.isBeginning) {
      return Finding(.error, .renewed(cycle, member: beginning))
    }
    guard !cycle.vertices.contains(where: checked.isBeginning) else { return nil }
    return Finding(.warning, .renewed(cycle, member: first))
  }
}

extension ValidationContext {
  /// Whether a graph of objects is known to begin at a component.
  func isBeginning(_ vertex: Int) -> Bool {
    hasRoots && (component(vertex)?.isEntered ?? false)
  }
}
