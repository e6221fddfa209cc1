/// A graph whose requests are divided over threads that start together.
///
/// Nobody knows the order of what happens. So the trial demands only what holds in any order: the model makes the requests
/// in several orders, and the container may neither answer otherwise than in one of them, nor make a shared object more
/// often than in any, nor return an object that lacks an injection which it has in all. Where something fails, another
/// request may have received it early, and fails with it: then the next one makes a new object.
struct FuzzThreadTrial {
  let graph: FuzzGraph
  let container: ContainerUnderTest
  let rules: GraphRules

  /// The number of seconds in which the threads end, or wait for each other.
  private static let limit = 10.0

  /// - Parameter attempts: How often the requests are made, each time of a new container.
  func run(attempts: Int) -> FuzzTrial.Result {
    var result = FuzzTrial.Result()
    let expected = expectation(&result)
    guard let expected, !expected.requests.isEmpty else { return result }
    for _ in 0..<attempts {
      let subject = FuzzedContainer(container)
      let built = subject.build(graph)
      guard built.outcome == .value(.none) else { return result }
      result.requests += expected.requests.count
      let text: String?
      do {
        var log = FuzzLog(entries: built.events.map(FuzzLog.Entry.event))
        log.entries += try subject.serve(
          expected.requests.map { (number: $0, request: graph.requests[$0]) },
          threads: graph.threads, seconds: min(Self.limit, container.timeLimit))
        text = expected.difference(of: log)
      } catch {
        text = "there are \(error)"
      }
      if let text {
        result.mismatch = FuzzMismatch(
          container: container.name,
          description: "on \(container.name), \(text)\n")
        return result
      }
    }
    return result
  }

  // MARK: - The model

  /// Returns what the container may do with the requests that can be made in any order; nil if there are none.
  private func expectation(_ result: inout FuzzTrial.Result) -> FuzzThreadExpectation? {
    let model = FuzzModel(graph: graph, rules: rules, container: container)
    let built: [FuzzEvent]
    switch answer(
      of: model,
      {
        try model.build()
        return .none
      })
    {
    case .success(.value(.none)): built = model.takeEvents()
    case .success: return nil
    case .failure(let reason):
      result.leftOut[reason.reason] = graph.requests.count
      return nil
    }
    let memory = model.memory
    var requests = Array(graph.requests.indices)
    search: while true {
      var expected = FuzzThreadExpectation(graph: graph, container: container, requests: requests)
      for order in orders(of: requests) {
        model.memory = memory
        var log = FuzzLog(entries: built.map(FuzzLog.Entry.event))
        for number in order {
          let answer = answer(of: model) {
            try model.serve(graph.requests[number], number: number)
          }
          log.entries += model.takeEvents().map(FuzzLog.Entry.event)
          switch answer {
          case .success(let outcome): log.entries.append(.returned(number, outcome))
          case .failure(let left):
            requests.removeAll { graph.requests[$0] == graph.requests[number] }
            result.leftOut[left.reason, default: 0] += expected.requests.count - requests.count
            continue search
          }
        }
        expected.allow(log, model.failures)
      }
      return expected
    }
  }

  /// Some orders in which each request comes before each other one, and each comes first.
  private func orders(of requests: [Int]) -> [[Int]] {
    var seen: [FuzzGraph.Request] = []
    let firsts = requests.filter { number in
      defer { seen.append(graph.requests[number]) }
      return !seen.contains(graph.requests[number])
    }
    return [requests.reversed()] + firsts.map { first in [first] + requests.filter { $0 != first } }
  }

  private func answer(
    of model: FuzzModel, _ work: () throws -> FuzzValue
  ) -> Result<FuzzOutcome, FuzzTrial.LeftOut> {
    model.guesses = FuzzGuesses()
    let answer = FuzzTrial.end(of: work, on: container)
    if case .failure = answer { _ = model.takeEvents() }
    if model.guesses.following != nil { return .failure(FuzzTrial.LeftOut(reason: .tooManyWays)) }
    if model.hasRecursed { return .failure(FuzzTrial.LeftOut(reason: .recursesOnThreads)) }
    return answer
  }
}

/// What happened, in order, on all threads.
struct FuzzLog {
  enum Entry {
    case event(FuzzEvent)
    /// A request, identified by its position in the graph, has ended.
    case returned(Int, FuzzOutcome)
  }

  var entries: [Entry] = []
}

/// What a container may do whose requests come from several threads.
private struct FuzzThreadExpectation {
  let graph: FuzzGraph
  let container: ContainerUnderTest
  /// The positions of the requests to make.
  let requests: [Int]
  /// How a request may end, and all that are the same, by the first of these; with types in place of objects.
  private var outcomes: [Int: [FuzzOutcome]] = [:]
  /// The failures that a request may share with another one.
  private var failures: Set<FailureKind> = []
  /// The most objects of each type.
  private var most: [Int: Int] = [:]
  /// The steps that each object of a type has when a request returns it, or something that holds it.
  private var steps: [Int: Set<Int>] = [:]

  init(graph: FuzzGraph, container: ContainerUnderTest, requests: [Int]) {
    (self.graph, self.container, self.requests) = (graph, container, requests)
  }

  /// Adds what the model does in one order.
  ///
  /// - Parameter failures: The kinds of failure that anything met.
  mutating func allow(_ log: FuzzLog, _ failures: Set<FailureKind>) {
    self.failures.formUnion(failures.map { container.tellsApart.contains($0) ? $0 : .notResolved })
    var history = FuzzHistory(graph: graph, container: container)
    for entry in log.entries {
      history.add(entry)
      guard case .returned(let number, let outcome) = entry else { continue }
      outcomes[first(of: number), default: []].append(history.types(in: outcome))
      for object in history.objects(in: outcome) {
        guard let type = history.types[object] else { continue }
        let had = history.steps[object] ?? []
        steps[type] = steps[type]?.intersection(had) ?? had
      }
    }
    most.merge(history.made, uniquingKeysWith: max)
  }

  /// Returns in which way a container did something else, or nil.
  func difference(of log: FuzzLog) -> String? {
    var history = FuzzHistory(graph: graph, container: container)
    for entry in log.entries {
      if let twice = history.add(entry) { return twice }
      guard case .returned(let number, let outcome) = entry else { continue }
      let known = history.types(in: outcome)
      let allowed = outcomes[first(of: number)] ?? []
      if case .failed(let kind) = known, failures.contains(kind) { continue }
      if !allowed.contains(known) {
        let others = allowed.reduce(into: [FuzzOutcome]()) { if !$0.contains($1) { $0.append($1) } }
        return "request \(number + 1) ends with \(Self.text(known)), in any order it should with "
          + others.map(Self.text).joined(separator: " or ")
      }
      for object in history.objects(in: outcome) {
        guard let type = history.types[object] else { continue }
        guard let needed = steps[type] else {
          return
            "request \(number + 1) gives #\(object), a C\(type), which never gets all that it needs"
        }
        if let lacking = needed.subtracting(history.steps[object] ?? []).min() {
          let what =
            lacking == FuzzHistory.postInit ? "its post-init" : "its injection [\(lacking)]"
          return "request \(number + 1) gives #\(object), a C\(type), before \(what)"
        }
      }
    }
    guard failures.isEmpty else { return nil }
    for component in graph.components where isShared(component) {
      let (made, most) = (history.made[component.type] ?? 0, most[component.type] ?? 0)
      if made > most {
        return "\(made) objects of C\(component.type) are made, in any order it should be \(most)"
      }
    }
    return nil
  }

  private func first(of number: Int) -> Int {
    graph.requests.firstIndex(of: graph.requests[number])!
  }

  private func isShared(_ component: FuzzGraph.Component) -> Bool {
    switch component.lifetime {
    case .eagerSingle, .lazySingle, .perScope: true
    case .transient, .graph, .weak, nil: false
    }
  }

  private static func text(_ outcome: FuzzOutcome) -> String {
    outcome.description.split(separator: "#", omittingEmptySubsequences: false)
      .joined(separator: "a C")
  }
}

/// What a log tells of the objects, up to a point.
private struct FuzzHistory {
  static let postInit = -1

  let graph: FuzzGraph
  let container: ContainerUnderTest
  /// The type of each object.
  private(set) var types: [Int: Int] = [:]
  /// The number of objects of each type.
  private(set) var made: [Int: Int] = [:]
  /// The injections that each object has, and its post-init.
  private(set) var steps: [Int: Set<Int>] = [:]
  private var parts: [Int: [Int]] = [:]
  private var faults = FuzzFaults()

  init(graph: FuzzGraph, container: ContainerUnderTest) {
    (self.graph, self.container) = (graph, container)
  }

  /// Adds an entry.
  ///
  /// - Returns: What happened to an object that mustn't happen twice.
  @discardableResult
  mutating func add(_ entry: FuzzLog.Entry) -> String? {
    switch entry {
    case .event(.made(let type, let object, let values)):
      types[object] = type
      made[type, default: 0] += 1
      parts[object] = values.flatMap(\.objects)
    case .event(.injected(let object, let step, let values)):
      parts[object, default: []] += values.flatMap(\.objects)
      guard let type = types[object],
        let component = graph.components.first(where: { $0.type == type })
      else { break }
      if container.lacks[.throwingInjections] == nil,
        faults.strike(component.injections[step].fault, type: type, step: step)
      {
        break
      }
      if !steps[object, default: []].insert(step).inserted {
        return "#\(object), a C\(type), gets its injection [\(step)] twice"
      }
    case .event(.finished(let object)):
      if !steps[object, default: []].insert(Self.postInit).inserted {
        return "#\(object) is finished twice"
      }
    case .event(.threw), .returned: break
    }
    return nil
  }

  /// Returns the outcome with types in place of objects.
  func types(in outcome: FuzzOutcome) -> FuzzOutcome {
    func type(_ object: Int) -> Int { types[object] ?? -1 }
    return switch outcome {
    case .value(.one(let object)): .value(.one(type(object)))
    case .value(.all(let objects)): .value(.all(objects.map(type)))
    default: outcome
    }
  }

  /// Returns the objects that a request got, and all that these hold.
  func objects(in outcome: FuzzOutcome) -> Set<Int> {
    guard case .value(let value) = outcome else { return [] }
    var next = value.objects
    var found = Set(next)
    while let object = next.popLast() {
      next += (parts[object] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }
}
