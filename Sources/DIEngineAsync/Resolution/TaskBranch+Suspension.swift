internal import DIEngine

extension TaskBranch {
  /// Takes the turn again once the closure has returned, and no task that it started makes a request as a part of this
  /// one.
  func resume(_ position: inout TaskPosition?, _ isolation: isolated (any Actor)?) async {
    await position.unsafelyUnwrapped.end(isolation)
    await enter(isolation)
    reuse(&position)
  }

  /// Takes the turn; suspends the task while another member has it.
  func enter(_ isolation: isolated (any Actor)?) async {
    let member = context.currentMember()
    if let wait = member.enter(.ofTask(isolation)) { _ = await member.suspend(wait, isolation) }
    takeOver()
  }

  /// Runs synchronous code on the main actor as a part of the branch's work.
  func runOnMainActor(
    _ isolation: isolated (any Actor)?, _ body: (ResolutionContext) throws -> Void
  ) async throws {
    // Already on the main thread: no hop.
    if isOnMainThread() { return try run(body) }
    // Safe: the caller waits meanwhile.
    nonisolated(unsafe) let body = body
    let member = context.currentMember()
    // Nobody waits for a request that makes nothing, unless a closure makes it: others wait for the turn then.
    guard member.hasClaims || TaskPosition.isInClosure else {
      return try await Self.runOnMainActor(self, body)
    }
    let result = await TaskHop(member).run(body, for: self)
    await enter(isolation)
    try result.get()
  }

  @MainActor
  private static func runOnMainActor(
    _ branch: TaskBranch, _ body: (ResolutionContext) throws -> Void
  ) async throws {
    try branch.run(body)
  }
}
