/// The plan of an injection of members into one external instance. It makes no value.
final class ExternalInjectionPlan: Plan {
  private let plan: ComponentPlan
  private let box: AnyBox

  private enum Step: Int32 {
    case finding
    case found
    case injecting
    case ending
  }

  private struct State {
    // Must come first.
    var frame: Frame
    var answer: Answer?
    var injection: ExternalInjection?
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
    if plan.isObserved { context.noteExternal(box, plan) }
    return .goOn
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    if call.step(Step.self) == .finding {
      // That of a shared instance is claimed, unless the request is making the slot's object.
      if let slot = plan.lifetime.isShared ? plan.slot(context) : nil,
        context.member?.ownObject(slot) == nil
      {
        switch try context.ensureMember().find(slot, plan, { context.manner }) {
        case .wait: return .wait
        case let answer: state.pointee.answer = answer
        }
      }
      call.enter(Step.found)
    }
    if call.step(Step.self) == .found {
      state.pointee.injection = ExternalInjection(box, plan, state.pointee.answer, context)
      guard let injection = state.pointee.injection else { return end(call, context) }
      call.enter(Step.ending)
      if let node = injection.node {
        state.pointee.frame = Frame(Unowned(plan), on: context, node: Unowned(node))
        context.innermostFrame = call.state(Frame.self)
        call.enter(Step.injecting)
        if plan.isObserved, let injections = plan.injections, !injections.immediate.isEmpty {
          state.pointee.span = context.noteInjecting(box, plan)
        }
      }
    }
    if call.step(Step.self) == .injecting, let injections = plan.injections {
      let progress = try injections.inject(
        call, into: box, queued: state.pointee.injection?.node, context)
      if progress != .made { return progress }
    }
    endInjecting(call, context)
    if let injection = state.pointee.injection { try injection.end(plan, context) }
    return end(call, context)
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
    if case .outcome(let outcome) = arrival,
      let answer = try outcome.answer(to: plan, plan.component.type, context)
    {
      call.state(State.self).pointee.answer = answer
      call.enter(Step.found)
    }
    return try go(call, context)
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    endInjecting(call, context)
    call.state(State.self).move().injection?.fail(plan, failure, context)
    throw failure
  }
}

// What precedes and follows the injections.

/// The injection of members into an external instance.
struct ExternalInjection {
  let box: AnyBox
  /// Whether the component keeps the instance from now on.
  let isKept: Bool
  /// The claim of an instance that others may ask for.
  let claim: Claim?
  /// The node of the instance; nil if nothing is injected, nor reported.
  let node: Node?

  /// Keeps an external instance as its component's lifetime demands. Other threads see it when its injections have run.
  ///
  /// - Parameter answer: What the request has found at the slot to claim.
  /// - Returns: Nil if the instance has its injections already.
  init?(_ box: AnyBox, _ plan: ComponentPlan, _ answer: Answer?, _ context: ResolutionContext) {
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
    if let kept, kept.isSameObject(as: box), !plan.options.contains(.reinjectsSame) { return nil }
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
    self.box = box
    self.isKept = isKept
    self.claim = claim
    node = isInjected ? context.addNode(of: plan) : nil
    node?.box = box
    node?.claim = claim
  }

  /// Ends an injection whose immediate injections have run.
  func end(_ plan: ComponentPlan, _ context: ResolutionContext) throws(Failure) {
    if let node {
      if plan.isObserved { context.noteInjected(box, plan, isKept: isKept) }
      if plan.hasDeferredInjections { context.objectGraph.enqueue(node) }
    }
    guard let claim else { return }
    try context.ensureMember().initialized(claim, box, isQueued: plan.hasDeferredInjections)
  }

  /// Gives up an external instance whose injections have failed.
  func fail(_ plan: ComponentPlan, _ failure: Failure, _ context: ResolutionContext) {
    // Some of its deferred injections may be queued.
    if let node, node.queuedInjections > 0 { node.isDead = true }
    if plan.lifetime.kind.keeper == .others { context.objectGraph.withdraw(box) }
    if let claim { context.fail(claim, failure, in: context.objectGraph) }
  }
}
