/// Not every object of a cycle is needed by the initializer of the one before.
struct InitializerCycleRule: CycleRule {
  func checksReentrancyOf(_ arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext)
    -> Bool
  {
    checked.edge(vertex, arc).isPlainParameter
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: ValidationContext
  ) -> Suspicion? {
    .strong
  }

  func finding(for cycle: Cycle, in checked: ValidationContext) -> Finding? {
    checked.graph.edges(of: cycle).allSatisfy(\.isPlainParameter)
      ? Finding(.error, .initializers(cycle)) : nil
  }
}

extension DependencyEdge {
  /// Whether an initializer needs the finished object.
  var isPlainParameter: Bool { isInitial && !isMany && !isDelayed }
}
