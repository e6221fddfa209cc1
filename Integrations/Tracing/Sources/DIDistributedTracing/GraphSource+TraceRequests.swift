public import DIEngine
internal import DITracing
public import Tracing

extension GraphSource {
  /// Begins a span for each request, each making of an object and each injection, until the tracing ends.
  ///
  /// ```swift
  /// let tracing = container.traceRequests()
  /// let checkout: Checkout = container.resolve()
  /// // request Checkout
  /// //   make Checkout
  /// //     request Basket
  /// //       make Basket
  /// ```
  ///
  /// Containers and scopes of all generations that share the engine are traced together, and so are containers below it.
  ///
  /// The span of an outermost request is a child of the span in whose `withSpan` the request is made. Spans of asynchronous
  /// requests keep their parents across suspensions and in tasks that a closure starts. Spans that your own closures
  /// begin are not children of the container's: a tracer can't change the context of code that it doesn't call.
  ///
  /// A failed request records a ``RequestError`` with its path, in the span of the innermost request that fails; this
  /// span and those of the objects that can't be made have the status `error`.
  ///
  /// - Parameter tracer: Records the spans: the one of the process, unless stated otherwise. Bootstrap that before.
  /// - Returns: The tracing. It ends when nothing holds it, or by ``RequestTracing/cancel()``.
  /// - Complexity: Two calls of the tracer, and some attributes, for each span. A container that nobody traces or
  ///   observes does nothing for it.
  /// - Since: 0.1.0 of this package
  public func traceRequests(
    with tracer: any Tracer = InstrumentationSystem.tracer
  ) -> RequestTracing {
    let recorder = SpanRecorder(tracer)
    return RequestTracing(observe { recorder.record($0) }, recorder)
  }
}
