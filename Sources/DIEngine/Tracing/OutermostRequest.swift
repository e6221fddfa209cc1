/// The outermost request of a resolution that is told: it ends when all its injections have run.
final class OutermostRequest {
  private let request: TracedRequest
  private let tracer: Tracer
  /// How many requests inside of this one have begun and not ended.
  var inner = 0
  /// What is to be told of the object at the end.
  var kept: TraceEvent?

  init(_ request: TracedRequest, _ tracer: Tracer) {
    self.request = request
    self.tracer = tracer
  }

  /// Whether what happens is done for this request itself.
  var isInnermost: Bool { inner == 0 }

  /// Tells the end.
  ///
  /// - Parameter failure: what went wrong after the object was made.
  /// - Returns: the failure, so that it isn't told again.
  func end(_ failure: Failure?, _ thread: ThreadState) -> Failure? {
    let told = failure?.told(to: tracer, by: request, thread)
    if told == nil, let kept { tracer.tell(kept, thread) }
    tracer.end(.request(request), thread)
    return told
  }
}

/// Runs a request, and tells its beginning and its end, the component that answers it, and how it
/// went.
func traced<Value>(
  _ request: TracedRequest, _ component: TracedComponent?, _ tracer: Tracer,
  _ thread: ThreadState, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let graph = graph(of: currentRun(thread).unsafelyUnwrapped)
  let outermost = graph.outermost
  if let outermost {
    outermost.inner += 1
  } else {
    graph.outermost = OutermostRequest(request, tracer)
  }
  tracer.begin(.request(request), thread)
  defer {
    if let outermost {
      tracer.end(.request(request), thread)
      outermost.inner -= 1
    }
  }
  if let component { tracer.tell(.found(component, request), thread) }
  do throws(Failure) {
    let value = try body()
    if let component { tracer.tell(.resolved(component, value), thread) }
    return value
  } catch {
    let told = error.told(to: tracer, by: request, thread)
    if let component { tracer.tell(.resolved(component, nil), thread) }
    throw told
  }
}

extension Failure {
  /// Tells the failure, unless that was done or it is an error of the user.
  func told(to tracer: Tracer, by request: TracedRequest, _ thread: ThreadState) -> Failure {
    if isTold { return self }
    if case .user = kind { return self }
    tracer.tell(.failed(self, request), thread)
    return asTold()
  }
}
