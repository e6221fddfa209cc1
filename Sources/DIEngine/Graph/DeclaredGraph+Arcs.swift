extension DependencyGraph {
  /// The graph as the searches read it: one arc for each target of an edge, whose label is the
  /// number of the edge among those of its vertex.
  package var arcs: Digraph {
    Digraph(
      edges.map { edges in
        edges.enumerated().flatMap { label, edge in
          edge.targets.map { Digraph.Arc(target: $0, label: label) }
        }
      })
  }

  /// The edges that a cycle goes along.
  package func edges(of cycle: Cycle) -> [DependencyEdge] {
    zip(cycle.vertices, cycle.labels).map { edges[$0][$1] }
  }

  /// The components that are asked for from outside of the graph.
  package var entered: [Int] {
    vertices.indices.filter { vertices[$0].component?.isEntered ?? false }
  }

  /// All cycles, each told from its least vertex, or as many as a limit allows.
  package func cycles(_ limit: CycleSearch.Limit) -> CycleSearch.Outcome {
    CycleSearch.run(on: arcs, limit)
  }

  /// All cycles through components that are asked for from outside, each told from the first of
  /// these, or as many as a limit allows.
  package func cyclesThroughEntered(_ limit: CycleSearch.Limit) -> CycleSearch.Outcome {
    CycleSearch.run(on: arcs, through: entered, limit)
  }
}
