// How a member finds or claims a slot's object. The same code for threads and tasks: it never blocks and never suspends.

/// The answer to a request for a shared object.
package enum Answer {
  /// Use the object: all that it leads to is finished.
  case found(AnyBox)
  /// Use the object, which is unfinished.
  case unfinished(AnyBox)
  /// Make the object.
  case claim(Claim)
  /// The object is being made here.
  case recursion
}

extension Member {
  /// What a member finds at a slot.
  package enum Finding {
    case answer(Answer)
    /// Block or suspend until the wait is over, and look again.
    case wait(Wait)
  }

  /// Requests the object of a slot.
  ///
  /// - Parameter manner: How the member would wait.
  package func find(
    _ slot: InstanceSlot, _ plan: (any ClaimedPlan)?, _ manner: () -> Wait.Manner
  ) throws(Failure) -> Finding {
    if let taint = rootTaint { throw taint }
    while true {
      let state = slot.word.load()
      if state == .finished, let box = slot.finished { return .answer(.found(box)) }
      if state.isClaimed {
        if let finding = room.meet(self, at: slot, plan, manner) { return finding }
      } else if let claim = claim(slot, plan, in: state) {
        return .answer(begin(claim, in: slot, claimedIn: state))
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
  package func begin(_ claim: Claim, in slot: InstanceSlot, claimedIn state: SlotState) -> Answer {
    if state == .finished, let box = slot.finished {
      claim.phase = .published
      settle(claim, as: .finished)
      return .found(box)
    }
    add(claim)
    return .claim(claim)
  }

  private func add(_ claim: Claim) {
    countClaim()
    push(claim)
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

  /// Claims the slot of an object that exists already, in place of a claim of the same request.
  ///
  /// - Returns: Nil if another request makes the slot's object.
  package func replace(_ slot: InstanceSlot, _ plan: any ClaimedPlan) -> Claim? {
    let claim = Claim(slot, plan, by: self)
    while true {
      let state = slot.word.load()
      if !state.isClaimed {
        guard slot.word.replace(state, with: .claimed(claim)) else { continue }
        break
      }
      guard let isReplaced = room.replace(self, at: slot, claim) else { continue }
      guard isReplaced else { return nil }
      break
    }
    add(claim)
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

  // MARK: Looks at a slot

  /// Returns the claim by which the member itself makes a slot's object; nil if it doesn't.
  func ownClaim(_ slot: InstanceSlot) -> Claim? {
    guard slot.word.load().isClaimed, let claim = room.claim(of: slot) else { return nil }
    return claim.isOf(self) ? claim : nil
  }

  /// Returns the unfinished object that the member itself makes for a slot, or nil.
  package func ownObject(_ slot: InstanceSlot) -> AnyBox? { ownClaim(slot)?.box }

  /// Returns the same, for the running code to hold.
  func receiveOwnObject(_ slot: InstanceSlot) -> AnyBox? {
    guard let claim = ownClaim(slot), let box = claim.box else { return nil }
    receive(claim)
    return box
  }

  /// Detaches the member's unfinished object from its slot, which will not keep it.
  func forgetOwnObject(_ slot: InstanceSlot) {
    guard slot.word.load().isClaimed else { return }
    _ = room.replace(self, at: slot, nil)
  }
}
