internal import CDIEngine
internal import DIEngine

/// Translates the engine's events for one closure of the user's.
final class Observer: Sendable {
  /// A request, a making or injections that have begun and not ended.
  private struct Place: Hashable {
    let requester: ContainerEvent.Requester
    let depth: Int

    /// The place of the span around this one, or around an event.
    var outer: Place { Place(requester: requester, depth: depth - 1) }
  }

  private struct Span {
    let id: UInt64
    let parentID: UInt64?
    let start: UInt64
    /// Whether the object was made.
    var isMade = false
  }

  /// The spans that have begun and not ended.
  private let spans = Guarded<[Place: Span]>([:])
  /// The closure; nil when the observation has ended. Plans that delayed values keep go on to call the observer.
  private let body: Guarded<(@Sendable (ContainerEvent) -> Void)?>

  init(_ body: @escaping @Sendable (ContainerEvent) -> Void) {
    self.body = Guarded(body)
  }

  var openSpans: Int { spans.locked { $0.count } }

  func cancel() {
    body.value = nil
    spans.value = [:]
  }

  func receive(_ event: TraceEvent, _ context: ResolutionContext) {
    guard let body = body.value else { return }
    let (now, depth) = (di_now(), context.traceDepth)
    let place = Place(requester: .init(context.requester), depth: depth)
    let span: Span?
    switch event {
    case .begin: span = begin(at: place, context, now)
    case .end:
      span = spans.locked { $0.removeValue(forKey: place) }
      // The beginning is unknown if it was before the observation.
      if span == nil { return }
    case .made:
      return spans.locked { $0[place.outer]?.isMade = true }
    default: span = spans.locked { $0[place.outer] }
    }
    guard let kind = kind(of: event, span, now) else { return }
    body(
      ContainerEvent(
        kind: kind, time: now, depth: depth, requester: place.requester, spanID: span?.id,
        parentSpanID: span?.parentID))
  }

  private func begin(at place: Place, _ context: ResolutionContext, _ now: UInt64) -> Span {
    var outer = place.outer
    if place.depth == 0, let starter = context.starter {
      outer = Place(requester: .init(starter.requester), depth: starter.depth - 1)
    }
    return spans.locked { spans in
      let span = Span(id: di_next_number(), parentID: spans[outer]?.id, start: now)
      spans[place] = span
      return span
    }
  }

  private func kind(of event: TraceEvent, _ span: Span?, _ now: UInt64) -> ContainerEvent.Kind? {
    let seconds = span.map { Double(now - $0.start) / 1_000_000_000 } ?? 0
    switch event {
    case .begin(.request(let request)): return .requested(.init(request))
    case .begin(.making(let component)): return .making(.init(component))
    case .begin(.injecting(let component, _)): return .injecting(.init(component))
    case .end(.request(let request)): return .ended(.init(request), seconds: seconds)
    case .end(.making(let component)):
      return span?.isMade ?? false
        ? .made(.init(component), seconds: seconds) : .notMade(.init(component), seconds: seconds)
    case .end(.injecting(let component, _)): return .injected(.init(component), seconds: seconds)
    case .found(let component, let request): return .found(.init(component), for: .init(request))
    case .externalInstance(let component, _): return .given(.init(component))
    case .reused(let component, _, let isFinished):
      return .reused(.init(component), isFinished: isFinished)
    case .kept(let component, _): return .kept(.init(component))
    case .failed(let failure, let request), .threw(let failure, let request):
      return .failed(.init(request), reason: failure.description)
    case .injected, .made, .resolved: return nil
    }
  }
}

extension ContainerEvent.Component {
  fileprivate init(_ component: TracedComponent) {
    self.init(
      type: component.info.type, file: component.info.file, line: component.info.line,
      lifetime: component.lifetime.kind.name, generation: component.generation)
  }
}

extension ContainerEvent.Requester {
  fileprivate init(_ requester: (isTask: Bool, number: Int)) {
    self = requester.isTask ? .task(requester.number) : .thread(requester.number)
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
