// How a member finds or claims a slot's object, when the object becomes visible, what a failure takes along, and how a request
// ends. The same code for threads and tasks: it never blocks and never suspends.

/// The answer to a member that asks for a shared object.
package enum ClaimAnswer {
  /// Use the object: all that it leads to is finished.
  case found(AnyBox)
  /// Use the object, which is unfinished.
  case unfinished(AnyBox)
  /// Make the object.
  case claim(Claim)
  /// The object is being made here.
  case recursion
  /// Block or suspend until the wait is over, and ask again.
  case wait(Wait)
}

extension Member {
  /// Requests the object of a slot.
  ///
  /// - Parameter manner: How the member would wait.
  package func find(
    _ slot: InstanceSlot, _ plan: (any ClaimedPlan)?, _ manner: () -> Wait.Manner
  ) throws(Failure) -> ClaimAnswer {
    if let taint = rootTaint { throw taint }
    while true {
      let state = slot.word.load()
      if state == .finished, let box = slot.finished { return .found(box) }
      if state.isClaimed {
        if let answer = room.meet(self, at: slot, plan, manner) { return answer }
      } else if let claim = claim(slot, plan, in: state) {
        return begin(claim, in: slot, claimedIn: state)
      }
    }
  }

  /// Claims a slot that nobody claims.
  ///
  /// - Returns: Nil if the slot's state has changed.
  package func claim(
    _ slot: InstanceSlot, _ plan: (any ClaimedPlan)?, in state: SlotState
  ) -> Claim? {
    let claim = Claim(slot, plan, by: self)
    return slot.word.replace(state, with: .claimed(claim)) ? claim : nil
  }

  /// Begins to make the object of a slot that the member has just claimed.
  ///
  /// - Parameter state: The slot's state before. Somebody may have published an object between the look at it and the
  ///   claim.
  package func begin(
    _ claim: Claim, in slot: InstanceSlot, claimedIn state: SlotState
  ) -> ClaimAnswer {
    if state == .finished, let box = slot.finished {
      claim.phase = .published
      settle(claim, as: .finished)
      return .found(box)
    }
    add(claim)
    return .claim(claim)
  }

  func add(_ claim: Claim) {
    countClaim()
    beginCode(of: claim)
  }

  /// Begins the claim of an object that has no slot, which a shared object may hold before it is finished.
  package func claim(_ plan: (any ClaimedPlan)?) -> Claim {
    let claim = Claim(nil, plan, by: self)
    add(claim)
    return claim
  }

  /// Begins a claim that stands for all outstanding injections of objects that have none of their own.
  func claimOutstandingInjections() -> Claim {
    let claim = Claim(nil, nil, by: self)
    claim.phase = .early
    countClaim()
    return claim
  }

  /// Notes that the running code receives the object of a claim.
  package func receive(_ claim: Claim) {
    claim.noteReceived(by: innermost)
    guard !claim.isSettled else { return }
    innermost?.hold(claim)
    let root = self.root
    guard claim.root !== root, !claim.ownLinks.receivers.contains(where: { $0 === root }) else {
      return
    }
    claim.ownLinks.receivers.append(root)
    root.received.append(claim)
  }

  // MARK: The path

  // References move between the claims: to count them anew would cost more than the rest.

  /// Begins to run code of a claim's object.
  func beginCode(of claim: Claim) {
    var former: Member?
    changePath {
      claim.isOnStack = true
      if claim.member !== self { (former, claim.member) = (claim.member, self) }
      if top == nil, isChild { claim.below = starter?.base } else { swap(&claim.below, &top) }
      top = claim
    }
    // A child's task may have ended: the claim was the last to refer to it.
    withExtendedLifetime(former) {}
  }

  /// Notes that no code of a claim's object runs any more.
  func endCode(of claim: Claim) {
    guard claim.isOnStack else { return }
    if claim.member === self { removeTop(claim) } else { claim.member.removeTop(claim) }
  }

  private func removeTop(_ claim: Claim) {
    var below: Claim?
    changePath {
      claim.isOnStack = false
      swap(&below, &claim.below)
      if isChild, below === starter?.base { below = nil }
      swap(&below, &top)
    }
  }

  /// Changes, or reads, what reports tell about the member. Whatever dies with the change, the caller retains.
  @inline(__always)
  func changePath(_ change: () -> Void) {
    let lock = root.pathLock
    lock.lock()
    change()
    lock.unlock()
  }
}

// MARK: When an object becomes visible: to its session, then to all

extension Member {
  /// Makes an object visible to the session while its injections are outstanding.
  package func expose(_ box: AnyBox, of claim: Claim) {
    changePath { claim.phase = .early }
    // Only requests for the slot read the object.
    guard let slot = claim.slot else { return }
    claim.box = box
    if slot.word.load().isAwaited { room.exposed(claim) }
  }

  /// Ends the making of an object: its initializer, and its immediate injections.
  ///
  /// - Parameter isQueued: Whether injections are outstanding.
  /// - Throws: The failure with which the caller must fail the claim.
  package func initialized(_ claim: Claim, _ box: AnyBox, isQueued: Bool) throws(Failure) {
    if let failure = claim.links?.pending ?? rootTaint { throw failure }
    endCode(of: claim)
    if !isQueued, claim.phase == .initializing, claim.links == nil {
      // Most objects hold nothing unfinished, and nobody holds them yet.
      return publish(claim, box)
    }
    if claim.phase == .initializing { expose(box, of: claim) }
    if !isQueued { finish(claim) }
    // The object below, whose code asked for it, holds it now.
    receive(claim)
  }

  /// Begins a group of an object's outstanding injections.
  ///
  /// - Returns: False if the object has failed meanwhile.
  package func resume(_ claim: Claim) -> Bool {
    guard claim.phase == .early else { return false }
    beginCode(of: claim)
    return true
  }

  /// Ends a group of an object's outstanding injections.
  ///
  /// - Parameter isLast: Whether none is left.
  /// - Throws: The failure with which the caller must fail the claim.
  package func injected(_ claim: Claim, isLast: Bool) throws(Failure) {
    if let failure = claim.links?.pending ?? rootTaint { throw failure }
    endCode(of: claim)
    if isLast { finish(claim) }
  }

  /// Publishes each claim that is closed now. A loop instead of recursion: a long chain of holders needs no deep stack.
  private func finish(_ claim: Claim) {
    claim.enter(.finished)
    var open = [claim]
    while let next = open.popLast() {
      guard next.phase == .finished else { continue }
      // A store's code may have published some of them meanwhile.
      for closed in next.closed() where !closed.isSettled {
        if let holders = closed.links?.heldBy { open += holders }
        publish(closed, closed.box)
      }
    }
  }

  /// Makes a closed object visible to all: the slot keeps it, then the slot's word says so, or the room does to those who wait.
  private func publish(_ claim: Claim, _ box: AnyBox?) {
    claim.enter(.published, box)
    let number = claim.root === self ? number : claim.root.number
    if claim.root === self { unsettled -= 1 } else { claim.root.unsettled -= 1 }
    if claim.slot != nil, let box {
      let unkept = claim.keep(box, madeBy: number)
      var kept: AnyBox?
      swap(&kept, &claim.box)
      settle(claim, as: .finished)
      // Released without any lock.
      withExtendedLifetime((kept, unkept)) {}
    }
    if claim.links != nil { claim.links = nil }
    claim.record?.endMaking()
  }

  /// Ends a claim in its slot's word.
  func settle(_ claim: Claim, as state: SlotState) {
    var slot: InstanceSlot?
    swap(&slot, &claim.slot)
    guard let slot, !slot.word.replace(.claimed(claim), with: state) else { return }
    // Somebody may wait.
    room.locked {
      slot.word.store(state)
      room.settle(claim)
    }
  }
}

extension Claim {
  /// Enters a phase.
  ///
  /// - Parameter box: The object, if it is published.
  fileprivate func enter(_ phase: Phase, _ box: AnyBox? = nil) {
    self.phase = phase
    if let record { tell(record, box) }
  }

  /// Tells the record what has become of the object, before others see it.
  private func tell(_ record: EndRecord, _ box: AnyBox?) {
    switch phase {
    case .initializing, .early: break
    case .finished: record.finish()
    case .failed: record.fail()
    case .published:
      let isWeak = slot.flatMap { slot in plan.map { $0.isWeak(in: slot) } } ?? false
      let isForProcess = plan?.lifetime.kind.isForProcess ?? false
      record.complete(slot == nil ? nil : box, isWeak: isWeak, in: isForProcess ? slot : nil)
    }
  }

  /// Lets the slot or a user's store keep the published object: nothing that it leads to can fail any more.
  ///
  /// - Returns: The object, if the slot doesn't retain it.
  @inline(__always)
  fileprivate func keep(_ box: AnyBox, madeBy request: UInt64) -> AnyBox? {
    let unkept = slot?.keep(box, madeBy: request, record)
    if unkept != nil { save(box) }
    return unkept
  }

  /// Lets a user's store keep the object, if that is its lifetime. A store that has ended keeps nothing.
  private func save(_ box: AnyBox) {
    guard let plan, plan.lifetime.kind.keeper == .store, record?.isTooLate != true else { return }
    // The store is code of the user's, which may request the object.
    self.box = box
    plan.save(box)
    // The call that has given up waiting may have cleaned the store before.
    if record?.isTooLate == true { plan.store?.clean() }
  }
}

// MARK: What a failure takes along

extension Member {
  /// Fails a claim, and with it the claims of all objects that hold its object: at once, or when their running code
  /// returns.
  ///
  /// - Parameter isOfNestedResolution: Whether code of the innermost other claim made the request that fails, which has a
  ///   resolution of its own: that code hasn't received the object.
  /// - Returns: The discarded objects. Their deinitializers are code of the user.
  package func fail(
    _ claim: Claim, _ failure: Failure, isOfNestedResolution: Bool = false
  ) -> [AnyObject] {
    var discarded: [AnyObject] = []
    endCode(of: claim)
    let requester = isOfNestedResolution ? innermost : nil
    for each in claim.holders where !each.isSettled {
      if each !== claim, each.isOnStack {
        if each !== requester, each.links?.pending == nil { each.ownLinks.pending = failure }
        continue
      }
      each.enter(.failed)
      each.root.unsettled -= 1
      for receiver in each.links?.receivers ?? [] where receiver.taint == nil {
        receiver.taint = failure
        room.tainted(receiver)
      }
      if let box = each.box { discarded.append(box) }
      each.box = nil
      if let links = each.links { discarded.append(links) }
      each.links = nil
      settle(each, as: .empty)
    }
    return discarded
  }

  /// Drops a claim that has made nothing: the requester gets an object that existed already.
  package func drop(_ claim: Claim) {
    endCode(of: claim)
    claim.enter(.failed)
    claim.root.unsettled -= 1
    let held = claim.links?.holds ?? []
    claim.links = nil
    settle(claim, as: .empty)
    for each in held { receive(each) }
  }
}

// MARK: The end of an outermost request: its member waits until all that it received is settled

extension Member {
  /// Whether the end of the outermost request concerns the member. A child's claims are its root's, and many tasks make
  /// nothing shared.
  var mayEnd: Bool {
    !isKeptOpen && !isChild && (kind == .thread || isMet)
  }

  /// Begins to wait at the end of the request, unless all that it received is settled.
  package func waitAtEnd(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    guard let first = received.first(where: { !$0.isSettled }) else { return nil }
    let wait = Wait(.end, manner(), first.plan)
    room.locked { room.begin(wait, of: self) }
    return wait
  }

  /// Returns the failure of a request whose wait at its end is over.
  package func failure(after wait: Wait) -> Failure? {
    wait.verdict?.failure(of: wait.plan) ?? taint
  }

  /// Ends the member of an outermost request.
  package func leave() {
    let released = received
    received = []
    // After a time limit others have the turn.
    if isMet { room.locked { if session.turn === self { room.release(session) } } }
    withExtendedLifetime(released) {}
  }
}
