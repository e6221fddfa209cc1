/// The outermost request of a resolution that is told: it ends when all its injections have run.
final class OutermostRequest {
  private let request: TracedRequest
  private let audience: Audience
  /// How many requests inside of this one have begun and not ended.
  var inner = 0
  /// What is to be told of the object at the end.
  var kept: TraceEvent?

  init(_ request: TracedRequest, _ audience: Audience) {
    self.request = request
    self.audience = audience
  }

  /// Whether what happens is done for this request itself.
  var isInnermost: Bool { inner == 0 }

  /// Tells the end.
  ///
  /// - Parameter failure: what went wrong after the object was made.
  /// - Returns: the failure, so that it isn't told again.
  func end(_ failure: Failure?, _ thread: ThreadState) -> Failure? {
    let told = failure?.told(to: audience, by: request, thread)
    if told == nil, let kept { audience.tell(kept, thread) }
    audience.end(.request(request), thread)
    return told
  }
}

/// Runs a request, and tells its beginning and its end, the component that answers it, and how it
/// went.
func traced<Value>(
  _ request: TracedRequest, _ component: TracedComponent?, _ audience: Audience,
  _ thread: ThreadState, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let graph = graph(of: currentRun(thread).unsafelyUnwrapped)
  let outermost = graph.outermost
  if let outermost {
    outermost.inner += 1
  } else {
    graph.outermost = OutermostRequest(request, audience)
  }
  audience.begin(.request(request), thread)
  defer {
    if let outermost {
      audience.end(.request(request), thread)
      outermost.inner -= 1
    }
  }
  if let component { audience.tell(.found(component, request), thread) }
  do throws(Failure) {
    let value = try body()
    if let component { audience.tell(.resolved(component, value), thread) }
    return value
  } catch {
    let told = error.told(to: audience, by: request, thread)
    if let component { audience.tell(.resolved(component, nil), thread) }
    throw told
  }
}

extension Failure {
  /// Tells the failure, unless that was done or it is an error of the user.
  func told(to audience: Audience, by request: TracedRequest, _ thread: ThreadState) -> Failure {
    if isTold { return self }
    if case .user = kind { return self }
    audience.tell(.failed(self, request), thread)
    return asTold()
  }
}
