/// What a trial compares with the model: a container that runs a graph.
protocol FuzzSubject {
  /// Registers the graph's components and builds the container.
  ///
  /// - Returns: The events of the build, and `.value(.none)` if requests may follow.
  func build(_ graph: FuzzGraph) throws -> FuzzMismatch.Course

  /// Registers the components that are late for a request, and makes it.
  ///
  /// - Parameters:
  ///   - late: The components that are registered now.
  ///   - request: The request.
  func serve(
    _ request: FuzzGraph.Request, registering late: [FuzzGraph.Component]
  ) throws -> FuzzMismatch.Course
}

/// One graph on one container, compared with the model.
struct FuzzTrial {
  let graph: FuzzGraph
  let container: ContainerUnderTest
  let rules: GraphRules
  let subject: any FuzzSubject

  /// Creates the trial of a container in this process.
  init(graph: FuzzGraph, container: ContainerUnderTest, rules: GraphRules) {
    self.init(
      graph: graph.restricted(to: container.graphFeatures), container: container, rules: rules,
      subject: FuzzedContainer(container))
  }

  /// - Parameter container: What the container lacks and tells apart.
  init(
    graph: FuzzGraph, container: ContainerUnderTest, rules: GraphRules, subject: any FuzzSubject
  ) {
    self.graph = graph
    self.container = container
    self.rules = rules
    self.subject = subject
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

  /// - Throws: The error of a subject that doesn't answer.
  func run() throws -> Result {
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
    let found = try subject.build(graph)
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
      let found = try subject.serve(request, registering: late)
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
        switch end(of: work) {
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
  private struct LeftOut: Error {
    let reason: FuzzReport.Reason
  }

  /// Returns the result of the model's request.
  private func end(of work: () throws -> FuzzValue) -> Swift.Result<FuzzOutcome, LeftOut> {
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

/// A container of this process that runs a graph.
private final class FuzzedContainer: FuzzSubject {
  private let container: ContainerUnderTest
  private let recorder: FuzzRecorder
  private let builder: ContainerBuilder
  private var childBuilder: ContainerBuilder?
  private var first: ContainerResolver?
  private var second: ContainerResolver?
  private var child: ContainerResolver?
  private var held: [Any] = []
  private var given: [Int: Specimen] = [:]

  init(_ container: ContainerUnderTest) {
    self.container = container
    recorder = FuzzRecorder(container: container)
    builder = container.open()
  }

  func build(_ graph: FuzzGraph) -> FuzzMismatch.Course {
    let early = graph.components.filter { $0.lateness == nil }
    for component in early where !component.isOfChild { register(component) }
    let course = course(refusing: true) {
      let built = try builder.build()
      first = built
      if graph.hasChild {
        childBuilder = try built.newChild()
        for component in early where component.isOfChild { register(component) }
        child = try childBuilder?.build()
      }
      return .none
    }
    second = container.lacks[.newScope] == nil ? try? first?.newScope() : nil
    return course
  }

  func serve(
    _ request: FuzzGraph.Request, registering late: [FuzzGraph.Component]
  ) -> FuzzMismatch.Course {
    for component in late { register(component) }
    return course(refusing: false) {
      let asked = request.isOnChild ? child : request.onSecondScope ? second ?? first : first
      if let given = request.given {
        let object = object(given, request)
        try asked!.inject(object)
        return FuzzValue(object)
      }
      let found = try request.object(from: asked!)
      if request.isHeld, let found { held.append(found) }
      return FuzzValue(found)
    }
  }

  private func object(_ given: FuzzGraph.Given, _ request: FuzzGraph.Request) -> Specimen {
    guard case .own(let type) = request.edge.target else { preconditionFailure("\(request)") }
    let object = (given == .again ? self.given[type] : nil) ?? recorder.object(of: type)
    if request.isHeld {
      self.given[type] = object
      held.append(object)
    }
    return object
  }

  private func register(_ component: FuzzGraph.Component) {
    (component.isOfChild ? childBuilder : builder)?.register(recorder.recipe(for: component))
  }

  private func course(refusing: Bool, _ work: () throws -> FuzzValue) -> FuzzMismatch.Course {
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

/// A request on which a container deviated from the model.
struct FuzzMismatch: Equatable, Sendable, CustomStringConvertible {
  /// The events of a request and its result.
  struct Course: Equatable, Sendable {
    var events: [FuzzEvent]
    var outcome: FuzzOutcome
  }

  var container: String
  /// The position of the request in the graph, or `nil` for the build.
  var request: Int?
  var expected: Course
  /// The number of other courses that the rules permit.
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
