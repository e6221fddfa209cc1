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
    var tally = FuzzTally()
    for index in 0..<max(0, graphs) {
      let seed = seed &+ UInt64(index)
      willTry(seed)
      let graph = FuzzGenerator.graph(seed: seed)
      for container in containers {
        guard let rules = container.graphRules else { continue }
        func run(_ graph: FuzzGraph) -> FuzzTrial.Result {
          // A container of this process always answers.
          try! FuzzTrial(graph: graph, container: container, rules: rules).run()
        }
        let report = tally.add(run(graph), of: graph, container.graphFeatures, seed, index, run)
        if let report { return report }
      }
    }
    return tally.report(graphs: max(0, graphs))
  }

  /// Compares a container that is reached by messages with a model on random graphs, as
  /// ``fuzz(_:graphs:seed:willTry:)-(_,_,_,_)`` does with containers of this process.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - graphs: The number of graphs, each with 1 to 60 components.
  ///   - seed: The seed of the first graph. Each further graph uses the next number.
  ///   - willTry: Called with the seed of each graph before its first request.
  /// - Returns: The counts, and the first failure if there is one.
  /// - Throws: `ExternalContainer.Misunderstanding` if the container's answer isn't one, or the error that sending
  ///   throws.
  public static func fuzz(
    _ container: ExternalContainer, graphs: Int, seed: UInt64,
    willTry: (UInt64) -> Void = { _ in }
  ) throws -> FuzzReport {
    var tally = FuzzTally()
    func run(_ graph: FuzzGraph) throws -> FuzzTrial.Result {
      try FuzzTrial(
        graph: graph.restricted(to: container.features), container: container.description,
        rules: container.rules, subject: container
      ).run()
    }
    for index in 0..<max(0, graphs) {
      let seed = seed &+ UInt64(index)
      willTry(seed)
      let graph = FuzzGenerator.graph(seed: seed)
      let report = tally.add(try run(graph), of: graph, container.features, seed, index, run)
      if let report { return report }
    }
    return tally.report(graphs: max(0, graphs))
  }
}

/// The counts of a run.
private struct FuzzTally {
  private var requests = 0
  private var leftOut: [FuzzReport.Reason: Int] = [:]

  /// Adds the result of a graph.
  ///
  /// - Parameters:
  ///   - features: What graphs for the container contain. What is left of a graph without some components may lack more.
  ///   - run: Runs a smaller graph.
  /// - Returns: The report, if the graph failed.
  mutating func add<Stop: Error>(
    _ result: FuzzTrial.Result, of graph: FuzzGraph, _ features: GraphFeatures, _ seed: UInt64,
    _ index: Int,
    _ run: (FuzzGraph) throws(Stop) -> FuzzTrial.Result
  ) -> FuzzReport? {
    requests += result.requests
    leftOut.merge(result.leftOut, uniquingKeysWith: +)
    guard let first = result.mismatch else { return nil }
    let reduced = withoutActuallyEscaping(run) { run in
      FuzzReducer { (try? run($0))?.mismatch != nil }.reduced(graph.restricted(to: features))
        .restricted(to: features)
    }
    let last = (try? run(reduced))?.mismatch ?? first
    let failure = FuzzReport.Failure(
      seed: seed, index: index, container: first.container,
      components: (graph.components.count, reduced.components.count),
      graph: reduced.description, text: last.description)
    return FuzzReport(graphs: index + 1, requests: requests, leftOut: leftOut, failure: failure)
  }

  func report(graphs: Int) -> FuzzReport {
    FuzzReport(graphs: graphs, requests: requests, leftOut: leftOut, failure: nil)
  }
}
