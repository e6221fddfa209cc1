import DIEngine

/// A simpler protocol that is wrong: the checker must find what is wrong about it.
enum CreationFlaw: String, CaseIterable {
  /// 8.1: nobody borrows.
  case onlyWaits
  /// 8.2: an object is shown when its own injections are over.
  case publishesOwn
  /// 8.3: an object is shown when the call of its maker ends.
  case publishesAtEnd
  /// 8.4: who borrowed doesn't wait at its end.
  case noBarrier
  /// 8.6: whether waits form a cycle is looked at only when one begins.
  case onlyNewWaits
  /// 8.12: a borrower isn't told of the failure.
  case failureNotTold
  /// 8.13: holders of an object that failed stay.
  case failureEmptiesOne
  /// 8.15: several members of a group run at once.
  case noToken
  /// A wait that begins wakes nobody.
  case silentWaits
}

/// The rules, with a flaw or without.
struct FlawedRules {
  var rules = CreationRules()
  let flaw: CreationFlaw?

  mutating func need(_ slot: Slot, by call: VirtualCall, _ world: CreationWorld)
    -> CreationRules.Answer
  {
    if flaw == .onlyWaits || flaw == .publishesAtEnd, let record = slot.record,
      record.owner !== call.me, mustWait(for: record, world)
    {
      call.me.waitsFor = slot
      call.me.isRunning = false
      rules.hasChanged = true
      return .wait
    }
    let answer = alone(call, world) { $0.need(slot, nil, by: call.me) }
    if case .wait = answer, flaw == .silentWaits { rules.hasChanged = false }
    return answer
  }

  mutating func judge(_ call: VirtualCall, _ world: CreationWorld) -> CreationRules.Answer {
    let slot = world.slots[call.wanted]
    if let record = slot.record {
      if flaw == .onlyNewWaits, !world.object(of: record).isClosed { return .wait }
      if flaw == .onlyWaits || flaw == .publishesAtEnd, mustWait(for: record, world) {
        return .wait
      }
    }
    return alone(call, world) { $0.judge(call.me) }
  }

  private func mustWait(for record: CreationRecord, _ world: CreationWorld) -> Bool {
    let object = world.object(of: record)
    guard object.exists else { return false }
    return flaw == .onlyWaits ? !object.isClosed : !world.calls[object.call].hasEnded
  }

  private mutating func alone(
    _ call: VirtualCall, _ world: CreationWorld,
    _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> CreationRules.Answer {
    guard flaw == .noToken else { return rule(&rules) }
    let others = world.calls.map(\.me).filter { $0 !== call.me && $0.isRunning }
    for other in others { other.isRunning = false }
    defer { for other in others { other.isRunning = true } }
    return rule(&rules)
  }
}
