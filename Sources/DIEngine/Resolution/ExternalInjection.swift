/// The injection of members into one external instance. It makes no value.
final class ExternalInjection: Plan {
  private let plan: ComponentPlan
  private let box: AnyBox

  private enum Step: Int32 {
    case finding
    case injecting
    case ending
  }

  private struct State {
    // Must come first.
    var frame: Frame
    /// Whether the component keeps the instance from now on.
    var isKept = false
    /// The claim of an instance that others may ask for.
    var claim: Claim?
    /// The node of the instance; nil if nothing is injected, nor reported.
    var node: Node?
    /// The injections, if tracers have heard of their start.
    var span: OpenSpan?
  }

  init(_ plan: ComponentPlan, _ box: AnyBox) {
    self.plan = plan
    self.box = box
    super.init(plan)
  }

  override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    _ = context.push(self, at: memory, State(frame: Frame(Unowned(plan), on: context)))
    if plan.isObserved { context.note(TraceEvent.externalInstance, of: box, plan) }
    return .goOn
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    if call.step(Step.self) == .finding {
      var answer: ClaimAnswer?
      // That of a shared instance is claimed, unless the request is making the slot's object.
      if let slot = plan.lifetime.isShared ? plan.slot(context) : nil,
        context.member?.ownObject(slot) == nil
      {
        answer = try context.ensureMember().find(slot, plan, { context.manner })
        if case .wait? = answer { return .wait }
      }
      guard keep(answer, state, context) else { return end(call, context) }
      call.enter(Step.ending)
      if let node = state.pointee.node {
        state.pointee.frame = Frame(Unowned(plan), on: context, node: Unowned(node))
        context.innermostFrame = call.state(Frame.self)
        call.enter(Step.injecting)
        if plan.isObserved, let injections = plan.injections, !injections.immediate.isEmpty {
          state.pointee.span = context.noteInjecting(box, plan)
        }
      }
    }
    if call.step(Step.self) == .injecting, let injections = plan.injections {
      let progress = try injections.inject(call, into: box, queued: state.pointee.node, context)
      if progress != .made { return progress }
    }
    endInjecting(call, context)
    if let node = state.pointee.node {
      if plan.isObserved {
        context.note(TraceEvent.injected, of: box, plan)
        if state.pointee.isKept { context.noteKept(box, plan) }
      }
      if plan.hasDeferredInjections { context.objectGraph.enqueue(node) }
    }
    if let claim = state.pointee.claim {
      try context.ensureMember().initialized(claim, box, isQueued: plan.hasDeferredInjections)
    }
    return end(call, context)
  }

  /// Keeps the instance as its component's lifetime demands. Other threads see it when its injections have run.
  ///
  /// - Parameter answer: What the request has found at the slot to claim.
  /// - Returns: False if the instance has its injections already.
  private func keep(
    _ answer: ClaimAnswer?, _ state: UnsafeMutablePointer<State>, _ context: ResolutionContext
  ) -> Bool {
    var kept: AnyBox?
    var claim: Claim?
    switch plan.lifetime.kind.keeper {
    case .none: break
    case .others: context.objectGraph.addExternal(box, to: plan.externalInstances(context))
    case .objectGraph: kept = context.objectGraph.keptEntry(plan.identity)?.box
    case .store: kept = context.member?.ownObject(plan.identity.slot!) ?? plan.fetched()
    case .slot:
      switch answer {
      case .found(let box), .unfinished(let box): kept = box
      case .claim(let made): claim = made
      // The object's own initializer requested the injection. Who waits gets another answer.
      case .recursion, .wait: break
      case nil: kept = context.member?.ownObject(plan.slot(context))
      }
    }
    if let kept, kept.isSameObject(as: box), !plan.options.contains(.reinjectsSame) { return false }
    var isKept = kept == nil || plan.options.contains(.replacesExternal)
    switch plan.lifetime.kind.keeper {
    case .none, .others: isKept = false
    case .objectGraph: if isKept { context.objectGraph.keep(box, for: plan.identity) }
    case .slot, .store:
      let slot = plan.slot(context)
      if isKept, claim == nil {
        claim = context.ensureMember().replace(slot, plan)
        if claim != nil { context.objectGraph.hold(slot.discardInstance()) }
      }
      // Otherwise another request is making the kept instance.
      isKept = claim != nil
      let isOfStore = plan.lifetime.kind.keeper == .store
      if isKept, isOfStore { context.objectGraph.keep(box, for: plan.identity, claim) }
      if isKept, isOfStore || plan.isWeak(in: slot) {
        context.objectGraph.hold(box, of: slot, claim)
      }
    }
    let isInjected = plan.injections != nil || plan.traced != nil
    // Without injections, no code but a store's asks for the object before it is finished.
    if let claim, isInjected || plan.lifetime.kind.keeper == .store {
      context.ensureMember().expose(box, of: claim)
    }
    let node = isInjected ? context.addNode(of: plan) : nil
    node?.box = box
    node?.claim = claim
    (state.pointee.isKept, state.pointee.claim, state.pointee.node) = (isKept, claim, node)
    return true
  }

  private func endInjecting(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    guard call.step(Step.self) == .injecting else { return }
    call.enter(Step.ending)
    call.state(State.self).pointee.span?.end(context)
    context.innermostFrame = call.state(Frame.self).pointee.outer
  }

  private func end(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) -> Progress {
    call.state(State.self).deinitialize(count: 1)
    context.pop(call)
    return .made
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if case .waited(let wait) = arrival { try wait.checkVerdict(plan.component.type, context) }
    return try go(call, context)
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    endInjecting(call, context)
    let state = call.state(State.self).move()
    // Some of its deferred injections may be queued.
    if let node = state.node, node.queuedInjections > 0 { node.isDead = true }
    if plan.lifetime.kind.keeper == .others { context.objectGraph.withdraw(box) }
    if let claim = state.claim { context.fail(claim, failure, in: context.objectGraph) }
    throw failure
  }
}
