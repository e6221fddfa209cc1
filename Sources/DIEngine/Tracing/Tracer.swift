internal import CDIEngine

/// A receiver of reports about resolutions.
///
/// Reporting is compiled into the plans while there is a tracer, so that it costs nothing without one. The
/// engine calls a tracer on the resolution's thread, in order, and never under the registry's lock. A tracer
/// receives no reports of requests that it makes itself.
package final class Tracer: Sendable {
  private let body: @Sendable (TraceEvent) -> Void

  package init(_ body: @escaping @Sendable (TraceEvent) -> Void) {
    self.body = body
  }

  /// A running call of a tracer. These records lie on the stack, linked from the innermost outwards.
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

/// All tracers of a registry.
package struct Tracers {
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

/// The nesting depth of the spans that have begun on this thread and not ended.
///
/// The start and the end of a span are reported at the same depth, the events between them at the next.
package enum TraceDepth {
  package static var current: Int { ResolutionContext.current.state.pointee.depth }

  /// Runs a span of a façade, whose start and end the façade reports, at the next depth.
  package static func deeper<Result, E: Error>(
    _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    ResolutionContext.current.state.pointee.depth += 1
    defer { ResolutionContext.current.state.pointee.depth -= 1 }
    return try body()
  }
}
