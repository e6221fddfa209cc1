extension Registry {
  /// Sets, exchanges or removes who is told what the resolutions do, on behalf of an owner.
  ///
  /// Plans are compiled anew, with telling or without. What runs goes on as it began; so does a
  /// delayed request that was made before.
  package func trace(_ tracer: Tracer?, for owner: AnyObject) {
    locked {
      if tracers.set(tracer, of: ObjectIdentifier(owner)) { outdateFamily() }
    }
  }

  /// Tells of a request that failed before it could run.
  func told(
    _ failure: Failure, _ request: @autoclosure () -> TracedRequest, _ thread: ThreadState
  ) -> Failure {
    guard let tracer = locked({ tracers.combined }) else { return failure }
    let request = request()
    tracer.begin(.request(request), thread)
    defer { tracer.end(.request(request), thread) }
    return failure.told(to: tracer, by: request, thread)
  }
}
