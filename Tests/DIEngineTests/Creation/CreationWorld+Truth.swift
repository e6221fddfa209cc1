import DIEngine

// The invariants of every state, by the actual references of objects.

extension CreationWorld {
  // MARK: Actual waits

  /// Returns the calls that must act before the object of a slot, and all objects that it reaches,
  /// are finished.
  private func creators(_ slot: Int) -> [Int] {
    guard let record = slots[slot]?.record else { return [] }
    let object = object(of: record)
    guard object.exists else { return [object.call] }
    return object.reach.filter { !$0.isFinished && !$0.isDiscarded }.map(\.call)
  }

  private func isInCycle(_ call: VirtualCall, from first: [Int]) -> Bool {
    var found = first
    var next = 0
    while next < found.count {
      if found[next] == call.index { return true }
      let other = calls[found[next]]
      next += 1
      for child in children(of: other) where !found.contains(child) { found.append(child) }
      if let inner = callWithin(other), !found.contains(inner.index) { found.append(inner.index) }
      guard other.state == .waiting else { continue }
      for creator in creators(other.wanted) where !found.contains(creator) {
        found.append(creator)
      }
    }
    return false
  }

  func trulyWaitsForItself(_ call: VirtualCall) -> Bool {
    isInCycle(call, from: creators(call.wanted))
  }

  func wouldWaitForItself(_ call: VirtualCall) -> Bool {
    guard let record = slots[call.wanted]?.record, record.owner !== call.me else { return false }
    return trulyWaitsForItself(call)
  }

  /// Whether initializers wait for each other in a cycle that includes this call.
  private func isInInitializerCycle(_ call: VirtualCall) -> Bool {
    var open = [call]
    var seen: [Int] = []
    while let next = open.popLast() {
      guard next.wanted >= 0, let record = slots[next.wanted]?.record else { continue }
      let object = object(of: record)
      guard !object.exists else { continue }
      let workers = workers(on: object).flatMap { [$0] + callsWithin($0) }
      for worker in workers where !seen.contains(worker.index) {
        if worker === call { return true }
        seen.append(worker.index)
        if worker.state == .waiting { open.append(worker) }
      }
    }
    return false
  }

  func isPartnerRunning(_ call: VirtualCall) -> Bool {
    guard let group = call.me.group else { return false }
    return calls.contains { $0 !== call && $0.me.group === group && $0.me.isRunning }
  }

  // MARK: Answers

  func check(_ answer: CreationRules.Answer, _ call: VirtualCall, isInCycle: Bool) {
    switch answer {
    case .ready(let box):
      expect(
        object(in: box).reach.allSatisfy { $0.isFinished && !$0.isDiscarded },
        "2: an object taken as ready reaches one that is not")
    case .unfinished(let box):
      let object = object(in: box)
      expect(!object.isDiscarded, "2: a discarded object is taken")
      guard calls[object.call].session !== call.session else { return }
      if !isInCycle { checkLoan(call) }
    case .make:
      let others = objects.filter { $0.slot == call.wanted && !$0.isDiscarded && !$0.isDuplicate }
      expect(others.isEmpty, "1: an object is made a second time")
    case .recursion:
      expect(
        startsWithin(call.wanted, call)
          || call.frames.contains { $0.object.slot == call.wanted && !$0.object.exists },
        "4: no initializer needs itself")
      expect(program.mayHaveCycleAtOnce, "4: a cycle error without a cycle")
    case .cycle:
      expect(isInInitializerCycle(call), "4: a cycle error, but a call can continue")
      // Code that runs within a wait on the main thread may need what that wait delays: no order of the calls does so.
      guard mainThread.count < 2 else { return }
      expect(program.mayHaveCycleAtOnce, "4: a cycle error without a cycle")
      if program.trouble == nil, !program.swallows, !program.hasChildren {
        expect(program.failsAlone, "4: a cycle error that no order of the calls gives")
      }
    case .failed:
      expect(
        call.borrowed.contains { $0.isDiscarded }, "2: told of a failure that is none of its own")
    case .madeByTask:
      checkRefusal(call)
    case .wait:
      break
    }
  }

  /// Checks that a call has a reason to continue waiting.
  func checkWait(_ call: VirtualCall) {
    guard !isPartnerRunning(call) else { return }
    guard let record = slots[call.wanted]?.record else {
      return expect(false, "3: waits for an object that no call makes")
    }
    expect(!object(of: record).isClosed, "3: waits for a finished object")
    checkThread(call)
  }

  func checkBarrier(_ call: VirtualCall) {
    expect(
      call.borrowed.contains { !$0.isClosed }, "3: waits at its end, though all is finished")
    expect(!blocksTask(call), "4: a thread waits for a suspended task at its end")
  }

  func checkReturn(_ call: VirtualCall) {
    for object in VirtualObject.reach(of: call.results) {
      expect(object.isFinished, "2: a call returns an object that reaches an unfinished one")
      expect(!object.isDiscarded, "6: a call returns an object that reaches a discarded one")
    }
    for object in call.borrowed {
      expect(object.isClosed, "2: a call returns before what it borrowed is finished")
      expect(!object.isDiscarded, "6: a call returns though what it borrowed has failed")
    }
  }

  // MARK: States

  func checkState() {
    for slot in slots.indices {
      if let kept = kept(slot) {
        expect(slots[slot]?.record == nil, "1: a kept object is made again")
        for object in kept.reach {
          expect(object.isFinished, "2: a kept object reaches an unfinished one")
          expect(!object.isDiscarded, "6: a kept object reaches a discarded one")
        }
      }
    }
    if !hadError {
      expect(!objects.contains { $0.isDiscarded && !$0.isDuplicate }, "1: discarded for nothing")
    }
    checkToken()
    checkGroups()
  }

  private func checkToken() {
    let running = calls.filter(\.runsUserCode)
    guard running.count > 1 else { return }
    var seen: [VirtualObject] = []
    for call in running {
      for object in call.reach where object.exists && !object.isFinished {
        expect(!seen.contains { $0 === object }, "7: two calls run that know an unfinished object")
        seen.append(object)
      }
    }
  }

  /// Checks that a change wakes all calls that can continue.
  ///
  /// - Parameter able: The waiting calls that can continue, as a bit set.
  /// - Returns: The violation, if any.
  func unwoken(_ able: Int) -> String? {
    for call in calls
    where able >> call.index & 1 != 0
      && (!engine.rules.mayContinue(call.me) || call.me.isListedWithRecord)
    {
      return "5: call \(call.index + 1) can go on, but a change does not wake it"
    }
    return nil
  }

  /// Checks the state after all calls have ended.
  func checkEnd() {
    for slot in slots.indices {
      guard let record = slots[slot]?.record else { continue }
      expect(object(of: record).isClosed, "6: an unfinished object is left")
      expect(record.phase == .done, "6: a record is left")
    }
    for object in objects where !object.isDiscarded {
      expect(object.isFinished, "6: an unfinished object is left")
    }
    if let watch { expect(watch.living == 0, "8: something outlives all who held it") }
  }
}

extension CreationProgram {
  /// Whether some sequential order of the calls produces a cycle error.
  var failsAlone: Bool {
    Self.permutations(calls.count).contains { order in
      let world = CreationWorld(self)
      for index in order {
        while world.step(world.calls[index]) {}
      }
      return world.hadError
    }
  }
}
