internal import CDIEngine

/// Somebody who is told what resolutions do.
///
/// Report is compiled into the plans while there is a tracer, so that without one a resolution does
/// nothing for it. A tracer is called on the thread of the resolution, in order, and never while
/// the registry is locked. It is not told of what it asks a container for itself.
package final class Tracer: Sendable {
  private let body: @Sendable (TraceEvent) -> Void

  package init(_ body: @escaping @Sendable (TraceEvent) -> Void) {
    self.body = body
  }

  /// One telling that goes on. They lie on the machine stack, linked from the innermost outwards.
  private struct Report {
    let tracer: UnsafeMutableRawPointer
    let outer: UnsafeMutableRawPointer?
  }

  func report(_ event: TraceEvent, _ context: ResolutionContext) {
    Mutex.checkNoneHeld("A tracer")
    let address = Unmanaged.passUnretained(self).toOpaque()
    let outer = context.state.pointee.reporting
    var next = outer
    while let reporting = next?.assumingMemoryBound(to: Report.self) {
      if reporting.pointee.tracer == address { return }
      next = reporting.pointee.outer
    }
    var reporting = Report(tracer: address, outer: outer)
    withUnsafeMutablePointer(to: &reporting) {
      context.state.pointee.reporting = UnsafeMutableRawPointer($0)
      defer { context.state.pointee.reporting = outer }
      body(event)
    }
  }
}

/// All who are told what the resolutions of a registry do.
struct Tracers {
  let all: [Tracer]

  func report(_ event: TraceEvent, _ context: ResolutionContext) {
    for tracer in all { tracer.report(event, context) }
  }

  func begin(_ span: TraceEvent.Span, _ context: ResolutionContext) {
    report(.begin(span), context)
    context.state.pointee.depth += 1
  }

  func end(_ span: TraceEvent.Span, _ context: ResolutionContext) {
    context.state.pointee.depth -= 1
    report(.end(span), context)
  }
}

/// How deep what this thread does lies in what has begun on it and not ended.
///
/// The two tellings of a beginning and its end are made at one depth, what is told between them at
/// the next.
package enum TraceDepth {
  package static var current: Int { ResolutionContext.current.state.pointee.depth }

  /// Runs something that a façade tells the beginning and the end of.
  package static func deeper<Result, E: Error>(
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    ResolutionContext.current.state.pointee.depth += 1
    defer { ResolutionContext.current.state.pointee.depth -= 1 }
    return try body()
  }
}
