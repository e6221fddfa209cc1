import DIEngine

/// The state of all calls of a program, and of the engine's real rules. Advances by one call of the
/// engine at a time.
final class CreationWorld {
  let program: CreationProgram
  let flaw: CreationFlaw?
  var engine: FlawedRules
  /// The slots, each for as long as a call that may request it hasn't ended.
  var slots: [InstanceSlot?]
  let calls: [VirtualCall]
  /// The calls whose code is on the main thread, the innermost last. Each runs within the wait of the one before.
  var mainThread: [VirtualCall] = []
  private(set) var objects: [VirtualObject] = []
  var hasTroubled = false
  /// Whether any call has received an error or failed.
  var hadError = false
  /// Whether the rules report a change by the last step.
  private(set) var hasChanged = false
  /// The first violation, if any.
  var violation: String?
  var counts = CreationCounts()
  /// The log of events, if enabled.
  var log: [String]?
  /// Observes releases, if the world releases everything that its calls release.
  let watch: DeathWatch?
  let failure = Failure(.recursion, requested: VirtualObject.self, path: [])

  init(_ program: CreationProgram, _ flaw: CreationFlaw? = nil, makesPlans: Bool = false) {
    self.program = program
    self.flaw = flaw
    watch = makesPlans ? DeathWatch() : nil
    engine = FlawedRules(flaw, watch)
    slots = program.parts.map { _ in InstanceSlot(.strong) }
    var calls: [VirtualCall] = []
    for (index, needs) in program.calls.enumerated() {
      let parent = program.parent(index).map { calls[$0] }
      calls.append(VirtualCall(index, needs, program.kind(index), parent))
    }
    self.calls = calls
  }

  deinit {
    // Records, creators and objects form reference cycles.
    for object in objects.reversed() {
      if let record = object.record { engine.rules.fail(record, failure) }
      object.forget()
    }
    for call in calls {
      engine.rules.end(call.me, failure)
      call.me.releaseRecords()
    }
  }

  func object(of record: CreationRecord) -> VirtualObject {
    objects.last { $0.isMade(by: record) }!
  }

  func object(in box: AnyBox) -> VirtualObject {
    unsafeDowncast(box, to: Box<VirtualProduct>.self).value.object
  }

  /// Returns the shared object of a slot, if there is one.
  func kept(_ slot: Int) -> VirtualObject? { slots[slot]?.finished.map(object(in:)) }

  func expect(_ isSo: Bool, _ text: @autoclosure () -> String) {
    if !isSo, violation == nil { violation = text() }
  }

  /// Advances a call to its next call of the engine.
  ///
  /// - Returns: `false` if it can't continue; the state is then unchanged.
  func step(_ call: VirtualCall) -> Bool {
    engine.rules.hasChanged = false
    let hasMoved = move(call)
    hasChanged = engine.rules.hasChanged
    if hasChanged { engine.rules.wakeConcerned() }
    if let watch { releaseDiscarded(watch) } else { engine.releaseDiscarded() }
    if flaw == .failureNotInherited { for call in calls { call.me.inheritedFailure = nil } }
    return hasMoved
  }

  private func move(_ call: VirtualCall) -> Bool {
    guard mayMove(call) else { return false }
    if suspends(call) { return true }
    switch call.state {
    case .returned, .failed: return false
    case .running: advance(call)
    case .throwing:
      if !leavesMainThread(call) { unwind(call) }
    case .withdrawing: withdraw(call)
    case .waiting:
      let isInCycle = trulyWaitsForItself(call)
      let answer = engine.judge(call, self)
      if case .wait = answer {
        engine.rules.keepWaiting(call.me)
        if serves(call) { return true }
        if givesUp(call) { return true }
        checkWait(call)
        return false
      }
      take(answer, call, isInCycle: isInCycle)
    case .barrier: return judgeEnd(call)
    case .suspended:
      guard mayReturn(call) else { return false }
      endSuspension(of: call)
    case .awaiting: return takeSession(call)
    case .hopping: arrive(call)
    case .comingBack: comeBack(call)
    case .unborn: return begin(call)
    case .returning: return judgeReturn(of: call)
    case .aside:
      guard call.awaited!.isSettled else { return false }
      call.awaited = nil
      call.state = .running
      need(call.wanted, call)
    case .leaving: leave(call)
    }
    return true
  }

  // MARK: User code

  private func advance(_ call: VirtualCall) {
    if call.kind == .main, !mainThread.contains(where: { $0 === call }) { mainThread.append(call) }
    guard let frame = call.frames.last else {
      if call.next < call.needs.count { return need(call.needs[call.next], call) }
      if call.kind.isChild { return endChild(call) }
      if !call.rootFailed, fails(.call(call.index)) { rootFails(call) }
      return call.state == .withdrawing ? withdraw(call) : drain(call)
    }
    let slot = frame.object.slot
    let part = program.parts[slot]
    let isMaking = frame.code == .initializer
    let needs = isMaking ? part.initializer : part.injections
    let spot = isMaking ? CreationProgram.Spot.initializer(slot) : .injections(slot)
    if frame.isDoomed, children(of: call, at: call.frames.count).isEmpty { return unwind(call) }
    if frame.next == 0, program.trouble?.isEarly == true {
      if isMaking, !call.isOnMain, !frame.wasOnMain, fails(.duplicate(slot)) { return drop(call) }
      if hops(call) { return }
      if fails(spot) { return failInside(call) }
    }
    if hops(call) { return }
    if frame.next < needs.count { return need(needs[frame.next], call) }
    if program.trouble?.isEarly == false, fails(spot) { return failInside(call) }
    if leavesMainThread(call) { return }
    complete(frame, call)
  }

  private func failInside(_ call: VirtualCall) {
    call.state = .throwing
    if !leavesMainThread(call) { unwind(call) }
  }

  private func fails(_ spot: CreationProgram.Spot) -> Bool {
    guard !hasTroubled, program.trouble?.spot == spot else { return false }
    hasTroubled = true
    hadError = true
    return true
  }

  func need(_ slot: Int, _ call: VirtualCall) {
    call.wanted = slot
    if call.maySuspend, waitsOutsideGraph(call) { return }
    if let watch { call.containers.append(VirtualContainer(watch)) }
    let isInCycle = wouldWaitForItself(call)
    var answer = engine.need(slots[slot]!, call.containers.last?.plan, by: call, self)
    if case .wait = answer, call.maySuspend, startsWithin(slot, call) {
      // The gate looks at the frames of the task.
      engine.rules.giveUp(call.me)
      answer = .recursion
    }
    take(answer, call, isInCycle: isInCycle)
  }

  func take(
    _ answer: CreationRules.Answer, _ call: VirtualCall, isInCycle: Bool, isGivenUp: Bool = false
  ) {
    let slot = call.wanted
    if !isGivenUp { check(answer, call, isInCycle: isInCycle) }
    log?.append("R\(call.index + 1) \(call.state) needs \(slot): \(answer)")
    if case .wait = answer {
      if call.state != .waiting {
        counts.waits += 1
        if call.isInner { engine.rules.holders.append(call.me) }
      }
      call.state = .waiting
      giveUpSession(call)
      // From now on: the request itself hasn't blocked the thread.
      call.me.isBlocking = call.isBlocking
      call.me.isOnMainThread = call.isOnMain
      engine.rules.keepWaiting(call.me)
      return
    }
    engine.rules.endWaiting(call.me)
    call.me.isBlocking = false
    call.me.isOnMainThread = false
    call.wanted = -1
    let hasWaited = call.state == .waiting
    if hasWaited { engine.rules.holders.removeAll { $0 === call.me } }
    call.state = .running
    defer { if hasWaited { resumeWithSession(call) } }
    switch answer {
    case .wait: break
    case .ready(let box): call.receive(object(in: box))
    case .unfinished(let box):
      let object = object(in: box)
      if calls[object.call].session !== call.session {
        call.borrowed.append(object)
        counts.borrows += 1
        if !isInCycle { counts.loans += 1 }
      }
      call.receive(object)
    case .make(let record):
      let object = VirtualObject(record, slot: slot, call: call.index)
      objects.append(object)
      call.frames.append(VirtualCall.Frame(object: object, code: .initializer))
    case .recursion, .failed:
      raise(call)
    case .madeByTask:
      counts.refusals += 1
      raise(call)
    case .cycle:
      counts.cycles += 1
      raise(call)
    }
  }
}
