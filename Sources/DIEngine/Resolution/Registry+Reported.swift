extension Registry {
  /// Reports a request that failed before it could run, and returns the failure, marked as reported.
  func reported(
    _ failure: Failure, _ request: @autoclosure () -> TracedRequest, _ context: ResolutionContext
  ) -> Failure {
    guard let tracers = locked({ tracers }) else { return failure }
    let request = request()
    tracers.begin(.request(request), context)
    defer { tracers.end(.request(request), context) }
    return failure.reported(to: tracers, by: request, context)
  }
}
