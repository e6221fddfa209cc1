import DIEngine

// Failures and ends of calls, and the releases that follow.

extension CreationWorld {
  // MARK: Errors

  /// Passes an error to the running code.
  func raise(_ call: VirtualCall) {
    hadError = true
    if program.swallows { return call.receive(nil) }
    if call.frames.isEmpty { return rootFails(call) }
    call.state = .throwing
  }

  func unwind(_ call: VirtualCall) {
    let frame = call.frames.removeLast()
    hadError = true
    log?.append("R\(call.index + 1) \(frame.code) of \(frame.object.slot) fails")
    frame.object.hasFailed = true
    frame.object.isFinished = false
    if flaw == .failureEmptiesOne { frame.object.record!.heldBy = [] }
    fail(frame.object)
    call.state = .running
    guard frame.code == .queued else { return raise(call) }
    call.hasFailed = true
    if !program.finishes { call.state = .withdrawing }
  }

  func fail(_ object: VirtualObject) {
    withExtendedLifetime(newFailure()) { engine.rules.fail(object.record!, $0) }
  }

  /// Returns a new error of the user, which nothing retains after the rules have received it.
  private func newFailure() -> Failure {
    guard let watch else { return failure }
    let error = VirtualError(mortal: Mortal(.error, watch))
    return Failure(.user(error), requested: VirtualObject.self, path: [])
  }

  func rootFails(_ call: VirtualCall) {
    call.hasFailed = true
    call.rootFailed = true
    call.results = []
    call.next = call.needs.count
    // What the task has made is left to its parent.
    if call.kind.isChild {
      call.state = .running
      return
    }
    call.state = program.finishes ? .running : .withdrawing
  }

  func withdraw(_ call: VirtualCall) {
    guard !call.queue.isEmpty else { return end(call, isFailed: true) }
    fail(call.queue.removeFirst())
  }

  // MARK: Ends

  func drain(_ call: VirtualCall) {
    if !call.queue.isEmpty {
      let object = call.queue.removeFirst()
      let runs = engine.rules.resume(object.record!)
      log?.append("R\(call.index + 1) injects \(object.slot): \(runs)")
      expect(runs || hadError, "an object is not injected, though nothing failed")
      if runs { call.frames.append(VirtualCall.Frame(object: object, code: .queued)) }
      return
    }
    if call.hasFailed, !call.rootFailed { return end(call, isFailed: true) }
    if flaw == .noBarrier { return end(call, isFailed: false) }
    engine.rules.finishOwnWork(call.me)
    if !call.borrowed.isEmpty { counts.barriers += 1 }
    call.state = .barrier
    // A task ends in a step of its own.
    if judgeEnd(call), !call.kind.isAsynchronous { leave(call) }
  }

  func judgeEnd(_ call: VirtualCall) -> Bool {
    switch engine.rules.judgeEnd(call.me) {
    case nil: call.state = .leaving
    case .failed:
      call.hasFailed = true
      expect(
        call.borrowed.contains { $0.isDiscarded }, "2: told of a failure that is none of its own")
      call.state = .leaving
    case .madeByTask:
      checkRefusal(call)
      counts.refusals += 1
      call.hasFailed = true
      hadError = true
      call.state = .leaving
    default:
      // The judgement that follows is that of a blocked thread.
      if call.kind.isBlockingThread, !call.me.isBlocking, flaw != .waitsAtEnd {
        call.me.isBlocking = true
        call.me.isOnMainThread = call.isOnMain
        return false
      }
      if serves(call) || givesUp(call) { return true }
      checkBarrier(call)
      return false
    }
    return true
  }

  func leave(_ call: VirtualCall) {
    end(call, isFailed: call.hasFailed && !call.rootFailed)
  }

  private func end(_ call: VirtualCall, isFailed: Bool) {
    withExtendedLifetime(isFailed ? newFailure() : nil) { reason in
      _ = engine.rules.end(call.me, reason)
    }
    if watch != nil {
      for object in objects where object.call == call.index { object.leaveRecord() }
    }
    call.me.releaseRecords()
    if call.kind == .main { mainThread.removeLast() }
    log?.append("R\(call.index + 1) ends, failed: \(call.hasFailed)")
    call.state = call.hasFailed ? .failed : .returned
    if call.state == .returned { checkReturn(call) }
    call.results = []
    call.borrowed = []
    if watch != nil { leave(behind: call) }
  }

  // MARK: Releases

  /// Releases everything that only an ended call retains.
  private func leave(behind call: VirtualCall) {
    call.leave()
    for slot in slots.indices {
      let isWanted = calls.contains { !$0.hasEnded && program.reaches(slot, from: $0.needs) }
      if !isWanted { slots[slot] = nil }
    }
  }

  /// Releases everything that the rules discarded, and records when.
  func releaseDiscarded(_ watch: DeathWatch) {
    if let victim = watch.victim { expect(false, "8: it dies while a rule runs: \(victim)") }
    for object in objects { object.notePhase() }
    engine.releaseDiscarded()
    counts.spared = watch.takeSpared()
  }
}
