internal import DIEngine

extension DIGraph {
  /// Finds the cycles of the graph, those that the container can deal with included.
  ///
  /// ```swift
  /// let graph = container.makeGraph()
  /// for cycle in graph.findCycles() {
  ///   print(cycle.vertexIndices.map { graph.vertices[$0] })
  /// }
  /// ```
  ///
  /// - Returns: Each cycle once. A dense graph has more cycles than any program can list: the search
  ///   ends after 10,000 cycles, or when it has followed a million edges, and a line in the log
  ///   says so. At least one is found if there is any.
  /// - Since: 4.1
  public func findCycles() -> [DICycle] {
    list(declared.cycles(Self.limit))
  }

  /// Finds the cycles that go through a component that is asked for from outside: a
  /// ``DIComponentBuilder/root()``, or one whose lifetime is `single`.
  ///
  /// - Returns: Each cycle once, beginning with such a component; within the limits of
  ///   ``findCycles()``.
  /// - Since: 4.5
  public func findRootCycles() -> [DICycle] {
    list(declared.cyclesThroughEntered(Self.limit))
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
