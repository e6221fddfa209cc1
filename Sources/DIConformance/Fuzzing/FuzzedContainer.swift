/// A container of this process that runs a graph.
final class FuzzedContainer {
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

  /// Registers the graph's components and builds the container.
  ///
  /// - Returns: The events of the build, and `.value(.none)` if requests may follow.
  func build(_ graph: FuzzGraph) -> FuzzMismatch.Course {
    let early = graph.components.filter { $0.lateness == nil }
    for component in early where !component.isOfChild { register(component) }
    let outcome = outcome(refusing: true) {
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
    return FuzzMismatch.Course(events: recorder.takeEvents(), outcome: outcome)
  }

  /// Registers the components that are late for a request, and makes it.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - late: The components that are registered now.
  func serve(
    _ request: FuzzGraph.Request, registering late: [FuzzGraph.Component]
  ) -> FuzzMismatch.Course {
    for component in late { register(component) }
    let outcome = outcome(refusing: false) {
      let asked = resolver(for: request)
      if let given = request.given {
        let object = object(given, request)
        try asked.inject(object)
        return FuzzValue(object)
      }
      let found = try request.object(from: asked)
      if request.isHeld, let found { held.append(found) }
      return FuzzValue(found)
    }
    return FuzzMismatch.Course(events: recorder.takeEvents(), outcome: outcome)
  }

  /// Makes requests on several threads that start together.
  ///
  /// - Returns: What happens, until all have ended.
  /// - Throws: `ThreadsThatWait` if threads don't end in time.
  func serve(
    _ requests: [(number: Int, request: FuzzGraph.Request)], threads: Int, seconds: Double
  ) throws -> [FuzzLog.Entry] {
    recorder.beginThreads()
    _ = try Contention.run(threads: threads, seconds: seconds) { [self] thread in
      for (turn, (number, request)) in requests.enumerated() where turn % threads == thread {
        let outcome = outcome(refusing: false) {
          FuzzValue(try request.object(from: resolver(for: request)))
        }
        recorder.note(.returned(number, outcome))
      }
    }
    return recorder.takeEntries()
  }

  private func resolver(for request: FuzzGraph.Request) -> ContainerResolver {
    (request.isOnChild ? child : request.onSecondScope ? second ?? first : first)!
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
