import DIEngine

// The main thread: some code runs only there. A call that is on it does what others need it for, while it waits for
// them.

/// What a call has for the main thread. The world runs the call's code itself.
private final class VirtualMainThreadTask: MainThreadTask {
  func run() {}
}

extension CreationWorld {
  /// Whether the main thread is free for a call that is on it, or needs it next.
  func mayUseMainThread(_ call: VirtualCall) -> Bool {
    if mainThread.contains(where: { $0 === call }) { return mainThread.last === call }
    return call.kind != .main && call.state != .hopping || mainThread.isEmpty
  }

  /// Whether the innermost code of a call runs on the main thread only.
  func isInMainPart(_ call: VirtualCall) -> Bool {
    guard let frame = call.frames.last, frame.code == .initializer else { return false }
    return program.parts[frame.object.slot].isOnMain
  }

  /// Sends a call to the main thread, if its code must run there and isn't there.
  ///
  /// - Returns: Whether this is what the call does next.
  func hops(_ call: VirtualCall) -> Bool {
    guard isInMainPart(call), !call.isOnMain, !call.frames.last!.wasOnMain else { return false }
    call.state = .hopping
    let task = VirtualMainThreadTask()
    if call.kind.maySuspend {
      _ = engine.rules.hop(call.me, task)
    } else {
      engine.rules.offer(task, by: call.me)
    }
    log?.append("R\(call.index + 1) needs the main thread")
    return true
  }

  /// Lets a call's code run on the main thread.
  ///
  /// A task that a borrower's code precedes waits for its turn elsewhere, and hops again.
  func arrive(_ call: VirtualCall) {
    let mayRun = engine.rules.arriveOnMainThread(call.me)
    if call.kind.maySuspend { engine.rules.endSuspension(of: call.me) }
    guard mayRun else {
      expect(call.me.isLent, "3: waits for a borrower's code, but none has borrowed")
      call.suspendedState = .running
      call.state = .returning
      log?.append("R\(call.index + 1) must leave the main thread to a borrower")
      return
    }
    mainThread.append(call)
    call.mainDepth = call.frames.count
    call.state = .running
    counts.hops += 1
    log?.append("R\(call.index + 1) is on the main thread")
  }

  /// Sends a call back from the main thread, if its code there is over.
  ///
  /// - Returns: Whether this is what the call does next.
  func leavesMainThread(_ call: VirtualCall) -> Bool {
    guard let depth = call.mainDepth, depth == call.frames.count else { return false }
    expect(mainThread.last === call, "4: code leaves the main thread that isn't on it")
    mainThread.removeLast()
    call.mainDepth = nil
    call.frames[depth - 1].wasOnMain = true
    log?.append("R\(call.index + 1) leaves the main thread")
    guard call.kind.maySuspend else {
      engine.rules.endMainThreadTask(of: call.me)
      return true
    }
    _ = engine.rules.leaveMainThread(call.me)
    call.suspendedState = call.state
    call.state = .comingBack
    return true
  }

  /// Lets a task continue after its code has run on the main thread.
  func comeBack(_ call: VirtualCall) {
    engine.rules.endSuspension(of: call.me)
    call.state = call.me.isLent ? .returning : call.suspendedState
    log?.append("R\(call.index + 1) is back from the main thread, lent: \(call.me.isLent)")
  }

  /// Lets a call that waits on the main thread run what another call needs it for.
  ///
  /// - Returns: Whether there is such a call, for which this one waits.
  func serves(_ call: VirtualCall) -> Bool {
    guard call.isOnMain, let (_, creator) = engine.takeMainThreadTask(blocking: call) else {
      return false
    }
    let worker = calls.first { $0.me === creator }!
    expect(worker.state == .hopping, "4: code is on the main thread that needn't be there")
    arrive(worker)
    expect(worker.isOnMain, "7: code runs on the main thread out of turn")
    counts.served += 1
    return true
  }

  /// Ends a wait on the main thread, if a task may need that thread before it is back from it.
  func givesUp(_ call: VirtualCall) -> Bool {
    guard program.needsThreads, call.isOnMain, engine.rules.awaitsReturn(call.me) else {
      return false
    }
    engine.rules.giveUp(call.me)
    if call.state == .waiting {
      take(.madeByTask, call, isInCycle: false, isGivenUp: true)
    } else {
      counts.refusals += 1
      call.hasFailed = true
      hadError = true
      call.state = .leaving
    }
    return true
  }

  // MARK: Actual state

  /// The call whose code runs within another call's wait on the main thread.
  func callWithin(_ call: VirtualCall) -> VirtualCall? {
    guard let place = mainThread.firstIndex(where: { $0 === call }) else { return nil }
    return place + 1 < mainThread.count ? mainThread[place + 1] : nil
  }

  /// All calls whose code runs within another call's wait on the main thread.
  func callsWithin(_ call: VirtualCall) -> [VirtualCall] {
    guard let place = mainThread.firstIndex(where: { $0 === call }) else { return [] }
    return Array(mainThread[(place + 1)...])
  }
}
