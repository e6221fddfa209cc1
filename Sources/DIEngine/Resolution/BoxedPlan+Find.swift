// How a request finds the instance of a component. It neither blocks nor suspends.

/// What a request finds for a component that keeps its instances or has member injections.
package enum InstanceFinding {
  /// Use the instance.
  case found(AnyBox)
  /// Wait, and find again: the member has the wait.
  case wait
  /// Make the instance: for the claim, if others may need it.
  case make(Claim?)
}

extension BoxedPlan {
  /// Finds the instance of a component.
  @inline(__always)
  func find(_ context: ResolutionContext) throws(Failure) -> InstanceFinding {
    if confinement != nil { try checkConfinement(context) }
    switch lifetime.kind.keeper {
    case .none:
      if let box = try reentrant(context) { return .found(box) }
      return .make(nil)
    case .objectGraph: return try findInGraph(context)
    case .slot: return try findShared(context)
    case .store: return try findInStore(context)
    case .others: return .found(try ExternalRequest(plan: self, context: context).one())
    }
  }

  private func findInGraph(_ context: ResolutionContext) throws(Failure) -> InstanceFinding {
    if let box = keptInGraph(context) { return .found(box) }
    if let box = try reentrant(context) { return .found(box) }
    // Another task of the request may be making the object right now.
    guard context.resolution.pointee.cause.contains(.task) else { return .make(nil) }
    return try claiming(context.objectGraph.slot(for: identity), context) { claim in
      .make(claim)
    }
  }

  /// Finds the object of a slot, or claims the slot.
  @inline(__always)
  private func claiming(
    _ slot: InstanceSlot, _ context: ResolutionContext,
    _ claimed: (Claim) throws(Failure) -> InstanceFinding
  ) throws(Failure) -> InstanceFinding {
    switch try context.ensureMember().find(slot, self, { context.manner }) {
    case .found(let box): return .found(given(box, slot, context))
    case .unfinished(let box): return .found(unfinished(box, context))
    case .claim(let claim): return try claimed(claim)
    case .recursion: throw context.frames.recursion(self)
    case .wait: return .wait
    }
  }

  @inline(__always)
  private func findShared(_ context: ResolutionContext) throws(Failure) -> InstanceFinding {
    let slot = slot(context)
    // The member looks, too, but a request that makes nothing needs none.
    if let box = slot.found { return .found(given(box, slot, context)) }
    return try claiming(slot, context) { (claim) throws(Failure) in
      if slot.wasCleaned, let box = dropped(from: slot, insteadOf: claim, context) {
        return .found(box)
      }
      return try making(claim, context)
    }
  }

  /// Finds an instance that a user's instance store keeps.
  private func findInStore(_ context: ResolutionContext) throws(Failure) -> InstanceFinding {
    // The object graph comes first: it has the instance while its injections are outstanding.
    if let box = keptInGraph(context) { return .found(box) }
    let slot = identity.slot!
    func finished(_ box: AnyBox) -> InstanceFinding { .found(given(box, slot, context)) }
    // A store gets an instance when that is finished, so the member's own one comes first.
    if let box = context.member?.receiveOwnObject(slot) { return .found(unfinished(box, context)) }
    let cache = store!.instanceCache
    let version = cache?.version
    if let box = fetched() {
      if let version { cache?.show(box, in: slot, version) }
      return finished(box)
    }
    // A parent's instance that is being made serves the store, too.
    for slot in slotsOfParents where slot.word.load().isClaimed {
      switch try context.ensureMember().find(slot, self, { context.manner }) {
      case .found(let box), .unfinished(let box): return .found(unfinished(box, context))
      case .claim(let claim):
        // It has just been finished, or has failed.
        context.ensureMember().drop(claim)
        return try findInStore(context)
      case .recursion: break
      case .wait: return .wait
      }
    }
    return try claiming(slot, context) { (claim) throws(Failure) in
      if let box = fetched() {
        context.ensureMember().drop(claim)
        return finished(box)
      }
      if let box = dropped(from: slot, insteadOf: claim, context) { return .found(box) }
      return try making(claim, context)
    }
  }

  /// Makes the instance of a claim, unless the request closes a cycle that reuses an existing object.
  ///
  /// Asked once the slot is claimed: only what would be made anew can close a cycle here. A slot knows by itself who makes its
  /// object; frames and nodes also know what it has lost, or what the slot of another scope has.
  @inline(__always)
  private func making(
    _ claim: Claim, _ context: ResolutionContext
  ) throws(Failure) -> InstanceFinding {
    do throws(Failure) {
      guard let box = try reentrant(context) else { return .make(claim) }
      context.ensureMember().drop(claim)
      return .found(box)
    } catch {
      context.ensureMember().drop(claim)
      throw error
    }
  }

  // MARK: Instances that exist

  /// Returns the object that a re-entrant request must reuse, or nil.
  func reentrant(_ context: ResolutionContext) throws(Failure) -> AnyBox? {
    guard let box = try context.reentrantInstance(Unowned(self)) else { return nil }
    return received(box, isFinished: false, context)
  }

  private func keptInGraph(_ context: ResolutionContext) -> AnyBox? {
    guard
      let kept = context.resolution.pointee.graph?.object.keptEntry(identity)
    else { return nil }
    context.frames.mark(identity)
    context.receive(kept.claim)
    return received(kept.box, isFinished: false, context, kept, from: identity.slot)
  }

  /// Returns an object that another request, or this one, has not finished yet.
  private func unfinished(_ box: AnyBox, _ context: ResolutionContext) -> AnyBox {
    context.ensureMember().receivedUnfinished += 1
    context.frames.mark(identity)
    return received(box, isFinished: false, context)
  }

  /// Returns a finished instance. If it is weak, it is held until the resolution ends, so that all of its requests get
  /// the same one.
  private func given(_ box: AnyBox, _ slot: InstanceSlot, _ context: ResolutionContext) -> AnyBox {
    let box = received(box, isFinished: true, context, from: slot)
    if isWeak(in: slot), !context.isAnswer(self) { context.objectGraph.hold(box, of: slot) }
    return box
  }

  /// Returns an instance that exists, which the running code receives.
  @inline(__always)
  func received(
    _ box: AnyBox, isFinished: Bool, _ context: ResolutionContext,
    _ kept: HeldInstances.Entry? = nil, from slot: InstanceSlot? = nil
  ) -> AnyBox {
    if isObserved { context.noteReused(box, self, isFinished: isFinished, kept, from: slot) }
    return box
  }

  /// Returns the instance with which the request goes on, although its place has dropped it. Gives up the attempt to
  /// make another one then.
  private func dropped(
    from slot: InstanceSlot, insteadOf claim: Claim, _ context: ResolutionContext
  ) -> AnyBox? {
    guard
      let held = context.resolutions.lazy.compactMap({
        $0.pointee.graph?.object.heldEntry(slot)
      }).first
    else { return nil }
    context.ensureMember().drop(claim)
    context.frames.mark(identity)
    if let claim = held.claim { context.receive(claim) }
    return received(held.box, isFinished: held.claim == nil, context, from: slot)
  }
}

extension ComponentPlan {
  /// Returns the instance that the component's store keeps, or nil.
  func fetched() -> AnyBox? {
    Mutex.checkNoneHeld("A storage")
    return store!.fetch(component.declaration).flatMap(component.box)
  }

  /// The slots of the instances that parents of the component's store may find.
  fileprivate var slotsOfParents: some Sequence<InstanceSlot> {
    sequence(first: store!, next: \.parentStore).dropFirst().lazy.compactMap {
      $0.slots.existingSlot(for: self.identity, nil)
    }
  }
}

// MARK: Slots

extension ComponentPlan {
  /// Returns the instance slot of this component for the running request. A scope makes it when it is asked for first.
  @inline(__always)
  package func slot(_ context: ResolutionContext) -> InstanceSlot {
    context.resolution.pointee.scope.with { slot(in: $0) }
  }

  /// Returns the instance slot of this component for a request on a scope.
  @inline(__always)
  func slot(in scope: Scope) -> InstanceSlot {
    identity.slot ?? lifetime.kind.slot!(identity, lifetime.strength, scope)
  }

  /// Returns whether the running request finds a finished instance.
  func isKept(_ context: ResolutionContext) -> Bool { slot(context).finished != nil }

  /// Removes the instance that the running request has just made and can't use, if the scope's options withdraw
  /// instances after a failure. An instance that another request has made meanwhile stays.
  func discardInstance(_ context: ResolutionContext) {
    let scope = context.resolution.pointee.scope.object
    guard scope.options.afterFailure == .withdraw, let member = context.member else { return }
    context.objectGraph.hold(slot(context).discardInstance(madeBy: member.root.number))
  }
}

extension Plan {
  /// Returns the slot of a shared object, and its component's plan, if a claim is making that object for a scope.
  package final func claimedSlot(in scope: Scope) -> (InstanceSlot, ComponentPlan)? {
    guard let plan = componentPlan, plan.lifetime.isShared else { return nil }
    let slot = plan.slot(in: scope)
    return slot.word.load().isClaimed ? (slot, plan) : nil
  }
}

extension Wait {
  /// Throws if the wait for the object of a request is over without it.
  func checkVerdict(_ type: any Any.Type, _ context: ResolutionContext) throws(Failure) {
    if let verdict { throw verdict.failure(of: plan, type, context.path) }
  }
}
