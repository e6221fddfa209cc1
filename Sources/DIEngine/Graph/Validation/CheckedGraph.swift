/// A declared graph, and what several rules want to know of it.
struct ValidationContext {
  let graph: DependencyGraph
  let arcs: Digraph
  /// The components that are asked for from outside.
  let entered: [Int]
  /// Whether the graph says which components are asked for from outside; otherwise all may be.
  let hasRoots: Bool
  private let parts: StronglyConnectedComponents

  init(_ graph: DependencyGraph) {
    self.graph = graph
    arcs = graph.arcs
    entered = graph.entered
    hasRoots = graph.vertices.contains { $0.component?.isRoot ?? false }
    parts = StronglyConnectedComponents(of: arcs)
  }

  func component(_ vertex: Int) -> DeclaredComponent? { graph.vertices[vertex].component }

  func edge(_ vertex: Int, _ arc: Digraph.Arc) -> DependencyEdge {
    graph.edges[vertex][arc.label]
  }

  /// Whether two vertices, one of which an arc leads from to the other, lie on a cycle.
  func areOnCycle(_ vertex: Int, _ other: Int) -> Bool {
    parts.part[vertex] >= 0 && parts.part[vertex] == parts.part[other]
  }

  /// The uses of components that can't make their objects, with the component.
  var usesWithoutFactory: [(Finding.Use, DeclaredComponent)] {
    graph.edges.indices.flatMap { owner in
      graph.edges[owner].flatMap { edge in
        edge.targets.compactMap { target in
          guard let component = component(target), !component.canMake else { return nil }
          return (Finding.Use(owner: owner, edge: edge, target: target), component)
        }
      }
    }
  }
}
