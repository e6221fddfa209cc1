package import DIEngine

extension DelayedRequest {
  /// Resolves the value into its memory as a request of asynchronous code: with the given arguments, or else
  /// with those of the resolution that made the request.
  ///
  /// - Parameters:
  ///   - type: The type of the request.
  ///   - kind: The façade's container type, which factory closures receive.
  package func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, _ arguments: ArgumentEntries?,
    for kind: any ScopeView.Type, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let view = view(of: kind)
    let scope = scope.takeUnretainedValue()
    let request = scope.registry.locked {
      PlanCompiler(scope.registry, from: .none)
        .asynchronous(plan.takeUnretainedValue(), of: generation)
    }
    let guest = TaskPosition.enter()
    if guest == nil, request.isSynchronous(in: scope) {
      do throws(Failure) {
        return try makeNow(type, at: memory, arguments, for: kind)
      } catch {
        guard error.isOfTask else { throw error }
      }
    }
    let branch = await AsyncSession.branch(guest, isolation)
    // The value must not receive the arguments of the request that uses it.
    let work = AsyncRequest(
      scope: scope, request: request, type: type, memory: memory,
      entries: arguments ?? entries?.pointee ?? ArgumentEntries(), view: .passUnretained(view),
      continuation: AsyncRequest.Continuation(
        weakGraph: weakGraph.takeUnretainedValue(), isForKept: heldView == nil))
    let failure = await work.run(branch, isolation)
    AsyncSession.leave(branch, guest)
    withExtendedLifetime((view, self)) {}
    if let failure { throw failure }
  }

  private func makeNow(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, _ arguments: ArgumentEntries?,
    for kind: any ScopeView.Type
  ) throws(Failure) {
    guard let arguments else { return try make(type, at: memory, nil, for: kind) }
    try withUnsafePointer(to: arguments) { (arguments) throws(Failure) in
      try make(type, at: memory, arguments, for: kind)
    }
  }
}
