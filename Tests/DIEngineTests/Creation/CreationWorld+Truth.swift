import DIEngine

// The invariants of every state, by the actual references of objects.
//
// 1: one object for each slot. 2: nobody outside the session sees what is unfinished. 3: a wait is no longer than needed.
// 4: no deadlock, and no error without a reason. 6: a failure leaves nothing half made. 7: one member of a session runs,
// and no thread that tasks may need waits for a suspended task.

extension CreationWorld {
  func checkState() {
    for slot in slots.indices {
      for object in VirtualObject.reach(of: kept(slot).map { [$0] } ?? []) {
        expect(object.state != .discarded, "6: a kept object reaches a discarded one")
        expect(object.state == .finished, "2: a kept object reaches an unfinished one")
      }
    }
    for (claim, object) in made where !claim.isSettled && claim.links?.pending == nil {
      expect(!object.isWhole, "3: an object is finished, with all that it holds, and not published")
    }
    checkTurns()
    for call in calls
    where call.state == .waiting && call.blocksTasks && call.member.wait?.under == nil {
      guard let wait = call.wait, wait.verdict == nil, !isReady(call), isFree(call) else {
        continue
      }
      expect(!waitsForSuspended(call), "7: a thread that tasks may need waits for a suspended task")
    }
  }

  private func checkTurns() {
    let running = calls.filter { $0.state == .running }
    for (index, one) in running.enumerated() {
      for other in running[(index + 1)...] {
        expect(
          one.member.session !== other.member.session, "7: two members of a session run at once")
        for object in one.reach where object.state == .initializing || object.state == .initialized
        {
          expect(
            !other.reach.contains { $0 === object },
            "7: two calls run that know an unfinished object")
        }
      }
    }
  }

  private func isFree(_ call: VirtualCall) -> Bool { call.member.session.turn == nil }

  private func isReady(_ call: VirtualCall) -> Bool {
    guard let wait = call.wait else { return false }
    return room.locked { room.isReady(call.member, wait) }
  }

  // MARK: Actual waits

  /// The calls that must act before a call can go on.
  private func dependencies(of call: VirtualCall) -> [VirtualCall] {
    var found: [VirtualCall] = calls.filter {
      call.member.wait?.under != nil && $0.member === call.member.wait?.under
    }
    if call.state == .suspended { found += calls.filter { $0.parent === call && $0.isActive } }
    guard call.state == .waiting, let wait = call.wait, wait.verdict == nil, !isReady(call) else {
      return found
    }
    var open: [VirtualObject] = []
    switch wait.wants {
    case .turn: return found
    case .claim(let claim):
      let session = claim.member.session
      if let turn = session.turn { return found + calls.filter { $0.member === turn } }
      if let object = made.first(where: { $0.claim === claim })?.object {
        open =
          session === call.member.session && object.state == .initializing
          ? [object] : VirtualObject.reach(of: [object])
      }
    case .end:
      if let turn = call.member.session.turn { return found + calls.filter { $0.member === turn } }
      open = VirtualObject.reach(
        of: made.filter { pair in call.member.received.contains { $0 === pair.claim } }.map(
          \.object))
    }
    for object in open where object.state == .initializing || object.state == .initialized {
      found.append(
        calls.first { $0.isActive && $0.frames.contains { $0.object === object } }
          ?? calls[object.root])
    }
    return found.filter { $0 !== call }
  }

  private func waitsForSuspended(_ call: VirtualCall) -> Bool {
    var found = dependencies(of: call)
    var index = 0
    while index < found.count {
      let next = found[index]
      index += 1
      if next !== call, next.sleepsAsTask {
        if next.state == .suspended { return true }
        if !call.isOnMainThread, [.waiting, .hopping, .returning].contains(next.state) {
          return true
        }
      }
      for other in dependencies(of: next) where !found.contains(where: { $0 === other }) {
        found.append(other)
      }
    }
    return false
  }

  // MARK: The end

  /// Checks the state after all calls have ended.
  func checkEnd() {
    for slot in slots {
      expect(!slot.word.load().isClaimed, "6: a claim outlives all requests")
    }
    for (claim, object) in made {
      expect(claim.isSettled, "6: a claim is left")
      expect(
        object.state == .finished || object.state == .discarded, "6: an unfinished object is left")
    }
    expect(mainThread.isEmpty, "4: the main thread is left taken")
    checkEnds()
    let isQuiet = room.locked {
      room.waiting.isEmpty && room.blocked.isEmpty && room.hopping.isEmpty && room.mainStack.isEmpty
    }
    expect(isQuiet, "6: somebody is left in the room")
    guard program.trouble == nil, !program.needsThreads, !program.mayHaveCycleAtOnce else { return }
    guard
      program.kinds.allSatisfy({ $0 == .thread || $0 == .main || $0 == .cleaner || $0 == .task })
    else { return }
    guard !(program.kinds.contains(.task) && program.kinds.contains(.main)) else { return }
    expect(calls.allSatisfy { $0.state == .returned }, "4: a call fails without a reason")
  }

  /// Whether all calls have ended that have begun, and no other one can begin.
  var isOver: Bool {
    calls.allSatisfy { $0.hasEnded || $0.state == .unborn && $0.parent?.hasEnded ?? false }
  }
}
