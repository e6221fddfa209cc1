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

  /// Returns an object that another creator, or this one, has not finished yet.
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
    switch try await CreationGate.shared.need(slot, plan, plan.component.type, self, isolation) {
    case .ready(let box), .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .make(let record):
      if let box = keptInGraph(plan) {
        CreationGate.shared.drop(record)
        return box
      }
      let box = try await create(own, record, isolation)
      run { plan.tracing?.kept(box, $0) }
      return box
    }
  }

  private func keptInGraph(_ plan: ComponentPlan) -> AnyBox? {
    guard
      let kept = context.resolution.pointee.graph?.takeUnretainedValue().keptEntry(plan.identity)
    else { return nil }
    context.mark(plan.identity)
    context.receive(kept.record)
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
    switch try await CreationGate.shared.need(slot, plan, plan.component.type, self, isolation) {
    case .ready(let box):
      return run { $0.given(box, plan, slot, $0.resolution) }
    case .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .make(let record):
      if slot.wasCleaned, let box = run({ $0.dropped(from: slot, plan, insteadOf: record) }) {
        return box
      }
      let box = try await makingShared(record, own, isolation)
      return run {
        plan.tracing?.kept(box, $0)
        return $0.holdMade(box, plan, slot, record)
      }
    }
  }

  /// Creates the instance of a record, unless the request closes a cycle that reuses an existing object.
  private func makingShared(
    _ record: Unmanaged<CreationRecord>, _ own: AsyncComponentPlan,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    do throws(Failure) {
      if let box = try reentrantInstance(own.plan) {
        CreationGate.shared.drop(record)
        return box
      }
    } catch {
      CreationGate.shared.drop(record)
      throw error
    }
    return try await create(own, record, isolation)
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
    switch try await CreationGate.shared.need(slot, plan, plan.component.type, self, isolation) {
    case .ready(let box), .unfinished(let box):
      return unfinished(box, plan)
    case .recursion:
      throw context.recursion(plan)
    case .make(let record):
      if let box = run({ _ in plan.fetched() }) {
        CreationGate.shared.drop(record)
        return finished(box)
      }
      guard slot === own else {
        // The parent store dropped the instance for which the request waited.
        CreationGate.shared.drop(record)
        return try await obtainFromStore(component, at: place, isolation)
      }
      if let box = run({ $0.dropped(from: own, plan, insteadOf: record) }) { return box }
      let box = try await makingShared(record, component, isolation)
      run { plan.tracing?.kept(box, $0) }
      return box
    }
  }
}
