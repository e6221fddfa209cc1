internal import DIEngine

extension TaskBranch {
  /// Returns the instance of a component that keeps its instances or has member injections; creates it if
  /// there is none.
  ///
  /// - Parameter place: The place at which readers find the instance without a lock, if there is one.
  func obtain(
    _ own: AsyncComponentPlan, at place: CachedInstance?, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    switch plan.lifetime.kept {
    case .nowhere:
      if let box = try reentrantInstance(plan) { return box }
      return try await create(own, nil, isolation)
    case .graph:
      return try await obtainFromGraph(own, isolation)
    case .scope, .scopeUntilCleaned, .engine, .process:
      return try await obtainShared(own, at: place, isolation)
    case .store:
      return try await obtainFromStore(own, at: place, isolation)
    case .external:
      return try run { (context) throws(Failure) in try context.obtainExternal(plan) }
    }
  }

  /// Returns the object that a re-entrant request must reuse, or nil.
  private func reentrantInstance(_ plan: ComponentPlan) throws(Failure) -> AnyBox? {
    guard let box = try context.reentrantInstance(.passUnretained(plan)) else { return nil }
    return run { $0.reused(box, plan, isFinished: false) }
  }

  /// Returns an object that another request, or this one, has not finished yet.
  private func unfinished(_ box: AnyBox, _ plan: ComponentPlan) -> AnyBox {
    noteUnfinished(context.resolution)
    context.mark(plan.identity)
    return run { $0.reused(box, plan, isFinished: false) }
  }

  private func obtainFromGraph(
    _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    if let box = keptInGraph(plan) { return box }
    if let box = try reentrantInstance(plan) { return box }
    // Another task of the request may be making the object right now.
    let slot = context.objectGraph.slot(for: plan.identity)
    switch try await need(slot, plan, plan.component.type, isolation) {
    case .found(let box), .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .claim(let claim):
      if let box = keptInGraph(plan) {
        context.currentMember().drop(claim)
        return box
      }
      let box = try await create(own, claim, isolation)
      run { plan.tracing?.kept(box, $0) }
      return box
    }
  }

  private func keptInGraph(_ plan: ComponentPlan) -> AnyBox? {
    guard
      let kept = context.resolution.pointee.graph?.takeUnretainedValue().keptEntry(plan.identity)
    else { return nil }
    context.mark(plan.identity)
    context.receive(kept.claim)
    return run { $0.reused(kept.box, plan, isFinished: false) }
  }

  private func obtainShared(
    _ own: AsyncComponentPlan, at place: CachedInstance?, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    let slot = plan.slot(context)
    let box: AnyBox
    if let finished = slot.finished {
      box = run { $0.given(finished, plan, slot, $0.resolution) }
    } else {
      box = try await neededShared(in: slot, own, isolation)
    }
    if let place { run { plan.show(box, of: slot, at: place, $0) } }
    return box
  }

  private func neededShared(
    in slot: InstanceSlot, _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = own.plan
    switch try await need(slot, plan, plan.component.type, isolation) {
    case .found(let box):
      return run { $0.given(box, plan, slot, $0.resolution) }
    case .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .claim(let claim):
      if slot.wasCleaned, let box = run({ $0.dropped(from: slot, plan, insteadOf: claim) }) {
        return box
      }
      let box = try await makingShared(claim, own, isolation)
      return run {
        plan.tracing?.kept(box, $0)
        return $0.holdMade(box, plan, slot, claim)
      }
    }
  }

  /// Creates the instance of a claim, unless the request closes a cycle that reuses an existing object.
  private func makingShared(
    _ claim: Claim, _ own: AsyncComponentPlan,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    do throws(Failure) {
      if let box = try reentrantInstance(own.plan) {
        context.currentMember().drop(claim)
        return box
      }
    } catch {
      context.currentMember().drop(claim)
      throw error
    }
    return try await create(own, claim, isolation)
  }

  private func obtainFromStore(
    _ component: AsyncComponentPlan, at place: CachedInstance?, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let plan = component.plan
    // The object graph comes first: it has the instance while its injections are outstanding.
    if let box = keptInGraph(plan) { return box }
    let (own, instances) = (plan.identity.slot!, plan.instanceCache)
    var slot = own
    let version = instances?.version
    func finished(_ box: AnyBox) -> AnyBox { run { $0.given(box, plan, own, $0.resolution) } }
    if let box = run({ _ in plan.fetched() }) {
      let unfinished = plan.progressInStore(context)
      switch unfinished.progress {
      case .elsewhere: slot = unfinished.slot
      case .here: return finished(box)
      case .none:
        if plan.tracing == nil, let place, let version {
          instances?.publish(box, at: place, version)
        }
        return finished(box)
      }
    }
    switch try await need(slot, plan, plan.component.type, isolation) {
    case .found(let box), .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .claim(let claim):
      if let box = run({ _ in plan.fetched() }) {
        context.currentMember().drop(claim)
        return finished(box)
      }
      guard slot === own else {
        // The parent store dropped the instance for which the request waited.
        context.currentMember().drop(claim)
        return try await obtainFromStore(component, at: place, isolation)
      }
      if let box = run({ $0.dropped(from: own, plan, insteadOf: claim) }) { return box }
      let box = try await makingShared(claim, component, isolation)
      run { plan.tracing?.kept(box, $0) }
      return box
    }
  }
}
