internal import CDIEngine

/// All who are told what the resolutions of a registry do.
struct Audience {
  let tracers: [Tracer]

  func tell(_ event: TraceEvent, _ thread: ThreadState) {
    for tracer in tracers { tracer.tell(event, thread) }
  }

  func begin(_ span: TraceEvent.Span, _ thread: ThreadState) {
    tell(.begin(span), thread)
    thread.pointee.depth += 1
  }

  func end(_ span: TraceEvent.Span, _ thread: ThreadState) {
    thread.pointee.depth -= 1
    tell(.end(span), thread)
  }
}
