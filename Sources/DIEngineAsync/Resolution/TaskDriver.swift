internal import DIEngine

// How a task takes part in the making of shared objects: it suspends where it must wait.

extension Member {
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
  package func settled(_ isolation: isolated (any Actor)?) async {
    let member = Member(.task)
    let finding = member.room.meet(member, at: slot, plan) { .ofTask(isolation) }
    guard case .wait(let wait) = finding else { return }
    _ = await member.suspend(wait, isolation)
    member.leave()
  }
}

extension TaskBranch {
  /// Requests the object of a slot; suspends the task while others make it.
  func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: any Any.Type,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Answer {
    let member = context.currentMember()
    while true {
      switch try member.find(slot, plan, { .ofTask(isolation) }) {
      case .answer(let answer): return answer
      case .wait(let wait):
        let outcome = await member.suspend(wait, isolation)
        takeOver()
        if let answer = try context.answer(after: outcome, plan, type) { return answer }
      }
    }
  }

  /// Ends the member of an outermost request; suspends the task until everything that it received is settled.
  func end(_ member: Member, _ isolation: isolated (any Actor)?) async throws(Failure) {
    var late = member.taint
    if late == nil, let wait = member.waitAtEnd(.ofTask(isolation)) {
      late = member.failure(after: wait, await member.suspend(wait, isolation))
      takeOver()
    }
    context.leave(member)
    if let late { throw late }
  }
}

extension Wait.Manner {
  /// How a task waits on its actor.
  static func ofTask(_ isolation: isolated (any Actor)?) -> Wait.Manner {
    .task(returnsToMain: isolation != nil && isOnMainThread())
  }
}
