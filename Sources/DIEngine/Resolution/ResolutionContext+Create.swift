// What precedes and follows the factory of an object and its immediate injections.

/// What is known of an object while it is being made.
struct Making {
  /// The injections, which last as long as the plan.
  var injections: Unowned<InjectionList>?
  /// The node of an object with deferred injections, which lives as long as the object graph.
  fileprivate var queued: Unowned<Node>?
  /// Whether deferred injections are queued between the immediate ones, as they were declared.
  fileprivate var isInterleaved = false
  /// The tracers that have heard of the start of the making.
  fileprivate var tracers: Tracers?

  /// The node for which deferred injections are queued between the immediate ones.
  var interleaved: Node? { isInterleaved ? queued?.object : nil }
}

extension ResolutionContext {
  /// Whether others may come to hold an object before it is finished, although its component shares none.
  @inline(__always)
  func mayBeHeld(_ plan: ComponentPlan) -> Bool {
    plan.hasDeferredInjections || plan.lifetime.kind.keeper == .objectGraph
  }

  /// Begins to make an object: prepares the object graph, and the frame in which the factory will run.
  @inline(__always)
  func beginMaking(
    _ plan: ComponentPlan, _ making: inout Making, _ claim: Unowned<Claim>?,
    in frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    let isQueued = plan.hasDeferredInjections
    if isQueued, let graph = resolution.pointee.graph,
      let failure = graph.object.failure(of: plan.identity)
    {
      throw failure
    }
    let injections = plan.injectionList()
    making.injections = injections.map { Unowned($0) }
    var queued: Unowned<Node>?
    if isQueued, plan.options.contains(.queuesBeforeMaking) {
      let node = try beginQueuing(plan, nil, claim)
      resolution.objectGraph.enqueue(node)
      queued = Unowned(node)
    }
    if plan.isReported { making.tracers = try noteMaking(plan, claim?.object) }
    making.queued = queued
    frame.initialize(to: Frame(Unowned(plan), on: self, node: queued))
    frame.pointee.isRemembered = queued != nil
    Mutex.checkNoneHeld("A factory")
    if queued == nil, let injections, !injections.deferredBefore.isEmpty {
      making.isInterleaved = true
      making.queued = Unowned(try beginQueuing(plan, frame, claim))
    }
    innermostFrame = frame
  }

  /// Keeps an object whose immediate injections have run, as its lifetime demands, and queues its deferred injections.
  @inline(__always)
  func endMaking(
    _ box: AnyBox, _ plan: ComponentPlan, _ making: inout Making, _ claim: Unowned<Claim>?,
    _ frame: UnsafeMutablePointer<Frame>
  ) throws(Failure) {
    plan.tracing?.made(box, self)
    keep(box, plan, claim)
    let isQueued = plan.hasDeferredInjections
    if isQueued, making.queued == nil || making.isInterleaved {
      if making.queued == nil { making.queued = Unowned(try beginQueuing(plan, frame, claim)) }
      if let queued = making.queued { objectGraph.enqueue(queued.object) }
    }
    if frame.pointee.isRemembered { frame.remember(box) }
    if let claim {
      try claim.with { (claim) throws(Failure) in
        try claim.member.initialized(claim, box, isQueued: isQueued)
      }
    }
    if let tracers = making.tracers { plan.tracing?.endMaking(tracers, self) }
  }

  /// Gives up an object whose factory or injection has failed.
  func failMaking(_ plan: ComponentPlan, _ making: Making) {
    making.queued?.object.isDead = true
    if let tracers = making.tracers { plan.tracing?.endMaking(tracers, self) }
  }

  /// Stores a new instance in the object graph, if its lifetime demands that; claims keep all others.
  private func keep(_ box: AnyBox, _ plan: ComponentPlan, _ claim: Unowned<Claim>?) {
    guard plan.lifetime.kind.keeper == .objectGraph || plan.lifetime.kind.keeper == .store else {
      return
    }
    objectGraph.keep(box, for: plan.identity, claim?.object)
    guard plan.lifetime.kind.keeper == .store else { return }
    objectGraph.hold(box, of: plan.identity.slot!, claim?.object)
  }

  /// Creates the node of an object that is about to enter the queue of deferred injections.
  private func beginQueuing(
    _ plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>?,
    _ claim: Unowned<Claim>?
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
    made.claim = claim?.object
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
  /// Runs the immediate injections of an object from the call's position on.
  ///
  /// - Parameter queued: The node for which deferred injections are queued between them, as they were declared.
  /// - Returns: `made` if all have run.
  @inline(__always)
  func inject(
    _ call: UnsafeMutablePointer<Call>, into box: AnyBox, queued: Node?,
    _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    while Int(call.pointee.position) < immediate.count {
      let next = Int(call.pointee.position)
      if let queued, !deferredBefore.isEmpty {
        context.objectGraph.enqueue(queued, injectionsBefore: deferredBefore[next])
      }
      call.pointee.position += 1
      let progress = try immediate[next].begin(on: box, context)
      if progress != .made { return progress }
    }
    return .made
  }
}
