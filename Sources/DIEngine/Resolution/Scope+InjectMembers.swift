extension Scope {
  /// Injects members into an external instance, as declared by a component of its dynamic type.
  ///
  /// The object graph contains the object before its injections run, so that cycles lead back to it. If
  /// the component keeps it, other threads see it only after all injections have run.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: RequestingModule? = nil, for view: View
  ) throws(Failure) {
    let context = ResolutionContext.current
    let module = stated ?? currentModule()
    var known = injectMembersPlan(type, from: module)
    if !known.severalTests.isEmpty {
      registry.listener?(.severalTests(requested: type, candidates: known.severalTests))
      // The listener is user code, which may have changed components.
      known = injectMembersPlan(type, from: module)
    }
    func asked() -> TracedRequest { TracedRequest(type, .object(object)) }
    guard let plan = known.componentPlan else {
      let refusal = known.refusal.unsafelyUnwrapped
      let failure = Failure(
        refusal.kind, requested: type, path: context.path, candidates: refusal.candidates,
        registry: registry)
      throw registry.reported(failure, asked(), context)
    }
    guard let box = plan.component.box(object) else {
      let failure = plan.failure(.wrongType(real: Swift.type(of: object)), context.path)
      throw registry.reported(failure, asked(), context)
    }
    let injection = injection(of: object, box, plan, type)
    try run(Unowned(injection), for: view) as Void
    // One after the other: the metadata of a tuple with a generic type has to be looked up.
    withExtendedLifetime((known, injection)) {}
    withExtendedLifetime(view) {}
  }

  /// Returns the plan that injects members into an external instance, and reports it to tracers.
  package func injection(
    of object: Any, _ box: AnyBox, _ plan: ComponentPlan, _ type: any Any.Type
  ) -> Plan {
    let injection = ExternalInjectionPlan(plan, box)
    guard let tracing = plan.tracing else { return injection }
    let asked = TracedRequest(type, .object(object))
    return AroundPlan<Void, Void>(injection) { context in
      let span = context.beginTraced(asked, tracing.component, tracing.tracers)
      return { (result, context) throws(Failure) in
        _ = try context.endTraced(span, result.map { box.any })
      }
    }
  }
}

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
    /// The tracers that have heard of the start of the injections.
    var tracers: Tracers?
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
    plan.tracing?.externalInstance(box, context)
    return .began
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    if call.step(Step.self) == .finding {
      if let slot = context.slotToClaim(plan) {
        switch try context.currentMember().find(slot, plan, { context.manner }) {
        case .answer(let answer): state.pointee.answer = answer
        case .wait: return .wait
        }
      }
      call.enter(Step.found)
    }
    if call.step(Step.self) == .found {
      state.pointee.injection = context.beginExternal(box, plan, state.pointee.answer)
      guard let injection = state.pointee.injection else { return end(call, context) }
      call.enter(Step.ending)
      if let node = injection.node {
        state.pointee.frame = Frame(Unowned(plan), on: context, node: Unowned(node))
        context.innermostFrame = call.state(Frame.self)
        call.enter(Step.injecting)
        if let injections = plan.injectionList(), !injections.immediate.isEmpty {
          state.pointee.tracers = plan.tracing?.beginInjecting(box, context)
        }
      }
    }
    if call.step(Step.self) == .injecting, let injections = plan.injectionList() {
      let progress = try injections.inject(
        call, into: box, queued: state.pointee.injection?.node, context)
      if progress != .made { return progress }
    }
    endInjecting(call, context)
    if let injection = state.pointee.injection { try context.endExternal(injection, plan) }
    return end(call, context)
  }

  private func endInjecting(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    guard call.step(Step.self) == .injecting else { return }
    call.enter(Step.ending)
    if let tracers = call.state(State.self).pointee.tracers {
      plan.tracing?.endInjecting(box, tracers, context)
    }
    context.innermostFrame = call.state(Frame.self).pointee.outer
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    call.state(State.self).deinitialize(count: 1)
    context.pop(call)
    return .made
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if case .outcome(let outcome) = arrival,
      let answer = try context.answer(after: outcome, plan, plan.component.type)
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
    let injection = call.state(State.self).move().injection
    if let injection { context.failExternal(injection, plan, failure) }
    throw failure
  }
}

// What precedes and follows the injections.

/// The injection of members into an external instance.
package struct ExternalInjection {
  let box: AnyBox
  /// Whether the component keeps the instance from now on.
  let isKept: Bool
  /// The claim of an instance that others may ask for.
  let claim: Claim?
  /// The node of the instance; nil if nothing is injected, nor reported.
  package let node: Node?
}

extension ResolutionContext {
  /// Returns the slot that must be claimed for an external instance: that of a shared one, unless this request is making
  /// the slot's object.
  package func slotToClaim(_ plan: ComponentPlan) -> InstanceSlot? {
    guard plan.lifetime.isShared else { return nil }
    let slot = plan.slot(self)
    return member?.ownObject(slot) == nil ? slot : nil
  }

  /// Keeps an external instance as its component's lifetime demands. Other threads see it when its injections have run.
  ///
  /// - Parameter answer: What the request has found at the slot to claim.
  /// - Returns: The injection; nil if the instance has its injections already.
  package func beginExternal(
    _ box: AnyBox, _ plan: ComponentPlan, _ answer: Answer?
  ) -> ExternalInjection? {
    var kept: AnyBox?
    var claim: Claim?
    switch plan.lifetime.kind.keeper {
    case .none: break
    case .others: objectGraph.addExternal(box, to: plan.externalInstances(self))
    case .objectGraph: kept = objectGraph.keptObject(plan.identity)
    case .store: kept = member?.ownObject(plan.identity.slot!) ?? plan.fetched()
    case .slot:
      switch answer {
      case .found(let box), .unfinished(let box): kept = box
      case .claim(let made): claim = made
      // The object's own initializer requested the injection.
      case .recursion: break
      case nil: kept = member?.ownObject(plan.slot(self))
      }
    }
    if let kept, kept.isSameObject(as: box), !plan.options.contains(.reinjectsSame) { return nil }
    var isKept = kept == nil || plan.options.contains(.replacesExternal)
    switch plan.lifetime.kind.keeper {
    case .none, .others: isKept = false
    case .objectGraph: if isKept { objectGraph.keep(box, for: plan.identity) }
    case .store:
      guard isKept else { break }
      let slot = plan.identity.slot!
      claim = currentMember().replace(slot, plan)
      // Otherwise another request is making the store's instance.
      isKept = claim != nil
      guard isKept else { break }
      objectGraph.hold(slot.discardInstance())
      objectGraph.keep(box, for: plan.identity, claim)
      objectGraph.hold(box, of: slot, claim)
    case .slot:
      let slot = plan.slot(self)
      if isKept, claim == nil {
        claim = currentMember().replace(slot, plan)
        if claim != nil { objectGraph.hold(slot.discardInstance()) }
      }
      isKept = claim != nil
      if isKept, plan.isWeak(in: slot) { objectGraph.hold(box, of: slot, claim) }
    }
    let isInjected = plan.hasInjections || plan.tracing != nil
    // Without injections, no code but a store's asks for the object before it is finished.
    if let claim, isInjected || plan.lifetime.kind.keeper == .store {
      currentMember().show(box, of: claim)
    }
    return ExternalInjection(
      box: box, isKept: isKept, claim: claim, node: isInjected ? node(of: box, plan, claim) : nil)
  }

  private func node(of box: AnyBox, _ plan: ComponentPlan, _ claim: Claim?) -> Node {
    let node = Node(plan, requestedIn: nearestFrame(), resolution: resolution)
    node.box = box
    node.claim = claim
    objectGraph.add(node)
    return node
  }

  /// Ends an injection whose immediate injections have run.
  package func endExternal(_ injection: ExternalInjection, _ plan: ComponentPlan) throws(Failure) {
    if let node = injection.node {
      plan.tracing?.injected(injection.box, self)
      if injection.isKept { plan.tracing?.kept(injection.box, self) }
      if plan.hasDeferredInjections { objectGraph.enqueue(node) }
    }
    guard let claim = injection.claim else { return }
    try currentMember().initialized(claim, injection.box, isQueued: plan.hasDeferredInjections)
  }

  /// Gives up an external instance whose injections have failed.
  package func failExternal(
    _ injection: ExternalInjection, _ plan: ComponentPlan, _ failure: Failure
  ) {
    // Some of its deferred injections may be queued.
    if let node = injection.node, node.queuedInjections > 0 { node.isDead = true }
    if plan.lifetime.kind.keeper == .others { objectGraph.withdraw(injection.box) }
    if let claim = injection.claim { fail(claim, failure, in: objectGraph) }
  }
}

/// The plan of a request to inject members into an external instance: holds the component of the
/// instance's type.
package final class InjectMembersPlan: Plan {
  /// Why no component can be chosen.
  let refusal: Registry.Refusal?
  /// The components that all claim to replace the others, if there are several.
  package let severalTests: [ComponentInfo]

  /// - Parameter choice: What was chosen for the type.
  init(
    _ type: any Any.Type, _ choice: Registry.Choice, _ componentPlan: ComponentPlan?
  ) {
    refusal = choice.refusal(of: type)
    severalTests = choice.severalTests
    super.init(componentPlan)
  }
}

extension PlanMaker {
  /// Returns the plan for injecting members into objects of exactly one type. The component need not be
  /// the default.
  func injectMembersPlan(_ type: any Any.Type) -> InjectMembersPlan {
    let choice = registry.choose(type, [], from: module, needsDefault: false)
    return InjectMembersPlan(
      type, choice,
      choice.offer.map { registry.componentPlan($0.component.identity(.none), from: module) })
  }
}

extension Scope {
  /// Returns the plan for injecting members into objects of exactly one type.
  package func injectMembersPlan(
    _ type: any Any.Type, from module: RequestingModule
  ) -> InjectMembersPlan {
    let request = request(
      type, .none, .injectsMembers, from: module, .special { $0.injectMembersPlan(type) })
    return unsafeDowncast(request.object.plan, to: InjectMembersPlan.self)
  }
}
