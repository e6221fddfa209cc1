import DIEngine

/// The state of all calls of a program, and of the engine's real protocol. Advances a call by one step of the engine at
/// a time: a look at a slot's word, a claim, an event in the room.
final class CreationWorld {
  let program: CreationProgram
  let flaw: CreationFlaw?
  let room = Room()
  let slots: [InstanceSlot]
  let calls: [VirtualCall]
  /// The owners that a call ends; nil if none does.
  let ends: VirtualEnds?
  /// The calls whose code is on the main thread, the innermost last. Each runs within the wait of the one before.
  var mainThread: [VirtualCall] = []
  /// The objects, each with its claim.
  private(set) var made: [(claim: Claim, object: VirtualObject)] = []
  var hasTroubled = false
  var hadCycle = false
  /// The first violation, if any.
  var violation: String?
  var counts = CreationCounts()
  /// The log of events, if enabled.
  var log: [String]?
  let failure = Failure(.recursion, requested: VirtualObject.self, path: [])

  init(_ program: CreationProgram, _ flaw: CreationFlaw? = nil) {
    self.program = program
    self.flaw = flaw
    slots = program.parts.map { _ in InstanceSlot(.strong) }
    ends = VirtualEnds(program)
    var calls: [VirtualCall] = []
    for (index, needs) in program.calls.enumerated() {
      let parent = program.parent(index).map { calls[$0] }
      calls.append(VirtualCall(index, needs, program.kind(index), parent, room))
    }
    self.calls = calls
  }

  deinit {
    // An explored path may end anywhere: members, claims and sessions refer to each other.
    for call in calls {
      let session = call.member.session
      (session.turn, session.ready, session.fresh, session.outward) = (nil, ReadyMembers(), [], [])
      (call.member.received, call.member.state) = ([], .running)
    }
    for (claim, object) in made {
      (claim.links, claim.below) = (nil, nil)
      object.references = []
    }
  }

  func expect(_ isSo: Bool, _ text: @autoclosure () -> String) {
    if !isSo, violation == nil { violation = text() }
  }

  func object(in box: AnyBox) -> VirtualObject { box.value(as: VirtualObject.self) }

  /// The kept object of a slot.
  func kept(_ slot: Int) -> VirtualObject? { slots[slot].finished.map(object(in:)) }

  func isActiveChild(of call: VirtualCall) -> Bool {
    calls.contains { $0.parent === call && $0.isActive }
  }

  // MARK: Steps

  /// Advances a call.
  ///
  /// - Returns: False if it can't continue; the state is then unchanged.
  func step(_ call: VirtualCall) -> Bool {
    let asleep = flaw == nil ? [] : calls.filter { $0.wait?.isWoken == false }
    // What is made too late ends in the call.
    let steps = ends.map { [EndStep(call: $0.call, component: nil)] } ?? []
    let hasMoved = EndStep.$current.withValue(steps) { move(call) }
    for (claim, object) in made where claim.phase == .failed && object.state != .discarded {
      expect(kept(object.slot) !== object, "6: a published object is discarded")
      object.state = .discarded
    }
    flaw?.spoil(self, asleep)
    return hasMoved
  }

  private func move(_ call: VirtualCall) -> Bool {
    if call.kind == .cleaner { return clean(call) }
    if call.kind == .canceller { return cancel(call) }
    if call.kind.isEnder { return end(call) }
    switch call.state {
    case .returned, .failed: return false
    case .unborn: return begin(call)
    case .waiting: return wake(call)
    case .suspended:
      guard !isActiveChild(of: call), mayTasksRun else { return false }
      return goOn(call)
    case .returning: return mayTasksRun && goOn(call)
    case .hopping:
      // The main thread is idle.
      guard mainThread.isEmpty else { return false }
      beginJob(call)
      return true
    case .running:
      switch call.step {
      case .code: run(call)
      case .look: look(call)
      case .claim(let state): claim(call, state)
      case .begin(let state): begin(call, state)
      case .meet: meet(call)
      }
      return true
    }
  }

  private func clean(_ call: VirtualCall) -> Bool {
    guard call.next < call.needs.count else { return false }
    slots[call.needs[call.next]].clean()
    call.next += 1
    call.state = call.next == call.needs.count ? .returned : .unborn
    return true
  }

  private func cancel(_ call: VirtualCall) -> Bool {
    guard call.state == .unborn else { return false }
    let other = calls[call.needs[0]]
    if other.kind.maySuspend, let wait = other.wait { room.cancel(wait, of: other.member) }
    call.state = .returned
    return true
  }

  /// Whether tasks may go on: if all need the blocked threads, only while none is blocked.
  var mayTasksRun: Bool {
    !program.needsThreads
      || !calls.contains { call in
        let isBlocked =
          call.state == .waiting && !isBuried(call)
          || call.state == .hopping && !call.kind.maySuspend
        return call.isActive && call.blocksTasks && isBlocked
      }
  }

  private func isBuried(_ call: VirtualCall) -> Bool { call.member.wait?.under != nil }

  private func begin(_ call: VirtualCall) -> Bool {
    if let parent = call.parent {
      guard parent.state == .suspended, let frame = parent.frames.last,
        call.kind.isInner || mayTasksRun
      else { return false }
      call.member = Member(childOf: parent.member, base: frame.claim)
      call.base = frame
      call.state = .running
      if let wait = call.member.takeTurn(call.manner) { sleep(call, wait) }
      return true
    }
    if call.kind == .main {
      guard mainThread.isEmpty else { return false }
      mainThread.append(call)
    }
    guard !call.kind.maySuspend || mayTasksRun else { return false }
    call.state = .running
    return true
  }

  func sleep(_ call: VirtualCall, _ wait: Wait) {
    counts.waits += 1
    call.wait = wait
    call.state = .waiting
    call.step = .code
  }

  /// A task is back from a closure, or from the main thread.
  private func goOn(_ call: VirtualCall) -> Bool {
    call.state = .running
    if let wait = call.member.takeTurn(call.manner) {
      sleep(call, wait)
    } else if call.isDoomed {
      call.isDoomed = false
      raise(call)
    }
    return true
  }

  /// A woken call looks whether its wait is over.
  private func wake(_ call: VirtualCall) -> Bool {
    guard let wait = call.wait, wait.isWoken, !isBuried(call), !call.sleepsAsTask || mayTasksRun
    else { return false }
    guard room.isOver(wait, of: call.member) else {
      if call.isOnMainThread, mainThread.last === call, flaw != .servesNobody { serve(call, wait) }
      return true
    }
    call.wait = nil
    call.state = .running
    switch (wait.verdict, wait.wants) {
    case (let verdict?, .end):
      count(verdict)
      call.hasFailed = true
      call.isGivenUp = true
    case (let verdict?, _):
      count(verdict)
      if case .recursion = verdict { checkCycle() }
      raise(call)
    case (nil, .claim): call.step = .look
    case (nil, .turn):
      guard call.isDoomed else { break }
      call.isDoomed = false
      raise(call)
    case (nil, .end): break
    }
    return true
  }

  private func count(_ verdict: Wait.Verdict) {
    switch verdict {
    case .recursion: counts.cycles += 1
    case .madeByTask: counts.refusals += 1
    case .cancelled: counts.cancellations += 1
    case .repetition, .longWait: break
    }
  }

  private func serve(_ call: VirtualCall, _ wait: Wait) {
    switch room.locked({ room.service(call.member, wait) }) {
    case .run(_, let owner):
      counts.served += 1
      beginJob(calls.first { $0.member === owner }!)
    case .lookAgain: wait.isWoken = true
    case .sleep: break
    }
  }

  private func beginJob(_ call: VirtualCall) {
    expect(call.state == .hopping, "1: what runs on the main thread runs twice")
    counts.hops += 1
    mainThread.append(call)
    call.isOnMain = true
    call.frames[call.frames.count - 1].isJob = true
    call.state = .running
    if let wait = room.beginJob(call.member) { sleep(call, wait) }
  }

  func endJob(_ call: VirtualCall) {
    expect(mainThread.last === call, "4: code leaves the main thread that isn't on it")
    mainThread.removeLast()
    call.isOnMain = false
    call.frames[call.frames.count - 1].isJob = false
    for other in calls where other.member.wait?.under === call.member {
      room.locked { other.member.wait?.under = nil }
      other.wait?.isWoken = true
    }
    guard call.kind.maySuspend else { return }
    call.member.endJob()
    call.state = .returning
  }

  // MARK: A slot

  private func look(_ call: VirtualCall) {
    if call.root.member.taint != nil { return raise(call, isHard: true) }
    let state = slots[call.wanted].word.load()
    if state == .finished, let box = slots[call.wanted].finished {
      return receive(object(in: box), call)
    }
    call.step = state.isClaimed ? .meet : .claim(state)
  }

  private func claim(_ call: VirtualCall, _ state: SlotState) {
    guard let claim = call.member.claim(slots[call.wanted], nil, in: state) else {
      call.step = .look
      return
    }
    call.claimed = claim
    call.step = .begin(flaw == .claimsWithoutLook ? .empty : state)
  }

  private func begin(_ call: VirtualCall, _ state: SlotState) {
    let claim = call.claimed!
    call.claimed = nil
    switch call.member.begin(claim, in: slots[call.wanted], claimedIn: state) {
    case .claim:
      expect(kept(call.wanted) == nil, "1: an object is made although one is kept")
      expect(
        !made.contains { $0.object.slot == call.wanted && !$0.claim.isSettled },
        "1: an object is made a second time")
      let object = VirtualObject(slot: call.wanted, root: call.root.index)
      made.append((claim, object))
      call.frames.append(VirtualCall.Frame(claim: claim, object: object, code: .initializer))
      call.step = .code
      if !noteMaking(object, claim) { raise(call) }
    case .found(let box): receive(object(in: box), call)
    default: expect(false, "1: a claim leads to something else")
    }
  }

  private func meet(_ call: VirtualCall) {
    let slot = slots[call.wanted]
    let claim = slot.word.load().claim
    switch room.meet(call.member, at: slot, nil, { call.manner }) {
    case nil: call.step = .look
    case .unfinished(let box): receive(object(in: box), call)
    case .recursion:
      counts.cycles += 1
      checkCycle()
      raise(call)
    case .wait(let wait):
      if flaw == .earlyToStranger, let box = claim?.box,
        !room.isOver(wait, of: call.member)
      {
        return receive(object(in: box), call)
      }
      sleep(call, wait)
    default: expect(false, "1: the room gives another answer")
    }
  }

  private func receive(_ object: VirtualObject, _ call: VirtualCall) {
    noteReused(object, call)
    if !object.isWhole {
      expect(object.state != .discarded, "6: a discarded object is handed out")
      let isOwn = room.locked { calls[object.root].member.session === call.member.session }
      expect(isOwn, "2: an unfinished object leaves its session")
      if object.root != call.root.index { counts.earlyObjects += 1 }
    }
    call.receive(object)
  }

  func raise(_ call: VirtualCall, isHard: Bool = false) {
    call.isThrowing = true
    call.isHard = isHard
    call.step = .code
    call.wanted = -1
  }
}

/// What a call has for the main thread. The world runs the call's code itself.
final class VirtualJob: MainThreadJob {
  let isOfTask: Bool

  init(isOfTask: Bool) { self.isOfTask = isOfTask }

  func run() {}
}
