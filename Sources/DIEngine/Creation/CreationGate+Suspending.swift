internal import CDIEngine
internal import Dispatch

// Waiting without a thread: tasks are suspended until the rules give an answer.

extension CreationGate {
  /// Requests the instance of a slot; suspends the task while another creator makes it. The branch gives its
  /// session up meanwhile.
  ///
  /// - Parameter type: The requested type, used in failures if there is no plan.
  package func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: any Any.Type, _ branch: TaskBranch,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Need {
    while true {
      let creator = creator(of: branch)
      mutex.lock()
      if rules.waitsOutsideGraph(creator, for: slot) {
        mutex.unlock()
        branch.session.giveUp()
        await settled(slot, isolation)
        await branch.session.take(branch, isolation)
        continue
      }
      var answer = rules.need(slot, plan, by: creator)
      if case .wait = answer, let plan, branch.isMaking(plan) {
        // The task was started by the initializer that it waits for.
        rules.giveUp(creator)
        answer = .recursion
      }
      let chain = rules.stations(along: answer)
      let pending = settle()
      mutex.unlock()
      pending.settle()
      var way = chain.map(\.pathElement)
      if case .wait = answer {
        branch.session.giveUp()
        (answer, way) = await suspended(creator, isolation) { $0.judge(creator) }
        await branch.session.take(branch, isolation)
      }
      switch answer {
      case .ready(let box): return .ready(box)
      case .unfinished(let box): return .unfinished(box)
      case .make(let record): return .make(.passUnretained(record))
      case .recursion: return .recursion
      case .failed(let failure): throw failure
      case .cycle: throw failure(.recursion, plan, type, way, branch.context)
      case .madeByTask: throw failure(.madeByTask, plan, type, way, branch.context)
      case .wait: preconditionFailure("A suspended task waits until it has an answer.")
      }
    }
  }

  /// Returns the creator of a branch; begins one if there is none.
  package func creator(of branch: TaskBranch) -> Creator {
    Creator.existing(branch.context) ?? beginResolution(branch.context)
  }

  /// Makes a creator part of an asynchronous request.
  func join(_ creator: Creator, _ branch: TaskBranch) {
    following { $0.join(creator, branch.session, within: branch.origin) }
  }

  /// Whether somebody is creating the instance of a slot.
  func isInTheMaking(_ slot: InstanceSlot) -> Bool {
    mutex.locked { slot.record != nil && slot.finished == nil }
  }

  /// Suspends the task until nobody is creating the instance of a slot any more. The task makes nothing that
  /// others need.
  fileprivate func settled(_ slot: InstanceSlot, _ isolation: isolated (any Actor)?) async {
    watchFirstWait(for: slot)
    await withUnsafeContinuation(isolation: isolation) { continuation in
      mutex.lock()
      guard let record = slot.record, slot.finished == nil else {
        mutex.unlock()
        return continuation.resume()
      }
      if record.waiters == nil { record.waiters = [] }
      record.waiters?.append(continuation)
      mutex.unlock()
    }
  }

  /// Suspends the task until `rule` gives an answer other than waiting.
  private func suspended(
    _ me: Creator, _ isolation: isolated (any Actor)?,
    _ rule: (inout CreationRules) -> CreationRules.Answer
  ) async -> (CreationRules.Answer, [Failure.PathElement]) {
    let since = di_now()
    let returnsToMainThread = isolation != nil && isOnMainThread()
    var isWatched = false
    while true {
      mutex.lock()
      me.isWoken = false
      me.waitsSince = since
      me.returnsToMainThread = returnsToMainThread
      let answer = rule(&rules)
      let isOver: Bool
      if case .wait = answer { isOver = false } else { isOver = true }
      if isOver {
        rules.endWaiting(me)
        me.waitsSince = 0
        me.returnsToMainThread = false
      } else {
        rules.keepWaiting(me)
      }
      let way = rules.stations(along: answer)
      let pending = settle()
      mutex.unlock()
      pending.settle()
      if isOver { return (answer, way.map(\.pathElement)) }
      if !isWatched {
        isWatched = true
        me.isWatched = true
        watch(me) { rules, me, seconds in
          me.waitsSince == since ? rules.sketch(of: me, seconds) : nil
        }
      }
      await withUnsafeContinuation(isolation: isolation) { continuation in
        mutex.lock()
        let isWoken = me.isWoken
        if !isWoken { me.continuation = continuation }
        mutex.unlock()
        if isWoken { continuation.resume() }
      }
    }
  }

  /// Ends a branch's creator; suspends the task until everything it borrowed is finished.
  package func end(
    _ me: Creator, _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    var answer = following { rules -> CreationRules.Answer? in
      rules.finishOwnWork(me)
      return rules.judgeEnd(me)
    }
    if case .wait = answer {
      branch.session.giveUp()
      answer = await suspended(me, isolation) { $0.judgeEnd(me) ?? .recursion }.0
      await branch.session.take(branch, isolation)
    }
    if case .failed(let failure) = answer {
      abandon(me, failure, branch.context)
      throw failure
    }
    let isForgotten = following { $0.end(me, nil) }
    leave(me, branch.context, isForgotten)
  }
}

extension CreationGate {
  /// Notes which session a creator's task waits for; nil if it has it.
  ///
  /// - Parameter isSuspended: Whether the task is suspended meanwhile, instead of blocking its thread.
  /// - Returns: Whether another creator borrowed an object while the task was suspended: it must wait for its turn.
  @discardableResult
  func await(_ session: AsyncSession?, _ creator: Creator, isSuspended: Bool) -> Bool {
    following { rules in
      creator.awaitedSession = session
      creator.isAwaitingSession = isSuspended
      rules.hasChanged = true
      return creator.isLent
    }
  }

  /// Notes that a creator's task enters a closure that may suspend.
  ///
  /// - Returns: The record whose code calls the closure.
  package func suspend(_ creator: Creator) -> CreationRecord? {
    following { rules in
      if rules.suspend(creator) { di_add_suspended(1) }
      return creator.innermost
    }
  }

  /// Notes that a creator's task is back from such a closure. If another creator borrowed an object meanwhile,
  /// suspends the task until that one waits or ends.
  package func resume(_ creator: Creator, _ isolation: isolated (any Actor)?) async {
    resumeNow(creator)
    guard following({ _ in creator.isLent }) else { return }
    _ = await suspended(creator, isolation) { $0.judgeReturn(of: creator) ?? .recursion }
  }

  /// The same for synchronous code, which doesn't wait for a borrower.
  func resumeNow(_ creator: Creator) {
    following { rules in
      if rules.endSuspension(of: creator) { di_add_suspended(-1) }
    }
  }

  /// Ends the creator of a task whose request is a part of another task's.
  func transfer(_ creator: Creator, of branch: TaskBranch, to other: ResolutionContext) {
    // The other task is in the closure that started this one.
    let isNew = Creator.existing(other) == nil
    let receiver = Creator.current(other)
    if isNew { _ = suspend(receiver) }
    let isForgotten = following { rules in
      rules.transfer(creator, to: receiver)
      return rules.end(creator, nil)
    }
    leave(creator, branch.context, isForgotten)
  }
}

extension InstanceSlot {
  /// Suspends a task that creates nothing until somebody else has created the instance, or has failed.
  package func settled(_ isolation: isolated (any Actor)?) async {
    await CreationGate.shared.settled(self, isolation)
  }
}

// Reports of tasks that wait for long. A thread watches its own wait, see `WaitWatch`.

extension CreationGate {
  /// Watches the wait of the first task that waits for an instance and makes nothing that others need.
  func watchFirstWait(for slot: InstanceSlot) {
    guard WaitLimits.shared.current.untilReported != nil else { return }
    let record = mutex.locked { () -> CreationRecord? in
      guard let record = slot.record, record.waiters == nil else { return nil }
      record.isWatched = true
      return record
    }
    guard let record else { return }
    watch(record) { rules, record, seconds in
      record.waiters == nil ? nil : rules.sketch(of: record, seconds)
    }
  }

  /// Reports the wait of a task when it has lasted for the limit, unless it is over by then.
  ///
  /// - Parameters:
  ///   - watched: Whoever waits, or what the task waits for. Not retained meanwhile.
  ///   - sketch: Returns the data of the report; nil if the wait is over. Runs under the gate's lock.
  func watch<Watched: AnyObject>(
    _ watched: Watched,
    _ sketch: @escaping (inout CreationRules, Watched, Double) -> WaitSketch?
  ) {
    guard let limit = WaitLimits.shared.current.untilReported else { return }
    let reportLater = { [self, weak watched] in
      // Released outside the lock: this may be the last reference.
      guard let watched else { return }
      following { sketch(&$0, watched, limit) }?.report.report()
    }
    // Safe: the gate's lock guards what the closures read.
    nonisolated(unsafe) let sent = reportLater
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + limit) { sent() }
  }
}
