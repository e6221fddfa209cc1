import DIEngine

extension CreationWorld {
  /// All of the state on which further steps depend.
  var key: [Int32] {
    var key: [Int32] = []
    func add(_ values: Int...) { for value in values { key.append(Int32(value)) } }
    func number(_ member: Member?) -> Int {
      member.flatMap { member in calls.firstIndex { $0.member === member } } ?? -1
    }
    func number(_ claim: Claim?) -> Int {
      claim.flatMap { claim in living.firstIndex { $0.claim === claim } } ?? -1
    }
    func number(_ object: VirtualObject) -> Int { known.firstIndex { $0 === object } ?? -1 }
    // Claims and objects that nothing refers to any more have no part in the state.
    let known = VirtualObject.reach(
      of: slots.indices.compactMap(kept) + calls.flatMap { $0.results + $0.frames.map(\.object) }
        + made.filter { !$0.claim.isSettled }.map(\.object))
    let living = made.filter { pair in
      !pair.claim.isSettled || known.contains { $0 === pair.object }
    }
    for (claim, object) in living {
      add(
        object.slot, object.root, Int(object.state.rawValue), claim.phaseNumber,
        claim.isOnStack ? 1 : 0)
      if let ends { add(object.ends, ends.lists(claim.record) ? 1 : 0) }
      add(
        number(claim.below), number(claim.member), claim.links?.pending == nil ? 0 : 1,
        claim.box == nil ? 0 : 1)
      add(claim.links?.holds.count ?? 0)
      for held in claim.links?.holds ?? [] { add(number(held)) }
      for waiter in claim.waiters ?? [] { add(100 + number(waiter)) }
      for receiver in claim.links?.receivers ?? [] { add(200 + number(receiver)) }
      for other in object.references { add(300 + number(other)) }
      add(-2)
    }
    for slot in slots {
      let state = slot.word.load()
      add(
        state == .empty ? -3 : state == .finished ? -4 : number(state.claim),
        state.isAwaited ? 1 : 0)
      add(slot.finished.map { number(object(in: $0)) } ?? -5)
    }
    for call in calls {
      let member = call.member
      add(
        Int(call.state.rawValue), call.next, call.wanted, call.isThrowing ? 1 : 0,
        call.isHard ? 1 : 0)
      add(
        call.isDoomed ? 1 : 0, call.hasFailed ? 1 : 0, call.isGivenUp ? 1 : 0, call.isOnMain ? 1 : 0
      )
      switch call.step {
      case .code: add(0)
      case .look: add(1)
      case .claim(let state): add(2, state == .finished ? 1 : 0)
      case .begin(let state): add(3, state == .finished ? 1 : 0)
      case .meet: add(4)
      }
      for frame in call.frames {
        add(number(frame.object), Int(frame.code.rawValue), frame.next, frame.isJob ? 1 : 0)
      }
      add(-6)
      for entry in call.queue { add(number(entry.object)) }
      add(-7)
      for result in call.results { add(number(result)) }
      let session = member.session
      add(
        calls.firstIndex { $0.member.session === session }!, number(session.turn),
        member.root.isMet ? 1 : 0)
      add(member.taint == nil ? 0 : 1, number(member.wait?.under), number(member.top))
      for claim in member.received { add(number(claim)) }
      guard let wait = call.wait else { continue }
      add(
        -8, wait.isWoken ? 1 : 0, wait.isSettled ? 1 : 0, wait.isReady ? 1 : 0, wait.verdictNumber)
      if case .claim(let claim) = wait.wants {
        add(number(claim))
      } else {
        add(wait.isOfTurn ? -9 : -10)
      }
      if session.turn == nil {
        for other in session.ready.all { add(400 + number(other)) }
        for other in session.fresh { add(500 + number(other)) }
      }
    }
    for member in room.hopping { add(600 + number(member)) }
    for member in room.mainStack { add(700 + number(member)) }
    for call in mainThread { add(800 + call.index) }
    add(hasTroubled ? 1 : 0)
    for number in ends?.key ?? [] { add(number) }
    return key
  }
}

extension Claim {
  fileprivate var phaseNumber: Int {
    switch phase {
    case .initializing: 0
    case .early: 1
    case .finished: 2
    case .published: 3
    case .failed: 4
    }
  }
}

extension Wait {
  fileprivate var verdictNumber: Int {
    switch verdict {
    case nil: 0
    case .recursion: 1
    case .repetition: 2
    case .madeByTask: 3
    case .longWait: 4
    case .cancelled: 5
    }
  }
}
