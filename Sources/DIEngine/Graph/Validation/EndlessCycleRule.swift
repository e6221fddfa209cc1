/// In a cycle some object is kept, or a member that is asked for again is reused; otherwise all
/// are made anew for each other without end.
struct EndlessCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    checked.isRenewed(vertex) && checked.isRenewed(arc.target)
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    cycle.vertices.allSatisfy(checked.isRenewed) ? Finding(.error, .endless(cycle)) : nil
  }
}

extension ValidationContext {
  /// Whether each request for a component makes an object, even from inside a cycle.
  func isRenewed(_ vertex: Int) -> Bool {
    guard let component = component(vertex) else { return false }
    return component.lifetime.kept == .nowhere && !component.closesCycles
  }
}
