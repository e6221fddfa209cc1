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

    // What the model may remember: several things, where the rules leave something open.
    var memories = [model.memory]
    let built = possibilities(of: model, memories) {
      try model.build()
      return .none
    }
    guard let built else {
      result.leftOut = graph.requests.count
      return result
    }
    for component in graph.components { builder.register(recorder.recipe(for: component)) }
    var resolver: ContainerResolver?
    let found = course(of: recorder, refusing: true) {
      resolver = try builder.build()
      return .none
    }
    if built.contains(where: { $0.mayDiffer(found) }) {
      result.leftOut = graph.requests.count
      return result
    }
    result.mismatch = settle(&memories, built, found: found, request: nil)
    guard let resolver, result.mismatch == nil else { return result }
    let second = container.lacks[.newScope] == nil ? try? resolver.newScope() : nil

    for (index, request) in graph.requests.enumerated() {
      guard let expected = possibilities(of: model, memories, { try model.serve(request) }) else {
        result.leftOut += 1
        continue
      }
      let asked = request.onSecondScope ? second ?? resolver : resolver
      let found = course(of: recorder, refusing: false) { try request.edge.request(to: asked) }
      if expected.contains(where: { $0.mayDiffer(found) }) {
        result.leftOut += graph.requests.count - index
        return result
      }
      result.requests += 1
      result.mismatch = settle(&memories, expected, found: found, request: index)
      if result.mismatch != nil { return result }
    }
    return result
  }

  /// A way that a request may go, and what the model remembers then.
  private struct Possibility {
    var course: FuzzMismatch.Course
    var memory: FuzzModel.Memory
    /// Whether a recursion may be noticed late: then objects may be made in vain.
    var isLenient: Bool

    /// Whether the container went another way that is open: it made more objects.
    func mayDiffer(_ found: FuzzMismatch.Course) -> Bool {
      isLenient && found.events != course.events && found.outcome.isLike(course.outcome)
        && found.events.count(where: \.isMade) > course.events.count(where: \.isMade)
    }
  }

  /// All ways that the rules leave open, the likeliest first; nil if the request is to be left
  /// out, because one of them ends the process or makes too many objects, or there are too many.
  private func possibilities(
    of model: FuzzModel, _ memories: [FuzzModel.Memory], _ work: () throws -> FuzzValue
  ) -> [Possibility]? {
    var found: [Possibility] = []
    for memory in memories {
      var guesses: [Bool] = []
      repeat {
        if found.count == Self.mostPossibilities { return nil }
        model.memory = memory
        model.guess(guesses)
        guard let outcome = outcome(work) else {
          _ = model.takeEvents()
          return nil
        }
        let course = FuzzMismatch.Course(events: model.takeEvents(), outcome: outcome)
        found.append(
          Possibility(
            course: course, memory: model.memory,
            isLenient: rules.noticesRecursionLate && model.hasRecursed))
        guesses = model.guesses
        while guesses.last == false { guesses.removeLast() }
        if let last = guesses.indices.last { guesses[last] = false }
      } while !guesses.isEmpty
    }
    return found
  }

  private static let mostPossibilities = 64

  /// Goes on with the ways that the container may have gone, if there is one.
  private func settle(
    _ memories: inout [FuzzModel.Memory], _ expected: [Possibility],
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

  /// How the model's request ends; nil if it doesn't.
  private func outcome(_ work: () throws -> FuzzValue) -> FuzzOutcome? {
    do {
      return .value(try work())
    } catch FuzzModel.Stop.failure(let kind) {
      return .failed(container.tellsApart.contains(kind) ? kind : .notResolved)
    } catch FuzzModel.Stop.refused {
      return .refused
    } catch {
      return nil
    }
  }

  private func course(
    of recorder: FuzzRecorder, refusing: Bool, _ work: () throws -> FuzzValue
  ) -> FuzzMismatch.Course {
    let outcome = outcome(refusing: refusing, of: work)
    return FuzzMismatch.Course(events: recorder.takeEvents(), outcome: outcome)
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
  /// How many other ways the rules leave open.
  var others: Int
  var found: Course

  var description: String {
    func list(_ course: Course) -> String {
      (course.events.map(\.description) + [course.outcome.description])
        .map { "  \($0)\n" }.joined()
    }
    let what = request.map { "request \($0 + 1)" } ?? "the build"
    let open = others == 0 ? "" : " (or another of \(others) ways)"
    return "\(what) on \(container) ought to go\(open)\n\(list(expected))and went\n\(list(found))"
  }
}
