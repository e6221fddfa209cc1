/// Some object of a cycle waits: it is injected when the outermost one is made, or asked for
/// later. An array in an initializer leaves out what is being made.
struct UnbrokenCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    !checked.edge(vertex, arc).cutsCycles
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    // Cycles of initializers alone are told elsewhere.
    checked.edge(vertex, arc).isPlainParameter ? nil : .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    let edges = checked.graph.edges(of: cycle)
    guard !edges.contains(where: \.cutsCycles), !edges.allSatisfy(\.isPlainParameter)
    else { return nil }
    return Finding(.error, .uncut(cycle))
  }
}

extension DependencyEdge {
  fileprivate var cutsCycles: Bool { isDeferred || isDelayed || (isInitial && isMany) }
}
