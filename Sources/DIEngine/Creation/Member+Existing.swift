// How a member treats objects that exist when their slots are claimed: those made elsewhere, of kept requests and of stores.

extension Member {
  /// Claims the slot of an object that exists already, in place of a claim of the same request.
  ///
  /// - Returns: Nil if another request makes the slot's object.
  package func replace(_ slot: InstanceSlot, _ plan: any ClaimedPlan) -> Claim? {
    let claim = Claim(slot, plan, by: self)
    while true {
      let state = slot.word.load()
      if state.isClaimed {
        guard let isReplaced = room.replace(self, at: slot, claim) else { continue }
        guard isReplaced else { return nil }
      } else {
        guard slot.word.replace(state, with: .claimed(claim)) else { continue }
      }
      add(claim)
      return claim
    }
  }

  /// Returns the claim by which the member itself makes a slot's object; nil if it doesn't.
  private func ownClaim(_ slot: InstanceSlot) -> Claim? {
    guard slot.word.load().isClaimed else { return nil }
    // Released without the lock: it may be the last reference to another request's claim.
    let claim = room.locked {
      let claim = slot.pin()
      if let claim { slot.unpin(claim) }
      return claim
    }
    return claim.flatMap { $0.isOf(self) ? $0 : nil }
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

  /// Makes an object visible to the session, unless the slot has one already.
  ///
  /// - Returns: The object to use: the visible one, or the given one if another request makes the slot's.
  package func exposeFirst(_ box: AnyBox, in slot: InstanceSlot) -> AnyBox {
    guard slot.word.load().isClaimed else { return slot.finished ?? box }
    guard let own = ownClaim(slot) else { return box }
    if let earlier = own.box { return earlier }
    expose(box, of: own)
    return box
  }
}
