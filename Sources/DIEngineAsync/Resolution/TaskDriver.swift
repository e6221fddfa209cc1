internal import DIEngine

// How a task takes part in the making of shared objects: it suspends where it must wait.

extension Member {
  /// Suspends the task until its member's wait is over.
  ///
  /// - Parameter endsWhenCancelled: Whether the wait ends when the task is cancelled.
  @inline(__always)
  func suspend(
    _ wait: Wait, endsWhenCancelled: Bool, _ isolation: isolated (any Actor)?
  ) async {
    guard endsWhenCancelled else { return await suspend(wait, isolation) }
    // Safe: the room guards both, and the task waits meanwhile.
    nonisolated(unsafe) let (me, wait) = (self, wait)
    await withTaskCancellationHandler(
      operation: { await me.suspend(wait, isolation) },
      onCancel: { me.room.cancel(wait, of: me) }, isolation: isolation)
  }

  /// Suspends the task until its member's wait is over.
  func suspend(_ wait: Wait, _ isolation: isolated (any Actor)?) async {
    wait.reportLater(of: self)
    while !room.isOver(wait, of: self) {
      await withUnsafeContinuation(isolation: isolation) { continuation in
        room.deposit(continuation, with: wait)
      }
    }
  }
}

extension TaskBranch {
  /// Makes a value as a request of the running task: an outermost one, or one of a closure that the task runs.
  ///
  /// - Parameters:
  ///   - type: The type of the request.
  ///   - delayed: The lazy or provider that makes it.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  ///   - begin: Begins the request on the strand of its branch, with memory for the value.
  /// - Throws: Also a failure if the request is nested too deeply in others.
  @inline(__always)
  static func make<Value>(
    _ type: Value.Type, by delayed: DelayedRequest? = nil, endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?,
    _ begin: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Progress
  ) async throws(Failure) -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let guest = TaskPosition.enter()
    if let guest {
      await guest.takeTurn(isolation)
      guest.nesting += 1
    }
    let branch = guest ?? .begin()
    var failure = guest?.nestingFailure(of: type)
    if failure == nil {
      let (floor, record) = (branch.context.call, branch.context.beginDelayed(delayed))
      let before = branch.endsWhenCancelled
      branch.endsWhenCancelled = endsWhenCancelled
      let outcome = branch.goOn(isOnActor: isolation != nil) { (context) throws(Failure) in
        try context.advance(to: floor) { (context) throws(Failure) in
          try begin(context, UnsafeMutableRawPointer(memory))
        }
      }
      failure = await branch.finish(outcome, within: floor, isolation)
      branch.endsWhenCancelled = before
      branch.context.endDelayed(record)
    }
    if guest == nil {
      branch.endOutermost()
    } else {
      branch.nesting -= 1
      TaskPosition.leave(branch)
    }
    if let failure { throw failure }
    return memory.move()
  }

  /// Lets a request that has begun go on until it is over.
  ///
  /// - Parameters:
  ///   - outcome: How far it has come.
  ///   - floor: The call within which it began.
  /// - Returns: The failure, or nil on success.
  func finish(
    _ outcome: Result<Progress, Failure>, within floor: UnsafeMutablePointer<Call>?,
    _ isolation: isolated (any Actor)?
  ) async -> Failure? {
    var outcome = outcome
    while true {
      let arrival: Arrival
      switch outcome {
      case .failure(let failure): return failure
      // `goOn` never arrives: the loop itself goes on with what has begun.
      case .success(.made), .success(.goOn): return nil
      case .success(.suspend):
        let call = context.call.unsafelyUnwrapped
        let suspension = call.pointee.plan.with { $0.suspension(of: call) }
        arrival = await run(suspension, isolation)
      case .success(.wait):
        let member = context.ensureMember()
        let wait = member.wait.unsafelyUnwrapped
        await member.suspend(wait, endsWhenCancelled: endsWhenCancelled, isolation)
        takeOver()
        arrival = .waited(wait)
      }
      outcome = goOn(isOnActor: isolation != nil) { (context) throws(Failure) in
        try context.advance(to: floor, after: arrival)
      }
    }
  }

  /// Runs the code for which the innermost call has stopped.
  @inline(__always)
  private func run(_ suspension: Suspension, _ isolation: isolated (any Actor)?) async -> Arrival {
    var arrival = Arrival.returned
    if case .onMainActor(let body) = suspension {
      do { try await runOnMainActor(isolation, body) } catch { arrival = .threw(error) }
      return arrival
    }
    var position: TaskPosition? = beginClosure()
    do {
      try await TaskPosition.$current.withValue(position) {
        switch suspension {
        case .factory(let body, let values, let memory):
          try await body(isolation, values, memory)
        case .injection(let body, let box, let values):
          try await body(isolation, box, values)
        case .onMainActor: break
        }
      }
    } catch {
      arrival = .threw(error)
    }
    if !endClosureNow(&position) { await endClosure(&position, isolation) }
    return arrival
  }

  // MARK: Closures that may suspend

  /// Takes the turn again once the closure has returned, and no task that it started makes a request as a part of this
  /// one.
  func endClosure(_ position: inout TaskPosition?, _ isolation: isolated (any Actor)?) async {
    await position.unsafelyUnwrapped.end(isolation)
    await takeTurn(isolation)
    reuse(&position)
  }

  /// Takes the turn; suspends the task while another member has it.
  func takeTurn(_ isolation: isolated (any Actor)?) async {
    let member = context.ensureMember()
    if let wait = member.takeTurn(.ofTask(isOnActor: isolation != nil)) {
      await member.suspend(wait, isolation)
    }
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
    let member = context.ensureMember()
    // Nobody waits for a request that makes nothing, unless a closure makes it: others wait for the turn then.
    guard member.hasClaims || TaskPosition.isInClosure else {
      return try await Self.runOnMainActor(self, body)
    }
    let result = await TaskHop(member).run(body, for: self)
    await takeTurn(isolation)
    try result.get()
  }

  @MainActor
  private static func runOnMainActor(
    _ branch: TaskBranch, _ body: (ResolutionContext) throws -> Void
  ) async throws {
    try branch.run(body)
  }

  // MARK: A limit instead of the stack's end

  // A recursion of synchronous requests ends where the thread's stack has no room left. Asynchronous functions lie on
  // the heap, so that a recursion of asynchronous requests would take all memory.

  /// How many requests of closures may wait within each other.
  private static var mostRequests: Int { 10_000 }
  /// How many resolutions of different containers may wait within each other: each position keeps the states of all.
  private static var mostResolutions: Int { 1_000 }

  /// Returns the failure of the task's request for a type if it is nested too deeply in others; otherwise nil.
  func nestingFailure(of type: any Any.Type) -> Failure? {
    // There are at most as many resolutions as requests.
    guard nesting > Self.mostResolutions,
      nesting > Self.mostRequests
        || context.resolutions.dropFirst(Self.mostResolutions).contains(where: { _ in true })
    else { return nil }
    return context.frames.failureOfDeepRequest(.nestedTooDeeply(count: nesting), type, nil)
  }
}
