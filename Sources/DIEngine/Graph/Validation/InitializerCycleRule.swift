/// Not every object of a cycle is needed by the initializer of the one before.
struct InitializerCycleRule: CycleRule {
  func admits(_ arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph) -> Bool {
    checked.edge(vertex, arc).isPlainParameter
  }

  func suspicion(
    of arc: Digraph.Arc, from vertex: Int, in checked: CheckedGraph
  ) -> Suspicion? {
    .strong
  }

  func finding(for cycle: Cycle, in checked: CheckedGraph) -> Finding? {
    checked.graph.edges(of: cycle).allSatisfy(\.isPlainParameter)
      ? Finding(.error, .initializers(cycle)) : nil
  }
}

extension DeclaredEdge {
  /// Whether an initializer needs the finished object.
  var isPlainParameter: Bool { isInitial && !isMany && !isDelayed }
}
