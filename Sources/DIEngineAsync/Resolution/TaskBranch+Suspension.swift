internal import DIEngine

extension TaskBranch {
  /// Takes the session again once the closure has returned, and no task that it started makes a request as a
  /// part of the session.
  func resume(_ position: inout TaskPosition?, _ isolation: isolated (any Actor)?) async {
    await position.unsafelyUnwrapped.end(isolation)
    // No other task uses the state of the branch any more.
    if let creator = Creator.existing(context) {
      await CreationGate.shared.resume(creator, isolation)
    }
    await session.take(self, isolation)
    reuse(&position)
  }

  /// Runs synchronous code on the main actor as a part of the branch's work.
  ///
  /// The branch holds the session meanwhile, so that no other code uses what the closure uses.
  func runOnMainActor(
    _ isolation: isolated (any Actor)?, _ body: (ResolutionContext) throws -> Void
  ) async throws {
    // Already on the main thread: no hop.
    if isOnMainThread() { return try run(body) }
    // Safe: the caller waits meanwhile.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) let creator = Creator.guest(self)
    var result: Result<Void, any Error>?
    // Nobody waits for a request that makes nothing, unless a closure makes it: others wait for the session then.
    if creator == nil, !TaskPosition.isInClosure {
      result = await Self.resultOnMainActor(self, body)
    }
    while result == nil {
      result = await TaskHop(creator, session).run(body, for: self)
      // Nil if a borrower's code runs. The task waits for its turn elsewhere: the borrower may need the main thread.
      if result == nil, let creator { await CreationGate.shared.resume(creator, isolation) }
    }
    if let creator = Creator.existing(context) {
      await CreationGate.shared.resume(creator, isolation)
    }
    try result.unsafelyUnwrapped.get()
  }

  @MainActor
  private static func resultOnMainActor(
    _ branch: TaskBranch, _ body: (ResolutionContext) throws -> Void
  ) async -> Result<Void, any Error> {
    let result = Result { try branch.run(body) }
    // On its way back, the task has no thread, and the closure may have begun to make something that others need.
    if let creator = Creator.existing(branch.context) {
      _ = CreationGate.shared.suspend(creator)
    }
    return result
  }

  /// Returns the asynchronous form of the plan of a queued node, or nil if it has none.
  func form(of node: Node, in graph: ObjectGraph) -> AsyncComponentPlan? {
    let registry = node.scope.registry
    return registry.locked {
      let (form, generation) = registry.asynchronousForm(of: node.plan)
      if form != nil { graph.hold(generation) }
      return form
    }
  }
}
