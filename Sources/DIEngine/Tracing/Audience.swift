internal import CDIEngine

/// All who are told what the resolutions of a registry do.
struct Tracers {
  let all: [Tracer]

  func report(_ event: TraceEvent, _ thread: ThreadState) {
    for tracer in all { tracer.report(event, thread) }
  }

  func begin(_ span: TraceEvent.Span, _ thread: ThreadState) {
    report(.begin(span), thread)
    thread.pointee.depth += 1
  }

  func end(_ span: TraceEvent.Span, _ thread: ThreadState) {
    thread.pointee.depth -= 1
    report(.end(span), thread)
  }
}
