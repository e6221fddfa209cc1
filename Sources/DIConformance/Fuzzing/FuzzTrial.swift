/// One graph on one container, beside the model of what ought to happen.
struct FuzzTrial {
  let graph: FuzzGraph
  let container: ContainerUnderTest
  let rules: GraphRules

  /// What came of it.
  struct Result: Equatable {
    /// The first request that went another way than the model's.
    var mismatch: FuzzMismatch?
    /// How many requests were made.
    var requests = 0
    /// How many were left out, because the container would end the process, or because they
    /// make too many objects.
    var leftOut = 0
  }

  func run() -> Result {
    var result = Result()
    let model = FuzzModel.model(of: graph, rules: rules, container: container)
    let recorder = FuzzRecorder(container: container)
    let builder = container.open()

    let built = attempt(model) {
      try model.build()
      return .none
    }
    guard let built else {
      result.leftOut = graph.requests.count
      return result
    }
    graph.components.forEach { builder.register(recorder.recipe(for: $0)) }
    var resolver: ContainerResolver?
    let found = outcome(refusing: true) {
      resolver = try builder.build()
      return .none
    }
    if let mismatch = compare(nil, expected: (built, model), found: (found, recorder)) {
      result.mismatch = mismatch
      return result
    }
    guard let resolver else { return result }
    let second = container.lacks[.newScope] == nil ? try? resolver.newScope() : nil

    for (index, request) in graph.requests.enumerated() {
      guard let expected = attempt(model, { try model.serve(request) }) else {
        result.leftOut += 1
        continue
      }
      let asked = request.onSecondScope ? second ?? resolver : resolver
      let found = outcome(refusing: false) { try request.edge.request(to: asked) }
      result.requests += 1
      if let mismatch = compare(index, expected: (expected, model), found: (found, recorder)) {
        result.mismatch = mismatch
        return result
      }
    }
    return result
  }

  /// What the model says, or nil if the request is to be left out; then the model forgets it.
  private func attempt(_ model: FuzzModel, _ work: () throws -> FuzzValue) -> FuzzOutcome? {
    let memory = model.memory
    do {
      return .value(try work())
    } catch FuzzModel.Stop.failure(let kind) {
      return .failed(container.tellsApart.contains(kind) ? kind : .notResolved)
    } catch FuzzModel.Stop.refused {
      return .refused
    } catch {
      _ = model.takeEvents()
      model.memory = memory
      return nil
    }
  }

  private func outcome(refusing: Bool, of work: () throws -> FuzzValue) -> FuzzOutcome {
    do {
      return .value(try work())
    } catch let error as ResolutionFailure {
      return .failed(error.kind)
    } catch is DeliberateError {
      return .failed(container.tellsApart.contains(.user) ? .user : .notResolved)
    } catch {
      if let kind = container.classify(error) { return .failed(kind) }
      return refusing ? .refused : .unknown("\(error)")
    }
  }

  private func compare(
    _ request: Int?, expected: (FuzzOutcome, FuzzModel), found: (FuzzOutcome, FuzzRecorder)
  ) -> FuzzMismatch? {
    let (expectedEvents, foundEvents) = (expected.1.takeEvents(), found.1.takeEvents())
    if expected.0 == found.0, expectedEvents == foundEvents { return nil }
    return FuzzMismatch(
      container: container.name, request: request,
      expected: FuzzMismatch.Course(events: expectedEvents, outcome: expected.0),
      found: FuzzMismatch.Course(events: foundEvents, outcome: found.0))
  }
}

/// A request that went another way than the model's.
struct FuzzMismatch: Equatable, Sendable, CustomStringConvertible {
  /// What happened, and how it ended.
  struct Course: Equatable, Sendable {
    var events: [FuzzEvent]
    var outcome: FuzzOutcome
  }

  var container: String
  /// The place of the request in the graph; nil if it is the build.
  var request: Int?
  var expected: Course
  var found: Course

  var description: String {
    func list(_ course: Course) -> String {
      (course.events.map(\.description) + [course.outcome.description])
        .map { "  \($0)\n" }.joined()
    }
    let what = request.map { "request \($0 + 1)" } ?? "the build"
    return "\(what) on \(container) ought to go\n\(list(expected))and went\n\(list(found))"
  }
}
