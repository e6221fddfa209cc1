// When an object becomes visible, and what a failure takes along.

extension Member {
  /// Makes an object visible to the session while its injections are outstanding.
  package func show(_ box: AnyBox, of claim: Claim) {
    changePath { claim.phase = .early }
    // Only requests for the slot read the object.
    guard let slot = claim.slot else { return }
    claim.box = box
    if slot.word.load().isAwaited { room.shown(claim) }
  }

  /// Makes an object visible to the session, unless the slot has one already.
  ///
  /// - Returns: The object to use: the visible one, or the given one if another request makes the slot's.
  package func showFirst(_ box: AnyBox, in slot: InstanceSlot) -> AnyBox {
    guard slot.word.load().isClaimed else { return slot.finished ?? box }
    guard let own = ownClaim(slot) else { return box }
    if let earlier = own.box { return earlier }
    show(box, of: own)
    return box
  }

  /// Ends the initializer or, for an object that is already visible, its immediate injections.
  ///
  /// - Parameter isQueued: Whether injections are outstanding.
  /// - Throws: The failure with which the caller must fail the claim.
  package func initialized(_ claim: Claim, _ box: AnyBox, isQueued: Bool) throws(Failure) {
    if let failure = claim.links?.pending ?? rootTaint { throw failure }
    pop(claim)
    if !isQueued, claim.phase == .initializing, claim.links == nil {
      // Most objects hold nothing unfinished, and nobody holds them yet.
      return publish(claim, box)
    }
    if claim.phase == .initializing { show(box, of: claim) }
    if !isQueued { finish(claim) }
    receive(claim)
  }

  /// Begins a group of an object's outstanding injections.
  ///
  /// - Returns: False if the object has failed meanwhile.
  package func resume(_ claim: Claim) -> Bool {
    guard claim.phase == .early else { return false }
    push(claim)
    return true
  }

  /// Ends a group of an object's outstanding injections.
  ///
  /// - Parameter isLast: Whether none is left.
  /// - Throws: The failure with which the caller must fail the claim.
  package func injected(_ claim: Claim, isLast: Bool) throws(Failure) {
    if let failure = claim.links?.pending ?? rootTaint { throw failure }
    pop(claim)
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
    pop(claim)
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
    pop(claim)
    claim.enter(.failed)
    claim.root.unsettled -= 1
    let held = claim.links?.holds ?? []
    claim.links = nil
    settle(claim, as: .empty)
    for each in held { receive(each) }
  }

  /// Ends a claim in its slot's word.
  func settle(_ claim: Claim, as state: SlotState) {
    var slot: InstanceSlot?
    swap(&slot, &claim.slot)
    guard let slot, !slot.word.replace(.claimed(claim), with: state) else { return }
    room.settle(claim, in: slot, as: state)
  }
}
