import DIEngine

// Tasks: each is suspended once between any two of its calls of the engine.
//
// Before the suspension, and after it, the task runs. So the states in which it isn't suspended are
// explored, too.

extension CreationWorld {
  /// Whether the call's thread is free, if it needs that of another call.
  func mayMove(_ call: VirtualCall) -> Bool {
    guard mayUseMainThread(call) else { return false }
    guard program.needsThreads, call.maySuspend, !call.runsUserCode, call.state != .withdrawing,
      call.state != .hopping
    else { return true }
    return !calls.contains(where: \.isBlocked)
  }

  /// Suspends a task that has not been suspended since its last call of the engine.
  ///
  /// - Returns: Whether this is what the task does next.
  func suspends(_ call: VirtualCall) -> Bool {
    guard call.maySuspend, call.runsUserCode, call.isInClosure, !isInMainPart(call) else {
      return false
    }
    guard !call.isBack else {
      call.isBack = false
      return false
    }
    call.suspendedState = call.state
    call.state = .suspended
    engine.suspend(call)
    giveUpSession(call)
    log?.append("R\(call.index + 1) is suspended")
    return true
  }

  func endSuspension(of call: VirtualCall) {
    engine.rules.endSuspension(of: call.me)
    log?.append("R\(call.index + 1) is back, lent: \(call.me.isLent)")
    call.state = .returning
    call.isBack = true
    if !call.me.isLent { goOn(call) }
  }

  func judgeReturn(of call: VirtualCall) -> Bool {
    if case .wait = engine.judgeReturn(of: call) {
      expect(isPartnerRunning(call), "3: waits for a borrower's code, but none runs")
      return false
    }
    goOn(call)
    return true
  }

  private func goOn(_ call: VirtualCall) {
    call.state = call.suspendedState
    resumeWithSession(call)
  }

  /// Lets a task wait aside, if the rules say so. The gate resumes it when the attempt is settled.
  func waitsOutsideGraph(_ call: VirtualCall) -> Bool {
    let slot = slots[call.wanted]!
    guard engine.rules.waitsOutsideGraph(call.me, for: slot) else { return false }
    let object = object(of: slot.record!)
    expect(object.call != call.index, "4: a task waits for itself")
    expect(
      !objects.contains { $0.call == call.index && !$0.isSettled },
      "4: a task that waits aside makes something")
    log?.append("R\(call.index + 1) waits aside for \(call.wanted)")
    call.awaited = object
    call.state = .aside
    return true
  }

  // MARK: Actual state

  /// Whether a task without a thread must act before some objects, and all that they have received so far,
  /// are finished; or whether another call must that waits for such a task.
  private func isTaskAhead(of objects: [VirtualObject], besides call: VirtualCall) -> Bool {
    var found = creators(of: objects)
    var next = 0
    while next < found.count {
      let other = calls[found[next]]
      next += 1
      if other !== call, other.isOffThread(for: call) { return true }
      if let inner = callWithin(other), !found.contains(inner.index) { found.append(inner.index) }
      for child in children(of: other) where !found.contains(child) { found.append(child) }
      guard other.state == .waiting, let object = unfinished(other.wanted) else { continue }
      for creator in creators(of: [object]) where !found.contains(creator) { found.append(creator) }
    }
    return false
  }

  private func creators(of objects: [VirtualObject]) -> [Int] {
    VirtualObject.reach(of: objects).filter { !$0.isFinished && !$0.isDiscarded }.map(\.call)
  }

  private func unfinished(_ slot: Int) -> VirtualObject? {
    slots[slot]?.record.map(object(of:))
  }

  /// Whether a call blocks a thread that a task needs to finish what the call waits for.
  func blocksTask(_ call: VirtualCall) -> Bool {
    guard call.isBlocking else { return false }
    if call.state == .barrier {
      return call.kind.isBlockingThread && isTaskAhead(of: call.borrowed, besides: call)
    }
    return unfinished(call.wanted).map { isTaskAhead(of: [$0], besides: call) } ?? false
  }

  /// Checks that a call doesn't wait for a suspended task that may need its thread. Before it borrows from
  /// one, it waits for code that runs on another thread, for one that has borrowed already.
  func checkThread(_ call: VirtualCall) {
    guard blocksTask(call), let object = unfinished(call.wanted) else { return }
    let makers = creators(of: [object]).map { calls[$0] }
    let isTaken = calls.contains { other in
      other.isOnThread
        && makers.contains {
          $0.session === other.session || $0.me.group != nil && $0.me.group === other.me.group
        }
    }
    expect(
      call.isInner && object.exists && isTaken,
      "4: a thread waits for a suspended task that may need it")
  }

  func checkRefusal(_ call: VirtualCall) {
    expect(blocksTask(call), "4: a request fails, but no suspended task makes the object")
    guard call.isInner, let object = unfinished(call.wanted) else { return }
    expect(!object.exists, "4: a request of a task fails, but an object exists")
  }

  func checkLoan(_ call: VirtualCall) {
    expect(
      call.isInner && blocksTask(call),
      "2: an unfinished object is taken by a call that is in no cycle")
  }

  /// Checks that the code of a group runs for one call at a time, also that of a lender and a borrower.
  func checkGroups() {
    let running = calls.filter { $0.runsUserCode && $0.me.group != nil }
    for (index, call) in running.enumerated() {
      expect(
        !running[..<index].contains { $0.me.group === call.me.group },
        "7: two calls of a group run")
    }
  }
}
