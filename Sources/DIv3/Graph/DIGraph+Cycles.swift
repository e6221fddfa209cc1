internal import DIEngine
internal import DIEngineGraph
internal import DIGraphRules

extension DIGraph {
  /// Finds the dependency cycles of the graph, including those that the container can resolve.
  ///
  /// ```swift
  /// let graph = container.makeGraph()
  /// for cycle in graph.findCycles() {
  ///   print(cycle.vertexIndices.map { graph.vertices[$0] })
  /// }
  /// ```
  ///
  /// - Returns: Each cycle once; at least one if there is any.
  /// - Complexity: A dense graph has too many cycles to list all: the search stops after 10,000 cycles or
  ///   1,000,000 visited edges, and logs a message if more remain.
  /// - Since: 4.1
  public func findCycles() -> [DICycle] {
    list(CycleSearch.run(on: declared.arcs, Self.limit))
  }

  /// Finds the dependency cycles through an entry point: a ``DIComponentBuilder/root()`` or a `single`
  /// component.
  ///
  /// - Returns: Each cycle once, beginning with such a component.
  /// - Complexity: The limits of ``findCycles()`` apply.
  /// - Since: 4.5
  public func findRootCycles() -> [DICycle] {
    list(CycleSearch.run(on: declared.arcs, through: declared.entered, Self.limit))
  }

  private static var limit: CycleSearch.Limit { CycleSearch.Limit(cycles: 10_000, work: 1_000_000) }

  private func list(_ found: CycleSearch.Outcome) -> [DICycle] {
    if !found.isComplete {
      log(.info, "There are more cycles than the \(found.cycles.count) that were found.")
    }
    return found.cycles.map { cycle in
      DICycle(
        vertexIndices: cycle.vertices,
        edges: zip(cycle.vertices, cycle.labels).map { adjacencyList[$0][$1].edge })
    }
  }
}
