/// A span that has begun and not ended. Who heard of its start hears of its end.
package final class OpenSpan {
  private let span: TraceEvent.Span
  private let tracers: [Tracer]

  init(_ span: TraceEvent.Span, _ tracers: [Tracer], _ context: ResolutionContext) {
    (self.span, self.tracers) = (span, tracers)
    tracers.begin(span, context)
  }

  func end(_ context: ResolutionContext) { tracers.end(span, context) }
}

/// The traced outermost request of a resolution. It ends when all its injections have run.
package final class OutermostRequest {
  private let request: TracedRequest
  private let tracers: [Tracer]
  /// The number of inner requests that have begun and not ended.
  var inner = 0
  /// The event to report when the request ends.
  var pendingEvent: TraceEvent?

  init(_ request: TracedRequest, _ tracers: [Tracer]) {
    self.request = request
    self.tracers = tracers
  }

  /// Reports the end of the request.
  ///
  /// - Parameter failure: The failure that occurred after the object was made.
  /// - Returns: The failure, marked as reported.
  func end(_ failure: Failure?, _ context: ResolutionContext) -> Failure? {
    let reported = failure?.reported(to: tracers, by: request, context)
    if reported == nil, let pendingEvent { tracers.report(pendingEvent, context) }
    tracers.end(.request(request), context)
    return reported
  }
}

extension Plan {
  /// Returns a plan that reports each request to tracers: its start and the component that serves it, then how it ended.
  ///
  /// - Parameter value: Returns what the plan has made in memory.
  final func reporting(
    _ request: TracedRequest, _ component: TracedComponent?, to tracers: [Tracer],
    _ value: @escaping (UnsafeMutableRawPointer) -> Any
  ) -> Plan {
    AroundPlan(self) { context in
      let graph = context.objectGraph
      let outermost = graph.outermost
      if let outermost {
        outermost.inner += 1
      } else {
        graph.outermost = OutermostRequest(request, tracers)
      }
      tracers.begin(.request(request), context)
      if let component { tracers.report(.found(component, request), context) }
      return { (failure, memory, context) throws(Failure) in
        let reported = failure?.reported(to: tracers, by: request, context)
        if let component {
          tracers.report(.resolved(component, reported == nil ? value(memory) : nil), context)
        }
        if let outermost {
          tracers.end(.request(request), context)
          outermost.inner -= 1
        }
        if let reported { throw reported }
      }
    }
  }
}

extension Failure {
  /// Reports the failure, unless it was already reported.
  func reported(to tracers: [Tracer], by request: TracedRequest, _ context: ResolutionContext)
    -> Failure
  {
    if isReported { return self }
    if case .user = kind {
      tracers.report(.threw(self, request), context)
    } else {
      tracers.report(.failed(self, request), context)
    }
    return asReported()
  }
}
