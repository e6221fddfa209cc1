import DIEngine

/// Records the tracer's events of a container's resolutions, one line each, indented by depth.
final class TraceLog: @unchecked Sendable {
  private let mutex = Mutex()
  private var lines: [String] = []

  func follow(_ container: RawContainer) {
    container.scope.engine.registry.add(tracer)
  }

  func leave(_ container: RawContainer) {
    container.scope.engine.registry.remove(tracer)
  }

  private(set) lazy var tracer = Tracer { [unowned self] event, _ in
    let depth = ResolutionContext.current.traceDepth
    let line = String(repeating: "  ", count: depth) + Self.text(of: event)
    mutex.locked { lines.append(line) }
  }

  /// Returns the lines since the previous call.
  func take() -> [String] {
    mutex.locked {
      defer { lines = [] }
      return lines
    }
  }

  private static func text(of event: TraceEvent) -> String {
    switch event {
    case .begin(let span): return "begin \(text(of: span))"
    case .end(let span): return "end \(text(of: span))"
    case .found(let component, _): return "found \(component.info.type)"
    case .made(_, let object): return "made \(type(of: object))"
    case .externalInstance(_, let object): return "externalInstance \(type(of: object))"
    case .injected(_, let object): return "injected \(type(of: object))"
    case .reused(_, let object, let isFinished):
      return "reused \(type(of: object))\(isFinished ? "" : ", unfinished")"
    case .kept(_, let object): return "kept \(type(of: object))"
    case .threw(let failure, _): return "threw \(failure.requested)"
    case .resolved(let component, let object):
      return object.map { "resolved \(type(of: $0))" } ?? "no \(component.info.type)"
    case .failed(let failure, let request): return "failed \(request.type): \(failure.kind.name)"
    }
  }

  private static func text(of span: TraceEvent.Span) -> String {
    switch span {
    case .request(let request):
      let labels = request.labels.map { label -> String in
        switch label {
        case .name(let name): return " \"\(name)\""
        case .tag(let tag): return " #\(tag)"
        }
      }
      return "\(text(of: request.subject)) \(request.type)" + labels.joined()
    case .making(let component): return "making \(component.info.type)"
    case .injecting(_, let object): return "injecting \(type(of: object))"
    }
  }

  private static func text(of subject: TracedRequest.Subject) -> String {
    switch subject {
    case .one: return "one"
    case .all: return "all"
    case .element: return "element"
    case .object: return "object"
    case .component: return "component"
    }
  }
}
