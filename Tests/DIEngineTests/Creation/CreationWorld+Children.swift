import DIEngine

// Tasks that a closure of another task starts: they share its session and what it makes.

extension CreationWorld {
  // MARK: The session

  /// Gives the session up, if the call holds it.
  func giveUpSession(_ call: VirtualCall) {
    guard call.maySuspend || call.hasEnded, call.session.holder == call.index else { return }
    call.session.holder = nil
  }

  /// Takes the session; if another task holds it, the call waits and continues afterwards.
  func resumeWithSession(_ call: VirtualCall) {
    guard call.maySuspend || call.kind.isChild else { return }
    guard call.session.holder != nil, call.session.holder != call.index else {
      call.session.holder = call.index
      return
    }
    call.stateWithSession = call.state
    call.state = .awaiting
    note(call.session.session, call)
  }

  func takeSession(_ call: VirtualCall) -> Bool {
    guard call.session.holder == nil else { return false }
    note(nil, call)
    if call.me.isLent, call.kind.maySuspend {
      // A borrower's code runs: the task waits for its turn, and for the session once more.
      call.suspendedState = call.stateWithSession
      call.state = .returning
    } else {
      call.session.holder = call.index
      call.state = call.stateWithSession
      if call.kind == .innerChild, call.frames.isEmpty, call.next == 0 {
        need(call.needs[0], call)
      }
    }
    return true
  }

  /// Notes which session a call awaits, as the gate does.
  private func note(_ session: AsyncSession?, _ call: VirtualCall) {
    call.me.awaitedSession = session
    call.me.isAwaitingSession = session != nil && call.kind.maySuspend
    engine.rules.hasChanged = true
  }

  // MARK: The life of a child

  /// Starts a child, if its parent is in a closure that may start it.
  func begin(_ call: VirtualCall) -> Bool {
    let parent = call.parent!
    if parent.hasEnded {
      call.state = .returned
      return true
    }
    guard parent.state == .suspended, let frame = parent.frames.last, !failsAtOnce(frame) else {
      return false
    }
    call.depth = parent.frames.count
    call.isBack = call.kind.maySuspend
    call.state = .running
    engine.join(call, parent)
    log?.append("R\(call.index + 1) is started by \(frame.code) of \(frame.object.slot)")
    if call.me.isLent, call.kind.maySuspend {
      call.suspendedState = .running
      call.state = .returning
    } else {
      resumeWithSession(call)
      // No code of the user precedes the first request.
      if call.kind == .innerChild, call.state == .running { need(call.needs[0], call) }
    }
    return true
  }

  /// Ends a child: its parent gets what it has made, and what it waits for at its end.
  func endChild(_ call: VirtualCall) {
    let parent = call.parent!
    let frame = parent.frames[call.depth - 1]
    for object in call.results { frame.object.receive(object) }
    if call.hasFailed, !program.swallows { parent.frames[call.depth - 1].isDoomed = true }
    parent.queue += call.queue
    parent.borrowed += call.borrowed
    for object in objects where object.call == call.index { object.call = parent.index }
    engine.end(call, parent)
    log?.append("R\(call.index + 1) leaves all to R\(parent.index + 1), failed: \(call.hasFailed)")
    call.state = call.hasFailed ? .failed : .returned
    call.queue = []
    call.borrowed = []
    call.results = []
    giveUpSession(call)
  }

  /// Whether code fails before its first request.
  private func failsAtOnce(_ frame: VirtualCall.Frame) -> Bool {
    guard frame.next == 0, !hasTroubled, let trouble = program.trouble, trouble.isEarly else {
      return false
    }
    let slot = frame.object.slot
    return frame.code == .initializer
      ? trouble.spot == .initializer(slot) || trouble.spot == .duplicate(slot)
      : trouble.spot == .injections(slot)
  }

  /// Whether a suspended task may go on: its closure doesn't return before the tasks that it started end.
  func mayReturn(_ call: VirtualCall) -> Bool {
    guard let frame = call.frames.last else { return true }
    let part = program.parts[frame.object.slot]
    let needs = frame.code == .initializer ? part.initializer : part.injections
    let returns =
      frame.next >= needs.count || call.suspendedState == .throwing || failsAtOnce(frame)
    return !returns || children(of: call, at: call.frames.count).isEmpty
  }

  // MARK: Actual state

  private func activeChildren(of call: VirtualCall) -> [VirtualCall] {
    calls.filter { $0.parent === call && $0.state != .unborn && !$0.hasEnded }
  }

  /// The calls that must act before another one continues: tasks that its closures have started, and whoever waits on a
  /// thread with the session.
  func children(of call: VirtualCall) -> [Int] {
    (activeChildren(of: call) + blockingHolders(before: call)).map(\.index)
  }

  private func blockingHolders(before call: VirtualCall) -> [VirtualCall] {
    guard call.state == .awaiting, let holder = call.session.holder.map({ calls[$0] }) else {
      return []
    }
    return holder.isInner && holder.state == .waiting ? [holder] : []
  }

  /// Those that the closure with a number of frames has started.
  func children(of call: VirtualCall, at depth: Int) -> [VirtualCall] {
    activeChildren(of: call).filter { $0.depth == depth }
  }

  /// The calls that must act before the initializer of an object returns.
  func workers(on object: VirtualObject) -> [VirtualCall] {
    let call = calls[object.call]
    let place = call.frames.firstIndex { $0.object === object } ?? 0
    return [call] + activeChildren(of: call).filter { place < $0.depth }
      + blockingHolders(before: call)
  }

  /// Whether the initializer of a slot's object has started the call's task.
  func startsWithin(_ slot: Int, _ call: VirtualCall) -> Bool {
    guard let parent = call.parent else { return false }
    return parent.frames.prefix(call.depth).contains {
      $0.object.slot == slot && !$0.object.exists
    }
  }
}

extension FlawedRules {
  mutating func join(_ child: VirtualCall, _ parent: VirtualCall) {
    rules.join(child.me, child.session.session, within: (parent.me, parent.me.innermost))
    if flaw == .forgetsParent { child.me.base = nil }
    if flaw == .forgetsChildren { rules.detach(child.me) }
  }

  mutating func end(_ child: VirtualCall, _ parent: VirtualCall) {
    rules.transfer(child.me, to: parent.me)
    rules.end(child.me, nil)
    child.me.releaseRecords()
  }
}
