/// The making of an object: what precedes and follows its factory and its immediate injections.
struct Making {
  /// The claim of the object, if others may need it.
  var claim: Claim?
  /// The slot of a shared object.
  var slot: InstanceSlot?
  /// The injections, which last as long as the plan.
  private(set) var injections: Unowned<InjectionList>?
  /// The node of an object with deferred injections, which lives as long as the object graph.
  private var queued: Unowned<Node>?
  /// Whether deferred injections are queued between the immediate ones, as they were declared.
  private var isInterleaved = false
  /// The span of the making, if tracers have heard of its start.
  private var span: OpenSpan?

  init(for claim: consuming Claim?, _ slot: consuming InstanceSlot?) {
    self.claim = claim
    self.slot = slot
  }

  /// The node for which deferred injections are queued between the immediate ones.
  var interleaved: Node? { isInterleaved ? queued?.object : nil }

  private var unownedClaim: Unowned<Claim>? { claim.map { Unowned($0) } }

  /// Begins to make an object: prepares the object graph, and the frame in which the factory will run.
  @inline(__always)
  mutating func begin(
    _ plan: ComponentPlan, in frame: UnsafeMutablePointer<Frame>, _ context: ResolutionContext
  ) throws(Failure) {
    // Others may come to hold the object before it is finished, although its component shares none.
    if claim == nil, plan.hasDeferredInjections || plan.lifetime.kind.keeper == .objectGraph {
      claim = context.claimUnshared(plan)
    }
    let isQueued = plan.hasDeferredInjections
    if isQueued, let graph = context.resolution.pointee.graph,
      let failure = graph.object.failure(of: plan.identity)
    {
      throw failure
    }
    let injections = plan.injectionList()
    self.injections = injections.map { Unowned($0) }
    if isQueued, plan.options.contains(.queuesBeforeMaking) {
      let node = try node(of: plan, nil, context)
      context.objectGraph.enqueue(node)
      queued = Unowned(node)
    }
    if plan.isObserved { span = try context.noteMaking(plan, claim) }
    frame.initialize(to: Frame(Unowned(plan), on: context, node: queued))
    frame.pointee.isRemembered = queued != nil
    Mutex.checkNoneHeld("A factory")
    if queued == nil, let injections, !injections.deferredBefore.isEmpty {
      isInterleaved = true
      queued = Unowned(try node(of: plan, frame, context))
    }
    context.innermostFrame = frame
  }

  /// Keeps an object whose immediate injections have run, as its lifetime demands, and queues its deferred injections.
  @inline(__always)
  mutating func end(
    _ box: AnyBox, _ plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>,
    _ context: ResolutionContext
  ) throws(Failure) {
    if plan.isObserved { context.noteMade(box, plan) }
    let claim = unownedClaim
    keep(box, plan, context)
    let isQueued = plan.hasDeferredInjections
    if isQueued, queued == nil || isInterleaved {
      if queued == nil { queued = Unowned(try node(of: plan, frame, context)) }
      if let queued { context.objectGraph.enqueue(queued.object) }
    }
    if frame.pointee.isRemembered { frame.remember(box) }
    if let claim {
      try claim.with { (claim) throws(Failure) in
        try claim.member.initialized(claim, box, isQueued: isQueued)
      }
    }
    if plan.isObserved {
      span?.end(context)
      context.noteKept(box, plan)
    }
    guard let slot = slot.map({ Unowned($0) }), slot.with({ plan.isWeak(in: $0) }),
      !context.isAnswer(plan)
    else { return }
    context.objectGraph.hold(box, of: slot.object, claim?.object)
  }

  /// Gives up an object whose factory or injection has failed.
  func fail(_ plan: ComponentPlan, _ failure: Failure, _ context: ResolutionContext) {
    queued?.object.isDead = true
    span?.end(context)
    if let claim { context.fail(claim, failure, in: context.objectGraph) }
  }

  /// Stores a new instance in the object graph, if its lifetime demands that; claims keep all others.
  private func keep(_ box: AnyBox, _ plan: ComponentPlan, _ context: ResolutionContext) {
    guard plan.lifetime.kind.keeper == .objectGraph || plan.lifetime.kind.keeper == .store else {
      return
    }
    context.objectGraph.keep(box, for: plan.identity, claim)
    guard plan.lifetime.kind.keeper == .store else { return }
    context.objectGraph.hold(box, of: plan.identity.slot!, claim)
  }

  /// Returns the node of an object that is about to enter the queue of deferred injections.
  private func node(
    of plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>?, _ context: ResolutionContext
  ) throws(Failure) -> Node {
    let node = frame?.objectNode ?? context.addNode(of: plan)
    if node.isRegenerated { throw context.frames.recursion(plan) }
    node.claim = claim
    return node
  }
}

extension ResolutionContext {
  /// Whether an instance of a component is what the request asked for that began the resolution, and neither a frame nor
  /// an object graph needs it. Its receiver retains it then.
  func isAnswer(_ plan: ComponentPlan) -> Bool {
    let resolution = self.resolution
    return innermostFrame == nil && resolution.pointee.graph == nil && !resolution.pointee.isNested
      && resolution.pointee.root == plan.identityAddress
  }

  /// Adds the node of an object that the running code requests to the object graph.
  func addNode(of plan: ComponentPlan) -> Node {
    let node = Node(plan, requestedIn: frames.nearest, resolution: resolution)
    objectGraph.add(node)
    return node
  }
}

extension Node {
  /// Whether a transient object creates itself again through its own injections: the queue would never
  /// end.
  ///
  /// Requests made by user code may end by themselves and are allowed. So is a path through a kept
  /// instance, because the next round finds that instance.
  fileprivate var isRegenerated: Bool {
    guard plan.lifetime.kind.keeper == .none, !plan.options.contains(.closesCycles) else {
      return false
    }
    var child = self
    while !child.isNested, let parent = child.parent {
      if parent.plan.identity === plan.identity { return true }
      if parent.isFoundAgain { return false }
      child = parent
    }
    return false
  }

  /// Whether a later request finds the node's instance again.
  ///
  /// A user's instance store may keep nothing, and the node's object may fail each time. If so, an ancestor of the node
  /// has the same instance identity.
  private var isFoundAgain: Bool {
    switch plan.lifetime.kind.keeper {
    case .none, .others: false
    case .objectGraph, .slot, .store:
      !sequence(first: self, next: \.parent).dropFirst().contains {
        $0.plan.identity === plan.identity
      }
    }
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
