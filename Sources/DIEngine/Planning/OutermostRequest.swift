/// A span that has begun and not ended. Who heard of its start hears of its end.
package final class OpenSpan {
  private let span: TraceEvent.Span
  private let tracers: Tracers

  init(_ span: TraceEvent.Span, _ tracers: Tracers, _ context: ResolutionContext) {
    (self.span, self.tracers) = (span, tracers)
    tracers.begin(span, context)
  }

  func end(_ context: ResolutionContext) { tracers.end(span, context) }
}

/// The traced outermost request of a resolution. It ends when all its injections have run.
package final class OutermostRequest {
  private let request: TracedRequest
  private let tracers: Tracers
  /// The number of inner requests that have begun and not ended.
  var inner = 0
  /// The event to report when the request ends.
  var pendingEvent: TraceEvent?

  init(_ request: TracedRequest, _ tracers: Tracers) {
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

/// A traced request that has begun and not ended.
package struct TracedSpan {
  private let request: TracedRequest
  private let component: TracedComponent?
  private let tracers: Tracers
  /// The outermost request of the resolution, if this isn't it.
  private let outermost: OutermostRequest?

  /// Reports the start of a request and the component that serves it.
  init(
    _ request: TracedRequest, _ component: TracedComponent?, _ tracers: Tracers,
    _ context: ResolutionContext
  ) {
    (self.request, self.component, self.tracers) = (request, component, tracers)
    let graph = context.objectGraph
    outermost = graph.outermost
    if let outermost {
      outermost.inner += 1
    } else {
      graph.outermost = OutermostRequest(request, tracers)
    }
    tracers.begin(.request(request), context)
    if let component { tracers.report(.found(component, request), context) }
  }

  /// Reports how the request ended.
  ///
  /// - Parameter value: What it made, if it hasn't failed.
  /// - Throws: The failure, marked as reported.
  func end(
    _ failure: Failure?, _ value: @autoclosure () -> Any, _ context: ResolutionContext
  ) throws(Failure) {
    let reported = failure?.reported(to: tracers, by: request, context)
    if let component {
      tracers.report(.resolved(component, reported == nil ? value() : nil), context)
    }
    if let outermost {
      tracers.end(.request(request), context)
      outermost.inner -= 1
    }
    if let reported { throw reported }
  }
}

extension Failure {
  /// Reports the failure, unless it was already reported.
  func reported(to tracers: Tracers, by request: TracedRequest, _ context: ResolutionContext)
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
