internal import CDIEngine

/// Somebody who is told what resolutions do.
///
/// Telling is compiled into the plans while there is a tracer, so that without one a resolution does
/// nothing for it. A tracer is called on the thread of the resolution, in order, and never while
/// the registry is locked. What a tracer itself asks a container for is not told.
package struct Tracer: Sendable {
  let body: @Sendable (TraceEvent) -> Void

  package init(_ body: @escaping @Sendable (TraceEvent) -> Void) {
    self.body = body
  }

  func tell(_ event: TraceEvent, _ thread: ThreadState) {
    guard thread.pointee.is_telling == 0 else { return }
    thread.pointee.is_telling = 1
    defer { thread.pointee.is_telling = 0 }
    body(event)
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

/// How deep what this thread does lies in what has begun on it and not ended.
///
/// The two tellings of a beginning and its end are made at one depth, what is told between them at
/// the next.
package enum TraceDepth {
  package static var current: Int { currentThreadState().pointee.depth }

  /// Runs something that a façade tells the beginning and the end of.
  package static func deeper<Result, E: Error>(
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    currentThreadState().pointee.depth += 1
    defer { currentThreadState().pointee.depth -= 1 }
    return try body()
  }
}
