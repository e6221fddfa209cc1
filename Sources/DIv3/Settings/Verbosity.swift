internal import DIEngine

/// Logs each step of each request of all containers while the level is `verbose`.
let verbosity = TraceSwitch(Tracer { event, _ in reportVerbosely(event) })

private func reportVerbosely(_ event: TraceEvent) {
  switch event {
  case .begin(let span):
    log(.verbose, "Begin \(text(of: span))")
  case .end(let span):
    log(.verbose, "End \(text(of: span))")
  case .found(let component, let request):
    log(.verbose, "Found \(component.text) for \(request.type)")
  case .made(let component, _):
    log(.verbose, "Created object of \(component.text)")
  case .externalInstance(let component, _):
    log(.verbose, "Used object that was given for \(component.text)")
  case .reused(let component, _, let isFinished):
    let place = isFinished ? "\(component.lifeTime)" : "the running request"
    log(.verbose, "Taken from \(place): object of \(component.text)")
  case .kept(let component, _):
    log(.verbose, "Saved to \(component.lifeTime): object of \(component.text)")
  case .injected, .resolved, .failed, .threw:
    // A failure that matters is logged at its own level.
    break
  }
}

private func text(of span: TraceEvent.Span) -> String {
  switch span {
  case .request(let request): return request.text
  case .making(let component): return "make \(component.text)"
  case .injecting(let component, _): return "injections of \(component.text)"
  }
}

extension TracedRequest {
  fileprivate var text: String {
    switch subject {
    case .one: return "resolve \(type)\(labels.map(\.text).joined())"
    case .all: return "resolve many \(type)\(labels.map(\.text).joined())"
    case .element: return "resolve \(type), one of many"
    case .object: return "inject into \(type)"
    case .component(let info): return "resolve \(DIComponentInfo(info))"
    }
  }
}

extension Qualifier.Label {
  fileprivate var text: String {
    switch self {
    case .name(let name): return " with name: \(name)"
    case .tag(let tag): return " with tag: \(tag)"
    }
  }
}

extension TracedComponent {
  fileprivate var text: String { "\(DIComponentInfo(info))" }

  fileprivate var lifeTime: DILifeTime { DILifeTime(lifetime, store) }
}
