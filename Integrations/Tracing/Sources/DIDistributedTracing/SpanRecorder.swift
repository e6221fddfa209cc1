internal import DITracing
internal import Tracing

/// Makes spans of the events of a container.
final class SpanRecorder: Sendable {
  private let tracer: any Tracer
  private let spans = OpenSpans()

  init(_ tracer: any Tracer) {
    self.tracer = tracer
  }

  func record(_ event: ContainerEvent) {
    // The spans around it began before the tracing.
    guard let id = event.spanID else { return }
    switch event.kind {
    case .requested(let request):
      begin(event, id, "request \(request.isMany ? "many " : "")\(request.type)", nil) {
        $0["di.request.type"] = String(reflecting: request.type)
        if !request.labels.isEmpty { $0["di.request.labels"] = request.labels }
        if request.isMany { $0["di.request.many"] = true }
      }
    case .making(let component):
      begin(event, id, "make \(component.type)", component.type) { $0.describe(component) }
    case .injecting(let component):
      begin(event, id, "inject into \(component.type)", component.type) { $0.describe(component) }
    case .found(let component, _):
      spans[id]?.span.updateAttributes { $0.describe(component) }
    case .reused: spans[id]?.span.updateAttributes { $0["di.reused"] = true }
    case .kept(let component): mark("kept", component, id)
    case .given(let component): mark("given", component, id)
    case .failed(let request, let reason): fail(id, request, reason)
    case .notMade:
      spans[id]?.span.setStatus(SpanStatus(code: .error, message: "The object was not made."))
      spans.remove(id)?.span.end()
    case .ended, .made, .injected: spans.remove(id)?.span.end()
    }
  }

  /// Ends all open spans, and begins no more.
  func end() {
    for open in spans.close() {
      open.span.updateAttributes { $0["di.incomplete"] = true }
      open.span.end()
    }
  }

  private func begin(
    _ event: ContainerEvent, _ id: UInt64, _ name: String, _ type: (any Any.Type)?,
    _ describe: (inout SpanAttributes) -> Void
  ) {
    let parent = event.parentSpanID.flatMap { spans[$0]?.span.context }
    let span: any Span = tracer.startSpan(
      name, context: parent ?? ServiceContext.current ?? .topLevel, ofKind: .internal)
    span.updateAttributes { attributes in
      describe(&attributes)
      attributes["di.requester"] = "\(event.requester)"
    }
    let isOpen = spans.add(
      .init(span: span, parentID: event.parentSpanID, type: type.map { "\($0)" }), id)
    if !isOpen { span.end() }
  }

  private func mark(_ name: String, _ component: ContainerEvent.Component, _ id: UInt64) {
    guard let open = spans[id] else { return }
    var attributes = SpanAttributes()
    attributes.describe(component)
    open.span.addEvent(SpanEvent(name: name, attributes: attributes))
  }

  private func fail(_ id: UInt64, _ request: ContainerEvent.Request, _ reason: String) {
    guard let open = spans[id] else { return }
    let error = RequestError(reason: reason, path: spans.path(to: id) + ["\(request.type)"])
    open.span.recordError(error, attributes: ["di.path": .stringArray(error.path)])
    open.span.setStatus(
      SpanStatus(code: .error, message: reason.split(separator: "\n").first.map(String.init)))
  }
}

extension SpanAttributes {
  fileprivate mutating func describe(_ component: ContainerEvent.Component) {
    self["di.component.type"] = String(reflecting: component.type)
    self["di.component.lifetime"] = component.lifetime
    self["di.component.generation"] = component.generation
    self["code.file.path"] = component.file
    self["code.line.number"] = component.line
  }
}
