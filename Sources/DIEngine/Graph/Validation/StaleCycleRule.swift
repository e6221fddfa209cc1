/// Objects that are kept do not form a cycle with others that are not: they would go on with those
/// of the graph that they were made in.
struct MixedLifetimeCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  { true }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    guard checked.isKept(vertex) else { return nil }
    return checked.isLeftBehind(arc.target) ? .strong : .weak
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let kept = cycle.vertices.filter(checked.isKept)
    guard !kept.isEmpty, cycle.vertices.contains(where: checked.isLeftBehind) else { return nil }
    // A cycle that begins with the only object that is kept is made once with it.
    if kept.count == 1, checked.isBeginning(kept[0]) { return nil }
    return Finding(.warning, .stale(cycle))
  }
}

extension ValidationContext {
  /// Whether the engine keeps the objects of a component beyond a graph. What a storage of the
  /// user does is not known.
  fileprivate func isKept(_ vertex: Int) -> Bool {
    component(vertex)?.lifetime.isShared ?? false
  }

  /// Whether the next graph has other objects of a component.
  fileprivate func isLeftBehind(_ vertex: Int) -> Bool {
    guard let kept = component(vertex)?.lifetime.kept else { return false }
    return kept == .nowhere || kept == .graph
  }
}
