internal import CDIEngine

extension ResolutionContext {
  /// Creates an instance, runs its immediate injections, keeps it as its lifetime demands, and queues
  /// its deferred injections.
  ///
  /// - Parameter claim: The claim of a shared instance.
  func create(_ plan: ComponentPlan, _ claim: Claim? = nil) throws(Failure) -> AnyBox {
    let isQueued = plan.hasDeferredInjections
    let isSeveral = isQueued || plan.lifetime.kept == .graph
    let claim = claim ?? (isSeveral ? claimIfEnclosed(plan) : nil)
    do throws(Failure) {
      return try createObject(plan, isQueued, claim)
    } catch {
      if let claim { fail(claim, error, in: resolution.objectGraph) }
      throw error
    }
  }

  /// Stores a new instance in the object graph or the instance store; claims keep all others.
  package func keep(
    _ box: AnyBox, _ plan: ComponentPlan, _ claim: Claim?
  ) {
    guard plan.lifetime.kept == .graph || plan.lifetime.kept == .store else { return }
    resolution.objectGraph
      .keep(box, for: plan.identity, claim)
    guard plan.lifetime.kept == .store else { return }
    resolution.objectGraph.hold(box, of: plan.identity.slot!, claim)
    plan.store?.save(box.any, for: plan.component.declaration)
  }

  @inline(__always)
  private func createObject(
    _ plan: ComponentPlan, _ isQueued: Bool, _ claim: Claim?
  ) throws(Failure) -> AnyBox {
    if isQueued, let graph = resolution.pointee.graph,
      let failure = graph.takeUnretainedValue().failure(of: plan.identity)
    {
      throw failure
    }
    let tracing = plan.tracing
    tracing?.beginMaking(self)
    defer { tracing?.endMaking(self) }
    let injections = plan.injectionList()
    var queued: Node?
    if isQueued, plan.options.contains(.queuesBeforeMaking) {
      queued = try beginQueuing(plan, nil, claim)
      resolution.objectGraph.enqueue(queued.unsafelyUnwrapped)
    }
    let isInterleaved = queued == nil && injections.map { !$0.deferredBefore.isEmpty } ?? false
    var frame = Frame(
      Unmanaged.passUnretained(plan), on: self, node: queued.map(Unmanaged.passUnretained))
    frame.isRemembered = queued != nil
    do throws(Failure) {
      return try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> AnyBox in
        if isInterleaved { queued = try beginQueuing(plan, frame, claim) }
        let box = try make(plan, injections, isInterleaved ? queued : nil, frame)
        tracing?.made(box, self)
        keep(box, plan, claim)
        if isQueued, queued == nil || isInterleaved {
          if queued == nil { queued = try beginQueuing(plan, frame, claim) }
          resolution.objectGraph.enqueue(queued.unsafelyUnwrapped)
        }
        if frame.pointee.isRemembered { frame.remember(box) }
        if let claim {
          let member = claim.member
          try member.initialized(claim, box, isQueued: isQueued)
          member.keepSpare(claim)
        }
        return box
      }
    } catch {
      queued?.isDead = true
      throw error
    }
  }

  @inline(__always)
  private func make(
    _ plan: ComponentPlan, _ injections: InjectionList?, _ queued: Node?,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) -> AnyBox {
    Mutex.checkNoneHeld("A factory")
    try frame.push(self)
    defer { frame.pop(self) }
    let box = try plan.makeBox(self)
    // The factory has returned, so its request is what failed: the path starts outside this frame.
    if box.isNil { throw plan.nilFailure(path: path(from: frame.pointee.outer)) }
    if let injections {
      frame.pointee.isInjecting = true
      try perform(injections, box, plan, queued)
    }
    return box
  }

  /// Creates the node of an object that is about to enter the queue of deferred injections.
  package func beginQueuing(
    _ plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>?,
    _ claim: Claim?
  ) throws(Failure) -> Node {
    let resolution = self.resolution
    let made: Node
    if let frame {
      made = frame.objectNode
    } else {
      made = Node(plan, requestedIn: nearestFrame(), resolution: resolution)
      resolution.objectGraph.add(made)
    }
    try checkRegeneration(made)
    made.claim = claim
    return made
  }

  /// Fails if a transient object creates itself again through its own injections: the queue would never
  /// end.
  ///
  /// Requests made by user code may end by themselves and are allowed. So is a path through a kept
  /// instance, because the next round finds that instance.
  private func checkRegeneration(_ node: Node) throws(Failure) {
    let plan = node.plan
    guard plan.lifetime.kept == .nowhere, !plan.options.contains(.closesCycles) else { return }
    var child = node
    while !child.isNested, let parent = child.parent {
      if parent.plan.identity === plan.identity { throw recursion(plan) }
      if isKept(parent) { return }
      child = parent
    }
  }
}

/// Whether a later request finds the node's instance again.
///
/// A user's instance store may keep nothing, and the node's object may fail each time. If so, an ancestor of the node
/// has the same instance identity.
private func isKept(_ node: Node) -> Bool {
  switch node.plan.lifetime.kept {
  case .nowhere, .external: return false
  case .graph, .scope, .scopeUntilCleaned, .engine, .process, .store:
    var next = node.parent
    while let ancestor = next {
      if ancestor.plan.identity === node.plan.identity { return false }
      next = ancestor.parent
    }
    return true
  }
}

extension ResolutionContext {
  /// Runs the immediate injections of an object.
  ///
  /// - Parameter node: The node for which the deferred injections declared between the immediate ones
  ///   are queued. They keep their place among those of the objects that the immediate injections
  ///   create.
  @inline(__always)
  func perform(
    _ injections: InjectionList, _ box: AnyBox, _ plan: ComponentPlan, _ node: Node?
  ) throws(Failure) {
    guard !injections.immediate.isEmpty else { return }
    Mutex.checkNoneHeld("An injection")
    let tracing = plan.tracing
    tracing?.beginInjecting(box, self)
    defer { tracing?.endInjecting(box, self) }
    guard let node, !injections.deferredBefore.isEmpty else {
      for injection in injections.immediate { try injection.run(box, self) }
      return
    }
    let graph = resolution.objectGraph
    do throws(Failure) {
      for (injection, count) in zip(injections.immediate, injections.deferredBefore) {
        graph.enqueue(node, injectionsBefore: count)
        try injection.run(box, self)
      }
    } catch {
      node.isDead = true
      throw error
    }
  }
}
