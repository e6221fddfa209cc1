import DIEngine

// What the calls of a program do when they have the turn: the initializers and injections of its parts, and the requests.

extension CreationWorld {
  func run(_ call: VirtualCall) {
    if call.isThrowing { return unwind(call) }
    guard let frame = call.frames.last else { return runRoot(call) }
    let slot = frame.object.slot
    let part = program.parts[slot]
    let isMaking = frame.code == .initializer
    let needs = isMaking ? part.initializer : part.injections
    let spot = isMaking ? CreationProgram.Spot.initializer(slot) : .injections(slot)
    if frame.next == 0 {
      if isMaking, !frame.isJob, fails(.duplicate(slot), isEarly: true) { return drop(call) }
      if isMaking, part.isOnMain, !call.isOnMainThread { return hop(call) }
      if fails(spot, isEarly: true) { return raise(call, isHard: true) }
      call.frames[call.frames.count - 1].next = 1
      return pause(call)
    }
    if frame.next <= needs.count {
      call.wanted = needs[frame.next - 1]
      call.step = .look
      return
    }
    if frame.next == needs.count + 1 {
      call.frames[call.frames.count - 1].next += 1
      return pause(call)
    }
    if fails(spot, isEarly: false) { return raise(call, isHard: true) }
    if frame.isJob {
      endJob(call)
      if call.state == .returning { return }
    }
    complete(call, call.frames.removeLast(), part)
  }

  /// Suspends the task of a closure that may suspend.
  private func pause(_ call: VirtualCall) {
    guard call.sleepsAsTask else { return }
    call.state = .suspended
    call.member.giveUpTurn()
  }

  private func hop(_ call: VirtualCall) {
    call.state = .hopping
    room.hop(call.member, VirtualJob(isOfTask: call.kind.maySuspend))
  }

  private func complete(
    _ call: VirtualCall, _ frame: VirtualCall.Frame, _ part: CreationProgram.Part
  ) {
    do throws(Failure) {
      switch frame.code {
      case .initializer:
        frame.object.state = .initialized
        let box = Box(frame.object)
        if part.isShown, !part.injections.isEmpty {
          if let failure = frame.claim.links?.pending ?? call.root.member.taint { throw failure }
          call.member.expose(box, of: frame.claim)
          var frame = frame
          (frame.code, frame.next) = (.shown, 0)
          call.frames.append(frame)
          return
        }
        let isQueued = !part.injections.isEmpty
        if isQueued { call.root.queue.append((frame.claim, frame.object)) } else { finish(frame) }
        try call.member.initialized(frame.claim, box, isQueued: isQueued)
        deliver(frame.object, call)
      case .shown:
        finish(frame)
        try call.member.initialized(frame.claim, Box(frame.object), isQueued: false)
        deliver(frame.object, call)
      case .queued:
        finish(frame)
        try call.member.injected(frame.claim, isLast: true)
      }
    } catch {
      fail(frame, call)
    }
  }

  private func finish(_ frame: VirtualCall.Frame) {
    if flaw == .publishesOwn { frame.claim.links?.holds = [] }
    if frame.claim.links?.pending == nil { frame.object.state = .finished }
  }

  private func deliver(_ object: VirtualObject, _ call: VirtualCall) {
    call.receive(object)
    if flaw == .forgetsParent, call.frames.isEmpty, call.parent != nil {
      call.member.innermost?.links?.holds = []
    }
  }

  private func unwind(_ call: VirtualCall) {
    guard let frame = call.frames.last else {
      call.isThrowing = false
      if program.swallows, !call.isHard, call.next < call.needs.count { return call.receive(nil) }
      call.hasFailed = true
      return
    }
    let needs =
      frame.code == .initializer
      ? program.parts[frame.object.slot].initializer : program.parts[frame.object.slot].injections
    if program.swallows, !call.isHard, frame.next >= 1, frame.next <= needs.count {
      call.isThrowing = false
      return call.receive(nil)
    }
    if frame.isJob {
      endJob(call)
      if call.state == .returning { return }
    }
    call.frames.removeLast()
    fail(frame, call)
  }

  private func fail(_ frame: VirtualCall.Frame, _ call: VirtualCall) {
    if flaw == .failureLeavesHolders { frame.claim.links?.heldBy = [] }
    _ = call.member.fail(frame.claim, failure)
    call.root.queue.removeAll { $0.claim.phase == .failed }
    if frame.code == .queued {
      call.isThrowing = false
      call.root.hasFailed = true
    } else {
      call.isThrowing = true
      call.isHard = false
    }
  }

  private func drop(_ call: VirtualCall) {
    let frame = call.frames.removeLast()
    call.member.drop(frame.claim)
    call.receive(nil)
  }

  private func fails(_ spot: CreationProgram.Spot, isEarly: Bool) -> Bool {
    guard !hasTroubled, program.trouble == CreationProgram.Trouble(spot: spot, isEarly: isEarly)
    else { return false }
    hasTroubled = true
    return true
  }

  // MARK: The end

  private func runRoot(_ call: VirtualCall) {
    let member = call.member
    if !call.hasFailed, call.next < call.needs.count {
      call.wanted = call.needs[call.next]
      call.step = .look
      return
    }
    if call.parent != nil { return endChild(call) }
    if !call.hasFailed, !call.isGivenUp, fails(.call(call.index), isEarly: false) {
      call.hasFailed = true
    }
    if member.taint != nil { call.hasFailed = true }
    let goesOn = !call.hasFailed || program.finishes && member.taint == nil && !call.isGivenUp
    if goesOn, !call.queue.isEmpty {
      let next = call.queue.removeFirst()
      guard member.resume(next.claim) else { return }
      call.frames.append(VirtualCall.Frame(claim: next.claim, object: next.object, code: .queued))
      return
    }
    if goesOn, flaw != .noBarrier, let wait = member.waitAtEnd(call.manner) {
      counts.barriers += 1
      return sleep(call, wait)
    }
    if !goesOn {
      for entry in call.queue where !entry.claim.isSettled { _ = member.fail(entry.claim, failure) }
      call.queue = []
    }
    member.leave()
    call.state = call.hasFailed ? .failed : .returned
    if call.kind == .main { mainThread.removeAll { $0 === call } }
    if call.state == .returned { checkReturn(call) }
    call.results = []
  }

  private func endChild(_ call: VirtualCall) {
    call.state = call.hasFailed ? .failed : .returned
    if call.hasFailed { call.parent?.isDoomed = true }
    call.results = []
    call.member.leaveParent()
  }

  func checkCycle() {
    hadCycle = true
    expect(program.mayHaveCycleAtOnce, "4: a cycle error without a cycle")
  }

  private func checkReturn(_ call: VirtualCall) {
    for object in VirtualObject.reach(of: call.results) {
      expect(object.state != .discarded, "6: a call returns what reaches a discarded object")
      expect(object.state == .finished, "2: a call returns what reaches an unfinished object")
    }
  }
}
