// How a request finds the instance of a component. It neither blocks nor suspends.

/// What a request finds for a component that keeps its instances or has member injections.
package enum InstanceFinding {
  /// Use the instance.
  case found(AnyBox)
  /// Wait, and find again.
  case wait(Wait)
  /// Make the instance: for the claim, if others may need it, and for the slot of a shared one.
  case make(Claim?, InstanceSlot?)
}

extension ResolutionContext {
  /// Finds the instance of a component.
  @inline(__always)
  package func find(_ plan: ComponentPlan) throws(Failure) -> InstanceFinding {
    if plan.isConfined { try plan.checkConfinement(self) }
    switch plan.lifetime.kind.keeper {
    case .none:
      if let box = try reentrant(plan) { return .found(box) }
      return .make(nil, nil)
    case .objectGraph: return try findInGraph(plan)
    case .slot: return try findShared(plan)
    case .store: return try findInStore(plan)
    case .others: return .found(try obtainExternal(plan))
    }
  }

  /// Returns the unfinished instance for which a request has waited, or nil if it must find again.
  package func received(after outcome: Room.Outcome, _ plan: ComponentPlan) throws(Failure)
    -> AnyBox?
  {
    switch try answer(after: outcome, plan, plan.component.type) {
    case .found(let box), .unfinished(let box): return unfinished(box, plan)
    case .recursion: throw recursion(plan)
    case .claim, nil: return nil
    }
  }

  /// Notes that an instance was made, as a finding demanded.
  func made(
    _ box: AnyBox, _ plan: ComponentPlan, _ claim: Unowned<Claim>?, _ slot: Unowned<InstanceSlot>?
  ) {
    if plan.lifetime.kind.keeper != .none { plan.tracing?.kept(box, self) }
    guard let slot, slot.with({ plan.isWeak(in: $0) }), !isAnswer(plan) else { return }
    objectGraph.hold(box, of: slot.object, claim?.object)
  }

  private func findInGraph(_ plan: ComponentPlan) throws(Failure) -> InstanceFinding {
    if let box = keptInGraph(plan) { return .found(box) }
    if let box = try reentrant(plan) { return .found(box) }
    // Another task of the request may be making the object right now.
    guard resolution.pointee.cause.contains(.task) else { return .make(nil, nil) }
    return try claiming(objectGraph.slot(for: plan.identity), plan) { claim in .make(claim, nil) }
  }

  /// Finds an object that only this request, or the code of a store, has, or claims its slot.
  private func claiming(
    _ slot: InstanceSlot, _ plan: ComponentPlan,
    _ claimed: (Claim) throws(Failure) -> InstanceFinding
  ) throws(Failure) -> InstanceFinding {
    switch try currentMember().find(slot, plan, { manner }) {
    case .wait(let wait): return .wait(wait)
    case .answer(.found(let box)), .answer(.unfinished(let box)):
      return .found(unfinished(box, plan))
    case .answer(.recursion): throw recursion(plan)
    case .answer(.claim(let claim)): return try claimed(claim)
    }
  }

  @inline(__always)
  private func findShared(_ plan: ComponentPlan) throws(Failure) -> InstanceFinding {
    let slot = plan.slot(self)
    func finished(_ box: AnyBox) -> InstanceFinding { .found(given(box, plan, slot)) }
    if let box = slot.found { return finished(box) }
    switch try currentMember().find(slot, plan, { manner }) {
    case .wait(let wait): return .wait(wait)
    case .answer(.found(let box)): return finished(box)
    case .answer(.unfinished(let box)): return .found(unfinished(box, plan))
    case .answer(.recursion): throw recursion(plan)
    case .answer(.claim(let claim)):
      if slot.wasCleaned, let box = dropped(from: slot, plan, insteadOf: claim) {
        return .found(box)
      }
      return try making(claim, plan, slot)
    }
  }

  /// Finds an instance that a user's instance store keeps.
  private func findInStore(_ plan: ComponentPlan) throws(Failure) -> InstanceFinding {
    // The object graph comes first: it has the instance while its injections are outstanding.
    if let box = keptInGraph(plan) { return .found(box) }
    let slot = plan.identity.slot!
    func finished(_ box: AnyBox) -> InstanceFinding { .found(given(box, plan, slot)) }
    // A store gets an instance when that is finished, so the member's own one comes first.
    if let box = member?.receiveOwnObject(slot) { return .found(unfinished(box, plan)) }
    let cache = plan.store!.instanceCache
    let version = cache?.version
    if let box = plan.fetched() {
      if let version { cache?.show(box, in: slot, version) }
      return finished(box)
    }
    // A parent's instance that is being made serves the store, too.
    for slot in plan.slotsOfParents where slot.word.load().isClaimed {
      switch try currentMember().find(slot, plan, { manner }) {
      case .wait(let wait): return .wait(wait)
      case .answer(.found(let box)), .answer(.unfinished(let box)):
        return .found(unfinished(box, plan))
      case .answer(.claim(let claim)):
        // It has just been finished, or has failed.
        currentMember().drop(claim)
        return try findInStore(plan)
      case .answer(.recursion): break
      }
    }
    return try claiming(slot, plan) { (claim) throws(Failure) in
      if let box = plan.fetched() {
        currentMember().drop(claim)
        return finished(box)
      }
      if let box = dropped(from: slot, plan, insteadOf: claim) { return .found(box) }
      return try making(claim, plan, nil)
    }
  }

  /// Makes the instance of a claim, unless the request closes a cycle that reuses an existing object.
  @inline(__always)
  private func making(
    _ claim: Claim, _ plan: ComponentPlan, _ slot: InstanceSlot?
  ) throws(Failure) -> InstanceFinding {
    do throws(Failure) {
      guard let box = try reentrant(plan) else { return .make(claim, slot) }
      currentMember().drop(claim)
      return .found(box)
    } catch {
      currentMember().drop(claim)
      throw error
    }
  }

  // MARK: Instances that exist

  /// Returns the object that a re-entrant request must reuse, or nil.
  private func reentrant(_ plan: ComponentPlan) throws(Failure) -> AnyBox? {
    guard let box = try reentrantInstance(Unowned(plan)) else { return nil }
    return reused(box, plan, isFinished: false)
  }

  private func keptInGraph(_ plan: ComponentPlan) -> AnyBox? {
    guard
      let kept = resolution.pointee.graph?.object.keptEntry(plan.identity)
    else { return nil }
    mark(plan.identity)
    receive(kept.claim)
    return reused(kept.box, plan, isFinished: false, kept, from: plan.identity.slot)
  }

  /// Returns an object that another request, or this one, has not finished yet.
  private func unfinished(_ box: AnyBox, _ plan: ComponentPlan) -> AnyBox {
    currentMember().receivedUnfinished += 1
    mark(plan.identity)
    return reused(box, plan, isFinished: false)
  }

  /// Returns a finished instance. If it is weak, it is held until the resolution ends, so that all of its requests get
  /// the same one.
  private func given(_ box: AnyBox, _ plan: ComponentPlan, _ slot: InstanceSlot) -> AnyBox {
    let box = reused(box, plan, isFinished: true, from: slot)
    if plan.isWeak(in: slot), !isAnswer(plan) { objectGraph.hold(box, of: slot) }
    return box
  }

  /// Whether an instance of a component is what the request asked for that began the resolution, and neither a frame nor
  /// an object graph needs it. Its receiver retains it then.
  private func isAnswer(_ plan: ComponentPlan) -> Bool {
    let resolution = self.resolution
    return innermostFrame == nil && resolution.pointee.graph == nil && !resolution.pointee.isNested
      && resolution.pointee.root == plan.identityAddress
  }

  @inline(__always)
  func reused(
    _ box: AnyBox, _ plan: ComponentPlan, isFinished: Bool, _ kept: ObjectGraph.Kept? = nil,
    from slot: InstanceSlot? = nil
  ) -> AnyBox {
    if plan.isReported { noteReused(box, plan, isFinished: isFinished, kept, from: slot) }
    return box
  }
}

extension ComponentPlan {
  /// Returns the instance that the component's store keeps, or nil.
  func fetched() -> AnyBox? {
    Mutex.checkNoneHeld("A storage")
    return store!.fetch(component.declaration).flatMap(component.box)
  }

  /// Lets the component's store keep an instance.
  func save(_ box: AnyBox) {
    Mutex.checkNoneHeld("A storage")
    store!.save(box.any, for: component.declaration)
  }

  /// The slots of the instances that parents of the component's store may find.
  fileprivate var slotsOfParents: some Sequence<InstanceSlot> {
    sequence(first: store!, next: \.parentStore).dropFirst().lazy.compactMap {
      $0.slots.existingSlot(for: self.identity, nil)
    }
  }
}
