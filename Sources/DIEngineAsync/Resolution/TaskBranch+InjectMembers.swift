internal import DIEngine

/// The asynchronous form of a request to inject members into an external instance. It makes no value.
final class AsyncInjectMembersPlan: AsyncPlan {
  private let component: AsyncComponentPlan
  private let box: AnyBox

  init(_ component: AsyncComponentPlan, _ box: AnyBox) {
    self.component = component
    self.box = box
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    try await branch.injectMembers(box, component, isolation)
  }
}

/// The asynchronous form of a request that creates an instance ahead. It makes no value.
final class AsyncEagerPlan: AsyncPlan {
  private let component: AsyncComponentPlan

  init(_ component: AsyncComponentPlan) {
    self.component = component
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    _ = try await branch.obtain(component, at: nil, isolation)
  }
}

extension TaskBranch {
  /// Keeps an external instance as its component's lifetime demands, and runs its injections.
  fileprivate func injectMembers(
    _ box: AnyBox, _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let plan = own.plan
    run { plan.tracing?.externalInstance(box, $0) }
    switch plan.lifetime.kept {
    case .nowhere:
      try await injectExternal(box, own, isKept: false, nil, isolation)
    case .graph:
      let graph = context.objectGraph
      guard let isKept = plan.keeps(box, over: graph.keptObject(plan.identity)) else { return }
      if isKept { graph.keep(box, for: plan.identity) }
      try await injectExternal(box, own, isKept: isKept, nil, isolation)
    case .store:
      guard let isKept = plan.keeps(box, over: run { _ in plan.fetched() }) else { return }
      guard isKept else {
        return try await injectExternal(box, own, isKept: false, nil, isolation)
      }
      let claim = context.beginStored(box, plan)
      do throws(Failure) {
        try await injectExternal(box, own, isKept: true, claim, isolation)
        try run { (context) throws(Failure) in try context.endStored(box, plan, claim) }
      } catch {
        if let claim { context.fail(claim, error, in: context.objectGraph) }
        throw error
      }
    case .external:
      context.objectGraph.addExternal(box, to: plan.externalInstances(context))
      do throws(Failure) {
        try await injectExternal(box, own, isKept: false, nil, isolation)
      } catch {
        context.objectGraph.withdraw(box)
        throw error
      }
    case .scope, .scopeUntilCleaned, .engine, .process:
      try await injectMembersOfShared(box, own, isolation)
    }
  }

  private func injectMembersOfShared(
    _ box: AnyBox, _ own: AsyncComponentPlan, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let plan = own.plan
    let slot = plan.slot(context)
    var kept = context.member?.ownObject(slot)
    var made: Claim?
    if kept == nil {
      switch try await need(slot, plan, plan.component.type, isolation) {
      case .found(let box), .unfinished(let box): kept = box
      case .claim(let claim): made = claim
      // The object's own initializer requested the injection.
      case .recursion: break
      }
    }
    guard let isKept = plan.keeps(box, over: kept) else { return }
    guard isKept, let claim = made ?? context.currentMember().replace(slot, plan, at: .none) else {
      return try await injectExternal(box, own, isKept: false, nil, isolation)
    }
    do throws(Failure) {
      context.currentMember().show(box, of: claim)
      if plan.isWeak(in: slot) { context.objectGraph.hold(box, of: slot, claim) }
      try await injectExternal(box, own, isKept: true, claim, isolation)
      try context.currentMember().initialized(claim, box, isQueued: plan.hasDeferredInjections)
      if slot.isCleanable { slot.dropRetired() }
    } catch {
      context.fail(claim, error, in: context.objectGraph)
      throw error
    }
  }

  private func injectExternal(
    _ box: AnyBox, _ own: AsyncComponentPlan, isKept: Bool, _ claim: Claim?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let plan = own.plan
    if !plan.hasInjections && plan.tracing == nil { return }
    let node = Node(plan, requestedIn: context.nearestFrame(), resolution: context.resolution)
    node.box = box
    node.claim = claim
    context.objectGraph.add(node)
    if let injections = plan.injectionList(), !injections.immediate.isEmpty {
      let frame = push(Frame(.passUnretained(plan), on: context, node: .passUnretained(node)))
      defer { pop(frame) }
      try await perform(injections, own, box, node, isolation)
    }
    run {
      plan.tracing?.injected(box, $0)
      if isKept { plan.tracing?.kept(box, $0) }
    }
    if plan.hasDeferredInjections { context.objectGraph.enqueue(node) }
  }
}

extension ComponentPlan {
  /// Returns whether an external instance replaces the kept one; nil if it is the kept one, and has its
  /// injections.
  func keeps(_ box: AnyBox, over kept: AnyBox?) -> Bool? {
    guard let kept else { return true }
    if kept.isSameObject(as: box), !options.contains(.reinjectsSame) { return nil }
    return externalInstancePolicy == .replace
  }
}
