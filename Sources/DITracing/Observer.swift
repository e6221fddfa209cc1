internal import CDIEngine
internal import DIEngine

/// Translates the engine's events for one closure of the user's.
final class Observer: Sendable {
  /// A request, a making or injections that have begun and not ended.
  private struct Place: Hashable {
    let requester: ContainerEvent.Requester
    let depth: Int
  }

  private struct Open {
    let start: UInt64
    /// Whether the object was made.
    var isMade = false
  }

  private struct State {
    var open: [Place: Open] = [:]
    /// The numbers of tasks, by what distinguishes running ones.
    var tasks: [Int: Int] = [:]
  }

  private let state = Guarded(State())
  /// The closure; nil when the observation has ended. Plans that delayed values keep go on to call the observer.
  private let body: Guarded<(@Sendable (ContainerEvent) -> Void)?>

  init(_ body: @escaping @Sendable (ContainerEvent) -> Void) {
    self.body = Guarded(body)
  }

  func cancel() { body.value = nil }

  func receive(_ event: TraceEvent, _ context: ResolutionContext) {
    guard let body = body.value else { return }
    let (now, depth, requester) = (di_now(), context.traceDepth, requester(in: context))
    let place = Place(requester: requester, depth: depth)
    guard let kind = kind(of: event, at: place, now) else { return }
    body(ContainerEvent(kind: kind, time: now, depth: depth, requester: requester))
  }

  private func requester(in context: ResolutionContext) -> ContainerEvent.Requester {
    let (isTask, number) = context.requester
    guard isTask else { return .thread(number) }
    return .task(
      state.locked { state in
        if let known = state.tasks[number] { return known }
        state.tasks[number] = state.tasks.count + 1
        return state.tasks.count
      })
  }

  private func kind(
    of event: TraceEvent, at place: Place, _ now: UInt64
  ) -> ContainerEvent.Kind? {
    switch event {
    case .begin(let span):
      state.locked { $0.open[place] = Open(start: now) }
      switch span {
      case .request(let request): return .requested(.init(request))
      case .making(let component): return .making(.init(component))
      case .injecting(let component, _): return .injecting(.init(component))
      }
    case .end(let span):
      // The beginning is unknown if it was before the observation.
      guard let open = state.locked({ $0.open.removeValue(forKey: place) }) else { return nil }
      let seconds = Double(now - open.start) / 1_000_000_000
      switch span {
      case .request(let request): return .ended(.init(request), seconds: seconds)
      case .making(let component) where open.isMade:
        return .made(.init(component), seconds: seconds)
      case .making(let component): return .notMade(.init(component), seconds: seconds)
      case .injecting(let component, _): return .injected(.init(component), seconds: seconds)
      }
    case .made:
      state.locked {
        $0.open[Place(requester: place.requester, depth: place.depth - 1)]?.isMade = true
      }
      return nil
    case .found(let component, let request): return .found(.init(component), for: .init(request))
    case .externalInstance(let component, _): return .given(.init(component))
    case .reused(let component, _, let isFinished):
      return .reused(.init(component), isFinished: isFinished)
    case .kept(let component, _): return .kept(.init(component))
    case .failed(let failure, let request):
      return .failed(.init(request), reason: failure.description)
    case .injected, .resolved: return nil
    }
  }
}

extension ContainerEvent.Component {
  fileprivate init(_ component: TracedComponent) {
    self.init(
      type: component.info.type, file: component.info.file, line: component.info.line,
      lifetime: component.lifetime.kind.name)
  }
}

extension ContainerEvent.Request {
  fileprivate init(_ request: TracedRequest) {
    let labels = request.labels.map { label in
      switch label {
      case .name(let name): "name \"\(name)\""
      case .tag(let tag): "tag \(tag)"
      }
    }
    if case .all = request.subject {
      self.init(type: request.type, labels: labels, isMany: true)
    } else {
      self.init(type: request.type, labels: labels, isMany: false)
    }
  }
}
