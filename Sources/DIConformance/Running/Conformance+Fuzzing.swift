extension Conformance {
  /// Compares containers with a model on random graphs.
  ///
  /// Registers each graph with each container, makes random requests, and compares all events with a
  /// model that follows the container's `graphRules`: which objects are created, from which others,
  /// in which order, what is injected into them and when, and how each request ends. Stops at the
  /// first graph on which a container deviates from its model, and reduces that graph.
  ///
  ///     let report = Conformance.fuzz([mine], graphs: 1_000, seed: 1)
  ///     print(report.text)
  ///
  /// The same seed generates the same graphs. 1,000 graphs take a few seconds.
  ///
  /// - Parameters:
  ///   - containers: The containers. Those without `graphRules` are skipped.
  ///   - graphs: The number of graphs, each with 1 to 60 components.
  ///   - seed: The seed of the first graph. Each further graph uses the next number.
  ///   - willTry: Called with the seed of each graph before its first request, so that a caller knows
  ///     which graph ended the process.
  /// - Returns: The counts, and the first failure if there is one.
  public static func fuzz(
    _ containers: [ContainerUnderTest], graphs: Int, seed: UInt64,
    willTry: (UInt64) -> Void = { _ in }
  ) -> FuzzReport {
    var requests = 0
    var leftOut: [FuzzReport.Reason: Int] = [:]
    for index in 0..<max(0, graphs) {
      let seed = seed &+ UInt64(index)
      willTry(seed)
      let graph = FuzzGenerator.graph(seed: seed)
      for container in containers {
        guard let rules = container.graphRules else { continue }
        let result = FuzzTrial(graph: graph, container: container, rules: rules).run()
        requests += result.requests
        leftOut.merge(result.leftOut, uniquingKeysWith: +)
        guard let mismatch = result.mismatch else { continue }
        return FuzzReport(
          graphs: index + 1, requests: requests, leftOut: leftOut,
          failure: failure(
            of: graph, mismatch, on: container, rules: rules, seed: seed, index: index))
      }
    }
    return FuzzReport(graphs: max(0, graphs), requests: requests, leftOut: leftOut, failure: nil)
  }

  private static func failure(
    of graph: FuzzGraph, _ first: FuzzMismatch, on container: ContainerUnderTest,
    rules: GraphRules, seed: UInt64, index: Int
  ) -> FuzzReport.Failure {
    func mismatch(of graph: FuzzGraph) -> FuzzMismatch? {
      FuzzTrial(graph: graph, container: container, rules: rules).run().mismatch
    }
    let reduced = FuzzReducer { mismatch(of: $0) != nil }.reduced(graph)
    return FuzzReport.Failure(
      seed: seed, index: index, container: container.name,
      components: (graph.components.count, reduced.components.count),
      graph: reduced.description, text: (mismatch(of: reduced) ?? first).description)
  }
}
