extension Conformance {
  /// Compares containers with a model on random graphs.
  ///
  /// Registers each graph with each container, makes random requests, and compares all events with a
  /// model that follows the container's `graphRules`: which objects are created, from which others,
  /// in which order, what is injected into them and when, and how each request ends. Reduces each graph on
  /// which a container deviates from its model, and stops when there are enough that differ from each other.
  ///
  ///     let report = Conformance.fuzz([mine], graphs: 1_000, seed: 1)
  ///     print(report.text)
  ///
  /// The same seed generates the same graphs. 1,000 graphs take a few seconds.
  ///
  /// - Parameters:
  ///   - containers: The containers. Those without `graphRules`, or without synchronous requests, are skipped.
  ///   - graphs: The number of graphs, each with 1 to 60 components.
  ///   - seed: The seed of the first graph. Each further graph uses the next number.
  ///   - mostFailures: The number of failures after which the run stops. Those that reduce to the same graph count once.
  ///   - willTry: Called with the seed of each graph before its first request, so that a caller knows
  ///     which graph ended the process.
  ///   - willReduce: Called with each failing graph before it is reduced, which runs many smaller ones: one may hang, or
  ///     end the process.
  /// - Returns: The counts, and the failures if there are any.
  public static func fuzz(
    _ containers: [ContainerUnderTest], graphs: Int, seed: UInt64, mostFailures: Int = 5,
    willTry: (UInt64) -> Void = { _ in }, willReduce: (FuzzReport.Failure) -> Void = { _ in }
  ) -> FuzzReport {
    let fuzzed = containers.filter(\.canBeFuzzed)
    var tally = FuzzTally(
      most: mostFailures, idle: containers.filter { !$0.canBeFuzzed }.map(\.name))
    for index in 0..<max(0, graphs) where !tally.isFull {
      let seed = seed &+ UInt64(index)
      tally.graphs = index + 1
      willTry(seed)
      let graph = FuzzGenerator.graph(seed: seed)
      for container in fuzzed {
        guard let rules = container.graphRules else { continue }
        let graph = graph.restricted(to: container)
        func run(_ graph: FuzzGraph, attempts: Int = 10) -> FuzzTrial.Result {
          FuzzTrial(graph: graph, container: container, rules: rules).run(attempts: attempts)
        }
        tally.add(run(graph, attempts: 1), of: graph, seed, index, willReduce) { run($0) }
      }
    }
    return tally.report
  }
}

extension ContainerUnderTest {
  var canBeFuzzed: Bool { graphRules != nil && reasonForLacking(.synchronous) == nil }
}

/// The counts and the failures of a run.
private struct FuzzTally {
  private let most: Int
  private let idle: [String]
  var graphs = 0
  private var requests = 0
  private var leftOut: [FuzzReport.Reason: Int] = [:]
  private var failures: [FuzzReport.Failure] = []
  private var failingGraphs = 0
  /// The reduced graphs, regardless of numbers.
  private var shapes: Set<String> = []

  init(most: Int, idle: [String]) {
    (self.most, self.idle) = (most, idle)
  }

  /// Whether there are enough failures. Those that are the same again take time, too.
  var isFull: Bool {
    failures.count >= most || failingGraphs >= 5 * most
  }

  var report: FuzzReport {
    FuzzReport(
      graphs: graphs, requests: requests, leftOut: leftOut, failures: failures,
      idleContainers: idle)
  }

  /// Adds the result of a graph.
  ///
  /// - Parameter run: Runs a smaller graph.
  mutating func add(
    _ result: FuzzTrial.Result, of graph: FuzzGraph, _ seed: UInt64, _ index: Int,
    _ willReduce: (FuzzReport.Failure) -> Void, _ run: (FuzzGraph) -> FuzzTrial.Result
  ) {
    requests += result.requests
    leftOut.merge(result.leftOut, uniquingKeysWith: +)
    guard let mismatch = result.mismatch, !isFull else { return }
    failingGraphs += 1
    func failure(_ reduced: FuzzGraph, _ mismatch: FuzzMismatch) -> FuzzReport.Failure {
      FuzzReport.Failure(
        seed: seed, index: index, container: mismatch.container,
        components: (graph.components.count, reduced.components.count),
        graph: reduced.description, text: mismatch.description)
    }
    willReduce(failure(graph, mismatch))
    let reduced = withoutActuallyEscaping(run) { run in
      FuzzReducer { run($0).mismatch != nil }.reduced(graph)
    }
    guard shapes.insert("\(mismatch.container): \(reduced.shape)").inserted else { return }
    failures.append(failure(reduced, run(reduced).mismatch ?? mismatch))
  }
}
