import DIEngine

/// The state of all calls of a program, and of the real rules that they follow. It goes on by one
/// call of the engine at a time.
final class CreationWorld {
  let program: CreationProgram
  let flaw: CreationFlaw?
  var engine: FlawedRules
  let slots: [Slot]
  let calls: [VirtualCall]
  private(set) var objects: [VirtualObject] = []
  var hasTroubled = false
  /// Whether any call was told of an error, or failed.
  var hadError = false
  /// Whether the last step changed something, by the word of the rules.
  private(set) var hasChanged = false
  /// What is wrong.
  var violation: String?
  var counts = CreationCounts()
  /// What happened, if somebody wants to know.
  var log: [String]?
  let failure = Failure(.recursion, requested: VirtualObject.self, path: [])

  init(_ program: CreationProgram, _ flaw: CreationFlaw? = nil) {
    self.program = program
    self.flaw = flaw
    engine = FlawedRules(flaw: flaw)
    slots = program.parts.map { _ in Slot(.strong) }
    calls = program.calls.enumerated().map { VirtualCall($0, $1) }
  }

  deinit {
    // Records, resolutions and objects hold each other.
    for object in objects.reversed() {
      engine.rules.fail(object.record, failure)
      object.forget()
    }
    for call in calls {
      engine.rules.end(call.me, failure)
      call.me.releaseRecords()
    }
  }

  func object(of record: CreationRecord) -> VirtualObject {
    objects.last { $0.record === record }!
  }

  func object(in box: AnyBox) -> VirtualObject {
    unsafeDowncast(box, to: Box<VirtualObject>.self).value
  }

  /// What is kept in a slot.
  func kept(_ slot: Int) -> VirtualObject? { slots[slot].finished.map(object(in:)) }

  func expect(_ isSo: Bool, _ text: @autoclosure () -> String) {
    if !isSo, violation == nil { violation = text() }
  }

  /// Lets a call go on to its next call of the engine.
  ///
  /// - Returns: false if it can't go on; nothing has changed then.
  func step(_ call: VirtualCall) -> Bool {
    engine.rules.hasChanged = false
    let hasMoved = move(call)
    hasChanged = engine.rules.hasChanged
    engine.rules.trash = []
    if flaw == .failureNotTold { for call in calls { call.me.taint = nil } }
    return hasMoved
  }

  private func move(_ call: VirtualCall) -> Bool {
    switch call.state {
    case .returned, .failed: return false
    case .running: advance(call)
    case .throwing: unwind(call)
    case .withdrawing: withdraw(call)
    case .waiting:
      let isInCycle = trulyWaitsForItself(call)
      let answer = engine.judge(call, self)
      if case .wait = answer {
        checkWait(call)
        return false
      }
      take(answer, call, isInCycle: isInCycle)
    case .barrier: return judgeEnd(call)
    case .leaving: leave(call)
    }
    return true
  }

  // MARK: Code of the user

  private func advance(_ call: VirtualCall) {
    guard let frame = call.frames.last else {
      if call.next < call.needs.count { return need(call.needs[call.next], call) }
      if !call.rootFailed, fails(.call(call.index)) { rootFails(call) }
      return call.state == .withdrawing ? withdraw(call) : drain(call)
    }
    let slot = frame.object.slot
    let part = program.parts[slot]
    let isMaking = frame.code == .initializer
    let needs = isMaking ? part.initializer : part.injections
    let spot = isMaking ? CreationProgram.Spot.initializer(slot) : .injections(slot)
    if frame.next == 0, program.trouble?.isEarly == true {
      if isMaking, fails(.duplicate(slot)) { return drop(call) }
      if fails(spot) { return unwind(call) }
    }
    if frame.next < needs.count { return need(needs[frame.next], call) }
    if program.trouble?.isEarly == false, fails(spot) { return unwind(call) }
    complete(frame, call)
  }

  private func fails(_ spot: CreationProgram.Spot) -> Bool {
    guard !hasTroubled, program.trouble?.spot == spot else { return false }
    hasTroubled = true
    hadError = true
    return true
  }

  private func need(_ slot: Int, _ call: VirtualCall) {
    call.wanted = slot
    let isInCycle = wouldWaitForItself(call)
    let answer = engine.need(slots[slot], by: call, self)
    take(answer, call, isInCycle: isInCycle)
  }

  private func take(_ answer: CreationRules.Answer, _ call: VirtualCall, isInCycle: Bool) {
    let slot = call.wanted
    check(answer, call, isInCycle: isInCycle)
    log?.append("R\(call.index + 1) \(call.state) needs \(slot): \(answer)")
    if case .wait = answer {
      if call.state != .waiting { counts.waits += 1 }
      call.state = .waiting
      return
    }
    call.wanted = -1
    call.state = .running
    switch answer {
    case .wait: break
    case .ready(let box): call.receive(object(in: box))
    case .unfinished(let box):
      let object = object(in: box)
      if object.call != call.index {
        call.borrowed.append(object)
        counts.borrows += 1
      }
      call.receive(object)
    case .make(let record):
      let object = VirtualObject(record, slot: slot, call: call.index)
      objects.append(object)
      call.frames.append(VirtualCall.Frame(object: object, code: .initializer))
    case .recursion, .failed:
      raise(call)
    case .cycle:
      counts.cycles += 1
      raise(call)
    }
  }

  private func complete(_ frame: VirtualCall.Frame, _ call: VirtualCall) {
    let object = frame.object
    let part = program.parts[object.slot]
    log?.append("R\(call.index + 1) \(frame.code) of \(object.slot) is over")
    let failure: Failure?
    switch frame.code {
    case .initializer:
      object.exists = true
      if part.isShown {
        engine.rules.show(Box(object), of: object.record)
        call.frames[call.frames.count - 1].code = .shown
        call.frames[call.frames.count - 1].next = 0
        return
      }
      let isQueued = !part.injections.isEmpty
      object.isFinished = !isQueued
      if flaw == .publishesOwn, !isQueued { object.record.holds = [] }
      failure = engine.rules.initialized(object.record, Box(object), isQueued: isQueued)
      if failure == nil, isQueued { call.queue.append(object) }
    case .shown:
      object.isFinished = true
      if flaw == .publishesOwn { object.record.holds = [] }
      failure = engine.rules.initialized(object.record, Box(object), isQueued: false)
    case .queued:
      object.isFinished = true
      if flaw == .publishesOwn { object.record.holds = [] }
      failure = engine.rules.injected(object.record)
    }
    if failure != nil {
      expect(hadError, "an object fails, though nothing has")
      object.isFinished = false
      call.state = .throwing
      return
    }
    call.frames.removeLast()
    if frame.code != .queued { call.receive(object) }
  }

  private func drop(_ call: VirtualCall) {
    let object = call.frames.removeLast().object
    object.isDuplicate = true
    engine.rules.drop(object.record)
    call.receive(nil)
  }

  // MARK: Errors

  /// The code that runs is told of an error.
  private func raise(_ call: VirtualCall) {
    hadError = true
    if program.swallows { return call.receive(nil) }
    if call.frames.isEmpty { return rootFails(call) }
    call.state = .throwing
  }

  private func unwind(_ call: VirtualCall) {
    let frame = call.frames.removeLast()
    hadError = true
    log?.append("R\(call.index + 1) \(frame.code) of \(frame.object.slot) fails")
    frame.object.hasFailed = true
    frame.object.isFinished = false
    if flaw == .failureEmptiesOne { frame.object.record.heldBy = [] }
    engine.rules.fail(frame.object.record, failure)
    call.state = .running
    guard frame.code == .queued else { return raise(call) }
    call.hasFailed = true
    if !program.finishes { call.state = .withdrawing }
  }

  private func rootFails(_ call: VirtualCall) {
    call.hasFailed = true
    call.rootFailed = true
    call.results = []
    call.next = call.needs.count
    call.state = program.finishes ? .running : .withdrawing
  }

  private func withdraw(_ call: VirtualCall) {
    guard !call.queue.isEmpty else { return end(call, failure) }
    engine.rules.fail(call.queue.removeFirst().record, failure)
  }

  // MARK: The end

  private func drain(_ call: VirtualCall) {
    if !call.queue.isEmpty {
      let object = call.queue.removeFirst()
      let runs = engine.rules.resume(object.record)
      log?.append("R\(call.index + 1) injects \(object.slot): \(runs)")
      expect(runs || hadError, "an object is not injected, though nothing failed")
      if runs { call.frames.append(VirtualCall.Frame(object: object, code: .queued)) }
      return
    }
    if call.hasFailed, !call.rootFailed { return end(call, failure) }
    if flaw == .noBarrier { return end(call, nil) }
    engine.rules.comeToEnd(call.me)
    if !call.borrowed.isEmpty { counts.barriers += 1 }
    call.state = .barrier
    if judgeEnd(call) { leave(call) }
  }

  private func judgeEnd(_ call: VirtualCall) -> Bool {
    switch engine.rules.judgeEnd(call.me) {
    case nil: call.state = .leaving
    case .failed:
      call.hasFailed = true
      expect(
        call.borrowed.contains { $0.isDiscarded }, "2: told of a failure that is none of its own")
      call.state = .leaving
    default:
      checkBarrier(call)
      return false
    }
    return true
  }

  private func leave(_ call: VirtualCall) {
    end(call, call.hasFailed && !call.rootFailed ? failure : nil)
  }

  private func end(_ call: VirtualCall, _ reason: Failure?) {
    engine.rules.end(call.me, reason)
    call.me.releaseRecords()
    log?.append("R\(call.index + 1) ends, failed: \(call.hasFailed)")
    call.state = call.hasFailed ? .failed : .returned
    if call.state == .returned { checkReturn(call) }
    call.results = []
    call.borrowed = []
  }
}

/// How often something happened that a check is about.
struct CreationCounts {
  var waits = 0
  var borrows = 0
  var cycles = 0
  var barriers = 0

  static func += (sum: inout CreationCounts, other: CreationCounts) {
    sum.waits += other.waits
    sum.borrows += other.borrows
    sum.cycles += other.cycles
    sum.barriers += other.barriers
  }
}
