internal import DIEngine

// How a task takes part in the making of shared objects: it suspends where it must wait.

extension Member {
  /// Suspends the task until its member's wait is over, or until the task is cancelled.
  func suspendUnlessCancelled(
    _ wait: Wait, _ isolation: isolated (any Actor)?
  ) async -> Room.Outcome {
    // Safe: the room guards both, and the task waits meanwhile.
    nonisolated(unsafe) let (me, wait) = (self, wait)
    return await withTaskCancellationHandler(
      operation: { await me.suspend(wait, isolation) },
      onCancel: { me.room.cancel(wait, of: me) }, isolation: isolation)
  }

  /// Suspends the task until its member's wait is over.
  func suspend(_ wait: Wait, _ isolation: isolated (any Actor)?) async -> Room.Outcome {
    room.watch(self, wait)
    while true {
      if let outcome = room.outcome(of: wait, for: self) { return outcome }
      await withUnsafeContinuation(isolation: isolation) { continuation in
        room.leave(continuation, with: wait)
      }
    }
  }
}

extension ClaimedSlot {
  /// Suspends a task that makes no request until the claim is settled. The object may have failed.
  ///
  /// - Parameter endsWhenCancelled: Whether the wait ends when the task is cancelled.
  /// - Returns: Whether the wait ended since the task was cancelled.
  package func settled(
    endsWhenCancelled: Bool = false, _ isolation: isolated (any Actor)?
  ) async -> Bool {
    let member = Member(.task)
    let finding = member.room.meet(member, at: slot, plan) { .ofTask(isolation) }
    guard case .wait(let wait) = finding else { return false }
    let outcome =
      endsWhenCancelled
      ? await member.suspendUnlessCancelled(wait, isolation)
      : await member.suspend(wait, isolation)
    member.leave()
    guard case .verdict(.cancelled) = outcome else { return false }
    return true
  }
}

extension TaskBranch {
  /// Suspends the task until a wait is over.
  private func suspend(_ wait: Wait, _ isolation: isolated (any Actor)?) async -> Room.Outcome {
    let member = context.currentMember()
    let outcome =
      endsWhenCancelled
      ? await member.suspendUnlessCancelled(wait, isolation)
      : await member.suspend(wait, isolation)
    takeOver()
    return outcome
  }
}

// MARK: Requests

extension TaskBranch {
  /// Makes a value as a request of the running task: an outermost one, or one of a closure that the task runs.
  ///
  /// - Parameters:
  ///   - type: The type of the request.
  ///   - delayed: The lazy or provider that makes it.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  ///   - begin: Begins the request on the strand of its branch.
  /// - Throws: Also a failure if the request is nested too deeply in others.
  @inline(__always)
  static func make(
    _ type: any Any.Type, by delayed: DelayedRequest? = nil, endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?,
    _ begin: (ResolutionContext) throws(Failure) -> Progress
  ) async throws(Failure) {
    let guest = TaskPosition.enter()
    if let guest {
      await guest.enter(isolation)
      guest.nesting += 1
    }
    let branch = guest ?? .begin()
    var failure = guest?.nestingFailure(of: type)
    if failure == nil {
      let record = branch.context.beginDelayed(delayed)
      let before = branch.endsWhenCancelled
      branch.endsWhenCancelled = endsWhenCancelled
      failure = await branch.answer(isolation, begin)
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
  }

  /// Makes the value of a request. The branch's member has the turn.
  ///
  /// - Returns: The failure, or nil on success.
  private func answer(
    _ isolation: isolated (any Actor)?,
    _ begin: (ResolutionContext) throws(Failure) -> Progress
  ) async -> Failure? {
    let floor = context.call
    let outcome: Result<Progress, Failure>
    do throws(Failure) {
      outcome = .success(
        try goOn(isOnActor: isolation != nil) { (context) throws(Failure) in
          try context.advance(to: floor, begin)
        })
    } catch {
      outcome = .failure(error)
    }
    return await finish(outcome, within: floor, isolation)
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
    do throws(Failure) {
      var progress = try outcome.get()
      while true {
        let arrival: Arrival
        switch progress {
        case .made, .began: return nil
        case .suspend:
          let call = context.call.unsafelyUnwrapped
          let suspension = call.pointee.plan.with { $0.suspension(of: call) }
          arrival = await run(suspension, isolation)
        case .wait:
          let wait = context.currentMember().wait.unsafelyUnwrapped
          arrival = .outcome(await suspend(wait, isolation))
        }
        progress = try goOn(isOnActor: isolation != nil) { (context) throws(Failure) in
          try context.advance(to: floor, after: arrival)
        }
      }
    } catch {
      return error
    }
  }

  /// Runs the code for which the innermost call has stopped.
  @inline(__always)
  private func run(_ suspension: Suspension, _ isolation: isolated (any Actor)?) async -> Arrival {
    do {
      if case .onMainActor(let body) = suspension {
        try await runOnMainActor(isolation, body)
        return .returned
      }
      var position: TaskPosition? = suspend()
      var thrown: (any Error)?
      do {
        try await TaskPosition.$current.withValue(position) {
          switch suspension {
          case .factory(let body, let values, let memory):
            try await body(isolation, values, self, memory)
          case .injection(let body, let box, let values):
            try await body(isolation, box, values, self)
          case .onMainActor: break
          }
        }
      } catch {
        thrown = error
      }
      if !resumeNow(&position) { await resume(&position, isolation) }
      if let thrown { throw thrown }
      return .returned
    } catch {
      return .threw(error)
    }
  }
}

extension Wait.Manner {
  /// How a task waits on its actor.
  static func ofTask(_ isolation: isolated (any Actor)?) -> Wait.Manner {
    .task(returnsToMain: isolation != nil && isOnMainThread())
  }
}
