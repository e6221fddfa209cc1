import DIEngine

/// The owners of a program's objects, and the call that ends them.
final class VirtualEnds {
  let lists: [EndList]
  /// The component whose objects the lower of two owners keeps.
  private let lower: Int?
  let isHurried: Bool
  let call = EndCall()
  /// The call closes each owner, reads the mark of each, looks for the same marks again, lets each be over, and ends what they
  /// keep. A step takes the lock of one owner.
  var step = 0
  var marks: [Int] = []

  init?(_ program: CreationProgram) {
    guard let index = program.kinds.firstIndex(where: \.isEnder) else { return nil }
    let (kind, top) = (program.kinds[index], EndList(depth: 0))
    lists = [top] + (kind == .ownersEnder ? [EndList(depth: 1, below: [top])] : [])
    lower = kind == .ownersEnder ? program.calls[index][0] : nil
    isHurried = kind == .hurriedEnder
  }

  func list(of object: VirtualObject) -> Int { object.slot == lower ? 1 : 0 }

  /// Whether the call has done a kind of step for an owner.
  func hasDone(_ kind: Int, _ list: Int) -> Bool { step > kind * lists.count + list }

  func lists(_ record: EndRecord?) -> Bool {
    lists.contains { $0.endable.contains { $0 === record } }
  }

  /// What of the call's state the objects don't tell.
  var key: [Int] { [step] + marks.indices.map { lists[$0].idleMark == marks[$0] ? 1 : 0 } }
}

// 8: an object that was made ends once, before those that it received, and no other one ends. None is made after the end, and
// one that is needed is refused only then.

extension CreationWorld {
  /// Notes that an object is about to be made.
  ///
  /// - Returns: False if its owner has ended.
  func noteMaking(_ object: VirtualObject, _ claim: Claim) -> Bool {
    guard let ends else { return true }
    let (list, enclosing) = (ends.list(of: object), claim.below?.nearestRecord)
    let isNeeded = enclosing != nil && flaw != .refusesNeeded
    let begins = ends.lists[list].beginMaking(isNeeded: isNeeded)
    expect(begins || ends.hasDone(0, list), "8: a request is refused before the end")
    expect(begins || enclosing == nil || ends.hasDone(3, list), "8: a needed object is refused")
    expect(!begins || !ends.hasDone(3, list), "8: an object is made after the end")
    guard begins else {
      counts.refusals += 1
      return false
    }
    let info = ComponentInfo(type: Int.self, file: "E", line: object.slot)
    let record = EndRecord(info, { _ in }, in: ends.lists[list])
    claim.record = record
    if flaw != .forgetsReceipts { enclosing?.use(record) }
    return true
  }

  /// Notes that a call's code receives an object that is finished: the engine's own code notes others.
  func noteReused(_ object: VirtualObject, _ call: VirtualCall) {
    guard let claim = claim(of: object), claim.isSettled, let record = claim.record,
      flaw != .forgetsReceipts
    else { return }
    call.member.innermost?.nearestRecord?.use(record)
  }

  private func claim(of object: VirtualObject) -> Claim? {
    made.first { $0.object === object }?.claim
  }

  /// Advances the call that ends the owners.
  func end(_ call: VirtualCall) -> Bool {
    guard let ends, call.state == .unborn else { return false }
    let (kind, index) = ends.step.quotientAndRemainder(dividingBy: ends.lists.count)
    let isPatient = !ends.isHurried && flaw != .endsAtOnce
    switch kind {
    case 0: ends.lists[index].close()
    case 1 where isPatient:
      guard let mark = ends.lists[index].idleMark else { return false }
      ends.marks.append(mark)
    case 2 where isPatient && ends.lists[index].idleMark != ends.marks[index]:
      (ends.step, ends.marks) = (ends.lists.count, [])
      return true
    case 1, 2: break
    case 3:
      expect(ends.lists[index].tryEnd(givingUp: !isPatient), "8: an owner that was idle isn't")
      let isMaking = made.contains {
        !$0.claim.isSettled && $0.claim.record != nil && ends.list(of: $0.object) == index
      }
      expect(!isMaking || ends.isHurried, "8: the end doesn't wait for what is being made")
    default:
      for list in ends.lists.reversed() { runEnds(of: list.endable) }
      call.state = .returned
    }
    ends.step += 1
    return true
  }

  private func runEnds(of records: [EndRecord]) {
    let order = EndOrder(of: records)
    var (waits, left) = (order.steps.map(\.waitsFor), records.compactMap(object(of:)))
    var open = waits.indices.filter { waits[$0] == 0 }
    while let step = open.popLast() {
      // Each that waits for nobody may end now.
      for next in (open + [step]).compactMap({ order.steps[$0].record.flatMap(object(of:)) }) {
        for other in left where other !== next && other.reaches(next) {
          expect(next.reaches(other), "8: an object may end before one that received it")
        }
      }
      if let record = order.steps[step].record {
        left.removeAll { $0 === object(of: record) }
        end(record)
      }
      for next in order.steps[step].next {
        waits[next] -= 1
        if waits[next] == 0 { open.append(next) }
      }
    }
  }

  private func object(of record: EndRecord) -> VirtualObject? {
    made.first { $0.claim.record === record }?.object
  }

  private func end(_ record: EndRecord) {
    if record.take() != nil { object(of: record)?.ends += 1 }
  }

  /// Checks that each object has ended which was made, once all calls are over.
  func checkEnds() {
    guard let ends else { return }
    // What was being made when the time was over ends as soon as it is made.
    for record in ends.call.finish(nil) ?? [] { end(record) }
    expect(ends.lists.allSatisfy { $0.idleMark != nil }, "8: something is being made for ever")
    for (_, object) in made {
      let wanted = object.state == .finished ? 1 : 0
      expect(object.ends == wanted, "8: an object ends \(object.ends) times")
    }
  }
}
