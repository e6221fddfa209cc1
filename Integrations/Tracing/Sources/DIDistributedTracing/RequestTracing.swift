internal import DITracing

/// The running tracing of an engine's requests: it ends when nothing holds it. It holds the engine.
///
/// ```swift
/// let tracing = container.traceRequests()
/// defer { tracing.cancel() }
/// ```
///
/// - Since: 0.1.0 of this package
public final class RequestTracing: Sendable {
  private let observation: Observation
  private let recorder: SpanRecorder

  init(_ observation: Observation, _ recorder: SpanRecorder) {
    self.observation = observation
    self.recorder = recorder
  }

  deinit {
    cancel()
  }

  /// Ends the tracing. Spans of requests that still run end now, with the attribute `di.incomplete`.
  ///
  /// - Since: 0.1.0 of this package
  public func cancel() {
    observation.cancel()
    recorder.end()
  }
}
