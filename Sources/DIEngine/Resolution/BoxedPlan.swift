/// The plan of any other component than that of a `TransientPlan`: its objects have boxes.
package final class BoxedPlan: ComponentPlan {
  /// Whether the component's type is a class.
  private let makesInstances: Bool
  private let slotKey: InstanceKey
  /// The slot, if all requests share it.
  private let slot: Unowned<InstanceSlot>?
  /// The size of the memory for an object, behind the state of a call.
  private let objectSize: Int
  private let objectAlignment: Int

  /// How far a call is.
  private enum Step: Int32 {
    case finding
    case making
    case injecting
  }

  /// What a call knows.
  struct State {
    /// The addresses of the values, which lie behind the state.
    let values: DependencyValues
    /// Memory for the object, until it is boxed.
    let memory: UnsafeMutableRawPointer
    /// Whether the box is the value of the call, instead of the object.
    let wantsBox: Bool
    var making: Making
    /// The object and the span of its injections, if tracers have heard of its start, while these run.
    var box: AnyBox?
    var span: OpenSpan?
  }

  required init(
    _ identity: __shared InstanceIdentity, _ factory: Factory?, _ signatureType: (any Any.Type)?,
    for use: Use, before newest: ComponentPlan?, in registry: __shared Registry
  ) {
    let component = identity.component
    makesInstances = isKnownClass(component.type)
    slotKey = identity.slotKey
    slot = identity.slot.map { Unowned($0) }
    let (size, alignment) = layout(of: component.type)
    objectAlignment = alignment
    objectSize = Call.space(size, aligned: alignment)
    super.init(identity, factory, signatureType, for: use, before: newest, in: registry)
  }

  /// Initializes memory with the finished object of a request on a scope, if the slot shows it. Call it in a reading only.
  @inline(__always)
  func copyShown(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    guard let slot = slot ?? scope.known(slotKey), !context.mayRecordReceipt(of: self) else {
      return false
    }
    return slot.with { $0.copyShown(to: memory) }
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    // For needs, which haven't looked for it. A request that has looks once more.
    if readsShown, copyFinished(to: memory, context) { return .made }
    return try begin(context, at: memory, wantsBox: false)
  }

  /// Begins to make an object, or its box.
  ///
  /// - Parameter memory: Uninitialized memory for the object, or for an `AnyBox`.
  func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer, wantsBox: Bool
  ) throws(Failure) -> Progress {
    switch try find(context) {
    case .found(let box):
      deliver(box, to: memory, wantsBox)
      return .made
    case .wait:
      _ = push(context, at: memory, wantsBox: wantsBox)
      return .wait
    case .make(let claim):
      return try beginMaking(push(context, at: memory, wantsBox: wantsBox, claim), context)
    }
  }

  /// Makes a new object, whatever is kept, and boxes it before it returns.
  func makeBox(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    try context.made(AnyBox.self) { (context, memory) throws(Failure) in
      try beginMaking(push(context, at: memory, wantsBox: true), context)
    }
  }

  /// The state of a call, behind its frame.
  @inline(__always)
  private func state(of call: UnsafeMutablePointer<Call>) -> UnsafeMutablePointer<State> {
    UnsafeMutableRawPointer(call.state(Frame.self) + 1).alignedUp(for: State.self)
      .assumingMemoryBound(to: State.self)
  }

  private func push(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer, wantsBox: Bool,
    _ claim: consuming Claim? = nil
  ) -> UnsafeMutablePointer<Call> {
    let size = Call.space(for: Frame.self) &+ Call.space(for: State.self) &+ objectSize
    let call = context.push(Unowned(self).erased, at: memory, size &+ needs.with { $0.spaceNeeded })
    let state = self.state(of: call)
    let behind = UnsafeMutableRawPointer(state + 1)
    state.initialize(
      to: State(
        values: needs.with { $0.values(at: behind + objectSize) },
        memory: behind.alignedUp(toMultipleOf: objectAlignment), wantsBox: wantsBox,
        making: Making(claim: claim)))
    return call
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    switch call.step(Step.self) {
    case .finding:
      switch try find(context) {
      case .found(let box): return end(call, box, context)
      case .wait: return .wait
      case .make(let claim):
        state(of: call).pointee.making.claim = claim
        return try beginMaking(call, context)
      }
    case .making: return try make(call, context)
    case .injecting: return try inject(call, context)
    }
  }

  private func beginMaking(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    call.enter(Step.making)
    call.pointee.position = 0
    try state.pointee.making.begin(self, in: call.state(Frame.self), context)
    needs.with { $0.chooseAgainIfChanged() }
    return context.prefersLoop ? .goOn : try make(call, context)
  }

  private func make(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    let progress = try needs.with { (needs) throws(Failure) in
      try needs.makeNext(call, state.pointee.values, context)
    }
    if progress != .made { return progress }
    let called = try callFactory(call, state.pointee.values, context, at: state.pointee.memory)
    return called == .made ? try accept(call, context) : called
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    switch arrival {
    case .returned: return try accept(call, context)
    case .threw(let error): throw context.thrown(error, by: Unowned(self))
    case .waited(let wait):
      try wait.checkVerdict(component.type, context)
      return try go(call, context)
    }
  }

  /// Boxes what the factory has returned.
  private func accept(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    let box = boxed(state.pointee.memory)
    call.enter(Step.injecting)
    call.pointee.position = 0
    let frame = call.state(Frame.self)
    // The factory has returned, so its request is what failed: the path starts outside this frame.
    if box.isNil { throw failure(.nilFactory, context.frames.outside(frame).path) }
    frame.pointee.stage = .injecting
    guard let injections = state.pointee.making.injections,
      injections.with({ !$0.immediate.isEmpty })
    else { return try endMaking(call, box, context) }
    Mutex.checkNoneHeld("An injection")
    state.pointee.box = box
    if isObserved { state.pointee.span = context.noteInjecting(box, self) }
    return try inject(call, context)
  }

  private func boxed(_ memory: UnsafeMutableRawPointer) -> AnyBox {
    if makesInstances {
      return InstanceBox(memory.assumingMemoryBound(to: Unowned<AnyObject>.self).pointee.take())
    }
    func boxed<Value>(_ type: Value.Type) -> AnyBox {
      Box(memory.assumingMemoryBound(to: type).move())
    }
    return _openExistential(component.type, do: boxed)
  }

  /// Runs the immediate injections that are left.
  private func inject(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    let box = state.pointee.box.unsafelyUnwrapped
    let injections = state.pointee.making.injections.unsafelyUnwrapped.object
    let progress = try injections.inject(
      call, into: box, queued: state.pointee.making.interleaved, context)
    if progress != .made { return progress }
    endInjecting(state, context)
    return try endMaking(call, box, context)
  }

  @inline(__always)
  private func endInjecting(_ state: UnsafeMutablePointer<State>, _ context: ResolutionContext) {
    guard let span = state.pointee.span else { return }
    state.pointee.span = nil
    span.end(context)
  }

  private func endMaking(
    _ call: UnsafeMutablePointer<Call>, _ box: AnyBox, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    let frame = call.state(Frame.self)
    context.innermostFrame = frame.pointee.outer
    try state.pointee.making.end(box, self, frame, context)
    return end(call, box, context)
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ box: AnyBox, _ context: ResolutionContext
  ) -> Progress {
    let state = self.state(of: call)
    deliver(box, to: call.pointee.memory, state.pointee.wantsBox)
    state.deinitialize(count: 1)
    context.pop(call)
    return .made
  }

  @inline(__always)
  private func deliver(_ box: AnyBox, to memory: UnsafeMutableRawPointer, _ wantsBox: Bool) {
    if wantsBox {
      memory.initializeMemory(as: AnyBox.self, to: box)
    } else {
      box.copy(to: memory)
    }
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = self.state(of: call)
    let frame = call.state(Frame.self)
    if call.step(Step.self) == .making, context.innermostFrame == frame {
      needs.object.discard(call, state.pointee.values, context)
    }
    endInjecting(state, context)
    if context.innermostFrame == frame { context.innermostFrame = frame.pointee.outer }
    state.pointee.making.fail(self, failure, context)
    state.deinitialize(count: 1)
    throw failure
  }

  package override func suspension(of call: UnsafeMutablePointer<Call>) -> Suspension {
    let state = self.state(of: call)
    return suspension(state.pointee.values, at: state.pointee.memory)
  }
}

/// The making of an object: what precedes and follows its factory and its immediate injections.
struct Making {
  /// The claim of the object, if others may need it.
  var claim: Claim?
  /// The slot of a shared object. The claim may lose it to another one meanwhile.
  private var slot: InstanceSlot?
  /// The injections, which last as long as the plan.
  private(set) var injections: Unowned<InjectionList>?
  /// The node of an object with deferred injections, which lives as long as the object graph.
  private var queued: Unowned<Node>?
  /// Whether deferred injections are queued between the immediate ones, as they were declared.
  private var isInterleaved = false
  /// The span of the making, if tracers have heard of its start.
  private var span: OpenSpan?

  init(claim: consuming Claim?) { self.claim = claim }

  /// The node for which deferred injections are queued between the immediate ones.
  var interleaved: Node? { isInterleaved ? queued?.object : nil }

  /// Begins to make an object: prepares the object graph, and the frame in which the factory will run.
  @inline(__always)
  mutating func begin(
    _ plan: ComponentPlan, in frame: UnsafeMutablePointer<Frame>, _ context: ResolutionContext
  ) throws(Failure) {
    if plan.lifetime.kind.keeper == .slot { slot = claim?.slot }
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
    let injections = plan.injections
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
    if plan.isObserved { context.note(TraceEvent.made, of: box, plan) }
    let claim = claim.map { Unowned($0) }
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
    let keeper = plan.lifetime.kind.keeper
    guard keeper == .objectGraph || keeper == .store else { return }
    context.objectGraph.keep(box, for: plan.identity, claim)
    if keeper == .store { context.objectGraph.hold(box, of: plan.identity.slot!, claim) }
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
}
