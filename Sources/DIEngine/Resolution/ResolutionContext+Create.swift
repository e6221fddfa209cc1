// What precedes and follows the factory of an object and its immediate injections: the same code for threads and tasks.
// `ThreadDriver` and `TaskDriver` call the closures in between.

/// What is known of an object while it is being made.
package struct Making {
  package let injections: InjectionList?
  /// The node of an object with deferred injections.
  fileprivate var queued: Node?
  /// Whether deferred injections are queued between the immediate ones, as they were declared.
  fileprivate let isInterleaved: Bool
  /// The tracers that have heard of the start of the making.
  fileprivate let tracers: Tracers?

  /// The node for which deferred injections are queued between the immediate ones.
  package var interleaved: Node? { isInterleaved ? queued : nil }
}

extension ResolutionContext {
  /// Returns the claim of an object, if others may come to hold it before it is finished.
  ///
  /// - Parameter claim: The claim of a shared object.
  @inline(__always)
  package func claim(for plan: ComponentPlan, _ claim: Claim?) -> Claim? {
    let isSeveral = plan.hasDeferredInjections || plan.lifetime.kind.keeper == .objectGraph
    guard claim == nil, isSeveral else { return claim }
    return claimUnshared(plan)
  }

  /// Begins to make an object.
  @inline(__always)
  package func beginMaking(_ plan: ComponentPlan, _ claim: Claim?) throws(Failure) -> Making {
    let isQueued = plan.hasDeferredInjections
    if isQueued, let graph = resolution.pointee.graph,
      let failure = graph.object.failure(of: plan.identity)
    {
      throw failure
    }
    let injections = plan.injectionList()
    var queued: Node?
    if isQueued, plan.options.contains(.queuesBeforeMaking) {
      let node = try beginQueuing(plan, nil, claim)
      resolution.objectGraph.enqueue(node)
      queued = node
    }
    let tracers = plan.isReported ? try noteMaking(plan, claim) : nil
    return Making(
      injections: injections, queued: queued,
      isInterleaved: queued == nil && injections.map { !$0.deferredBefore.isEmpty } ?? false,
      tracers: tracers)
  }

  /// Returns the frame of an object that is about to be made.
  @inline(__always)
  package func frame(_ plan: ComponentPlan, _ making: Making) -> Frame {
    var frame = Frame(
      Unowned(plan), on: self, node: making.queued.map { Unowned($0) })
    frame.isRemembered = making.queued != nil
    return frame
  }

  /// Prepares the object graph for the factory, once the object's frame has its address.
  @inline(__always)
  package func prepare(
    _ plan: ComponentPlan, _ making: inout Making, _ claim: Claim?,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    Mutex.checkNoneHeld("A factory")
    if making.isInterleaved { making.queued = try beginQueuing(plan, frame, claim) }
  }

  /// Accepts what the factory has returned, before the immediate injections run.
  @inline(__always)
  package func accept(
    _ box: AnyBox, _ plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    // The factory has returned, so its request is what failed: the path starts outside this frame.
    if box.isNil { throw plan.nilFailure(path: path(from: frame.pointee.outer)) }
    frame.pointee.stage = .injecting
  }

  /// Keeps an object whose immediate injections have run, as its lifetime demands, and queues its deferred injections.
  @inline(__always)
  package func endMaking(
    _ box: AnyBox, _ plan: ComponentPlan, _ making: inout Making, _ claim: Claim?,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    plan.tracing?.made(box, self)
    keep(box, plan, claim)
    let isQueued = plan.hasDeferredInjections
    if isQueued, making.queued == nil || making.isInterleaved {
      if making.queued == nil { making.queued = try beginQueuing(plan, frame, claim) }
      making.queued.map(objectGraph.enqueue)
    }
    if frame.pointee.isRemembered { frame.remember(box) }
    if let claim { try claim.member.initialized(claim, box, isQueued: isQueued) }
    if let tracers = making.tracers { plan.tracing?.endMaking(tracers, self) }
  }

  /// Gives up an object whose factory or injection has failed.
  package func failMaking(_ plan: ComponentPlan, _ making: Making) {
    making.queued?.isDead = true
    if let tracers = making.tracers { plan.tracing?.endMaking(tracers, self) }
  }

  /// Stores a new instance in the object graph, if its lifetime demands that; claims keep all others.
  private func keep(_ box: AnyBox, _ plan: ComponentPlan, _ claim: Claim?) {
    guard plan.lifetime.kind.keeper == .objectGraph || plan.lifetime.kind.keeper == .store else {
      return
    }
    objectGraph.keep(box, for: plan.identity, claim)
    guard plan.lifetime.kind.keeper == .store else { return }
    objectGraph.hold(box, of: plan.identity.slot!, claim)
  }

  /// Creates the node of an object that is about to enter the queue of deferred injections.
  private func beginQueuing(
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
    guard plan.lifetime.kind.keeper == .none, !plan.options.contains(.closesCycles) else { return }
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
  switch node.plan.lifetime.kind.keeper {
  case .none, .others: return false
  case .objectGraph, .slot, .store:
    var next = node.parent
    while let ancestor = next {
      if ancestor.plan.identity === node.plan.identity { return false }
      next = ancestor.parent
    }
    return true
  }
}

extension InjectionList {
  /// Queues the deferred injections of an object that are declared before an immediate one.
  @inline(__always)
  package func queueDeferred(before index: Int, of node: Node?, _ context: ResolutionContext) {
    guard let node, !deferredBefore.isEmpty else { return }
    context.objectGraph.enqueue(node, injectionsBefore: deferredBefore[index])
  }
}
