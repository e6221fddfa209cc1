internal import DIEngine

/// Delivers a trace event of a resolution to the loggers.
func tell(of event: TraceEvent) {
  switch event {
  case .begin(let span):
    tell(span, .begin, "Begin")
  case .end(let span):
    tell(span, .end, "End")
  case .found(let component, let request):
    let info = DITypeInfo(component.info)
    tell(.found(typeInfo: info), request.foundText(info))
  case .made(_, let object):
    tell(.resolve(.new), "Resolve object: \(object)")
  case .externalInstance(_, let object):
    tell(.resolve(.use), "Use object: \(object)")
  case .reused(let component, let object, let isFinished):
    let cache = isFinished ? "from cache \(component.cache)" : "use circular cache"
    tell(.resolve(.cache), "Resolve object: \(object) \(cache)")
  case .kept(let component, let object):
    tell(.cached, "Add object: \(object) in cache \(component.cache)")
  case .failed(let failure, let request):
    guard let error = request.error(for: failure) else { return }
    tell(.error(error), error.description)
  case .injected, .resolved, .threw:
    // Errors of user closures aren't logged.
    break
  }
}

private func tell(_ span: TraceEvent.Span, _ brace: DILogEvent.BeginEndBrace, _ word: String) {
  switch span {
  case .request(let request):
    guard !request.isElement else { return }
    tell(.resolving(brace), "\(word) resolve \(request.text)")
  case .injecting(let component, let object):
    tell(
      .injection(brace),
      "\(word) injections in object: \(object) with typeInfo: \(DITypeInfo(component.info))")
  case .making:
    break
  }
}

extension TracedRequest {
  /// Whether the request is an element of a many request, which is logged instead.
  fileprivate var isElement: Bool {
    if case .element = subject { return true }
    return false
  }

  fileprivate var text: String {
    switch subject {
    case .all: return "many type: \(type)"
    case .object(let object): return "obj: \(object) with type: \(type)"
    case .component(let info): return "by type info: \(DITypeInfo(info))"
    case .one, .element:
      return "type: \(type)" + labels.map(\.text).joined()
    }
  }

  fileprivate func error(for failure: Failure) -> DIError? {
    switch labels.first {
    case .name(let name): return DIError.translated(failure, name: name) as? DIError
    case .tag(let tag): return DIError.translated(failure, tag: tag) as? DIError
    case nil: return DIError.translated(failure) as? DIError
    }
  }

  fileprivate func foundText(_ info: DITypeInfo) -> String {
    if case .component = subject { return "Used type info: \(info)." }
    return "Found type info: \(info) for resolve type: \(type)"
  }
}

extension Qualifier.Label {
  fileprivate var text: String {
    switch self {
    case .name(let name): return " with name: \(name)"
    case .tag(let tag): return " with tag: \(DIv2Compat.text(ofTag: tag))"
    }
  }
}

extension TracedComponent {
  /// The log's name for the place that keeps the objects.
  fileprivate var cache: String {
    switch lifetime.kind {
    case .engine, .process: return lifetime.strength == .weak ? "weak single" : "single"
    case .scope, .scopeUntilCleaned: return "perScope"
    default: return "of another kind"
    }
  }
}
