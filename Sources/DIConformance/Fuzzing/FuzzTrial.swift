/// One graph on one container, compared with the model.
struct FuzzTrial {
  let graph: FuzzGraph
  let container: ContainerUnderTest
  let rules: GraphRules

  init(graph: FuzzGraph, container: ContainerUnderTest, rules: GraphRules) {
    self.graph = graph.restricted(to: container)
    self.container = container
    self.rules = rules
  }

  /// The result of the trial.
  struct Result: Equatable {
    /// The first request on which the container deviated from the model.
    var mismatch: FuzzMismatch?
    /// The number of requests made.
    var requests = 0
    /// The number of requests skipped, by reason.
    var leftOut: [FuzzReport.Reason: Int] = [:]
  }

  /// - Parameter attempts: How often a graph is tried whose requests come from several threads: no two runs are the same.
  func run(attempts: Int) -> Result {
    if graph.threads > 1 {
      return FuzzThreadTrial(graph: graph, container: container, rules: rules).run(
        attempts: attempts)
    }
    var result = Result()
    let model = FuzzModel(graph: graph, rules: rules, container: container)

    // The possible states of the model: several where the rules leave the behaviour open.
    var memories = [model.memory]
    let built = possibilities(of: model, memories) {
      try model.build()
      return .none
    }
    if let reason = built.reason {
      result.leftOut[reason] = graph.requests.count
      return result
    }
    let subject = FuzzedContainer(container)
    let found = subject.build(graph)
    result.mismatch = settle(&memories, built.ways, found: found, request: nil)
    if result.mismatch != nil, built.ways.contains(where: { $0.mayGoOn(as: found) }) {
      result.mismatch = nil
      result.leftOut[.recursionNoticedLate] = graph.requests.count
      return result
    }
    guard found.outcome == .value(.none), result.mismatch == nil else { return result }

    var unregistered = graph.components.filter { $0.lateness != nil }
    for (index, request) in graph.requests.enumerated() {
      let expected = possibilities(of: model, memories) {
        try model.serve(request, number: index)
      }
      if let reason = expected.reason {
        result.leftOut[reason, default: 0] += 1
        continue
      }
      let late = unregistered.filter { $0.lateness! <= index }
        .sorted { $0.lateness! < $1.lateness! }
      unregistered.removeAll { $0.lateness! <= index }
      let found = subject.serve(request, registering: late)
      result.mismatch = settle(&memories, expected.ways, found: found, request: index)
      if result.mismatch != nil {
        guard expected.ways.contains(where: { $0.mayGoOn(as: found) }) else { return result }
        result.mismatch = nil
        result.leftOut[.recursionNoticedLate, default: 0] += graph.requests.count - index
        return result
      }
      result.requests += 1
    }
    return result
  }

  /// A possible course of a request, and the state of the model after it.
  private struct Possibility {
    var course: FuzzMismatch.Course
    var memory: FuzzMemory
    /// Whether the container may detect a recursion late and therefore create additional objects.
    var isLenient: Bool

    /// Whether the container took this course, except for additional objects.
    func mayGoOn(as found: FuzzMismatch.Course) -> Bool {
      isLenient && found.outcome.isLike(course.outcome)
        && found.events.count(where: \.isMade) > course.events.count(where: \.isMade)
    }
  }

  /// Returns all courses that the rules permit, the most likely first, or the reason to skip the
  /// request.
  private func possibilities(
    of model: FuzzModel, _ memories: [FuzzMemory], _ work: () throws -> FuzzValue
  ) -> (ways: [Possibility], reason: FuzzReport.Reason?) {
    var found: [Possibility] = []
    for memory in memories {
      var next: FuzzGuesses? = FuzzGuesses()
      while let guesses = next {
        if found.count == Self.mostPossibilities { return ([], .tooManyWays) }
        (model.memory, model.guesses) = (memory, guesses)
        let outcome: FuzzOutcome
        switch Self.end(of: work, on: container) {
        case .success(let known): outcome = known
        case .failure(let left):
          _ = model.takeEvents()
          model.memory = memory
          return ([], left.reason)
        }
        let course = FuzzMismatch.Course(events: model.takeEvents(), outcome: outcome)
        found.append(
          Possibility(
            course: course, memory: model.memory,
            isLenient: rules.noticesRecursionLate && model.hasRecursed))
        next = model.guesses.following
      }
    }
    return (found, nil)
  }

  private static let mostPossibilities = 64

  /// Continues with the possible states that match the container's course, or returns a mismatch if
  /// there is none.
  private func settle(
    _ memories: inout [FuzzMemory], _ expected: [Possibility],
    found: FuzzMismatch.Course, request: Int?
  ) -> FuzzMismatch? {
    let taken = expected.filter { $0.course == found }.map(\.memory)
    if taken.isEmpty {
      return FuzzMismatch(
        container: container.name, request: request, expected: expected[0].course,
        others: expected.count - 1, found: found)
    }
    memories = taken.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return nil
  }

  /// The error for a request that is skipped.
  struct LeftOut: Error {
    let reason: FuzzReport.Reason
  }

  /// Returns the result of the model's request.
  static func end(
    of work: () throws -> FuzzValue, on container: ContainerUnderTest
  ) -> Swift.Result<FuzzOutcome, LeftOut> {
    do {
      return .success(.value(try work()))
    } catch FuzzModel.Stop.failure(let kind) {
      return .success(.failed(container.tellsApart.contains(kind) ? kind : .notResolved))
    } catch FuzzModel.Stop.refused {
      return .success(.refused)
    } catch FuzzModel.Stop.ends {
      return .failure(LeftOut(reason: .endsProcess))
    } catch {
      return .failure(LeftOut(reason: .tooManyObjects))
    }
  }
}

/// A deviation of a container from the model.
struct FuzzMismatch: Equatable, Sendable {
  /// The events of a request and its result.
  struct Course: Equatable, Sendable {
    var events: [FuzzEvent]
    var outcome: FuzzOutcome
  }

  var container: String
  var description: String
}

extension FuzzMismatch {
  /// - Parameters:
  ///   - request: The position of the request in the graph, or `nil` for the build.
  ///   - others: The number of other courses that the rules permit.
  init(container: String, request: Int?, expected: Course, others: Int, found: Course) {
    func list(_ course: Course) -> String {
      (course.events.map(\.description) + [course.outcome.description])
        .map { "  \($0)\n" }.joined()
    }
    let what = request.map { "request \($0 + 1)" } ?? "the build"
    let open = others == 0 ? "" : " (or another of \(others) ways)"
    self.init(
      container: container,
      description:
        "\(what) on \(container) ought to go\(open)\n\(list(expected))and went\n\(list(found))")
  }
}
