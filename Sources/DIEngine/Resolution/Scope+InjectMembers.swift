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
    var request = registry.injectMembersPlan(type, from: module)
    let tests = request.takeUnretainedValue().severalTests
    if !tests.isEmpty {
      registry.listener?(.severalTests(requested: type, candidates: tests))
      // The listener is user code, which may have changed components.
      request = registry.injectMembersPlan(type, from: module)
    }
    let known = request.takeUnretainedValue()
    func asked() -> TracedRequest { TracedRequest(type, .object(object)) }
    guard let plan = known.componentPlan else {
      let (kind, candidates) = known.refusal.unsafelyUnwrapped
      let failure = Failure(
        kind, requested: type, path: context.path, candidates: candidates,
        registry: registry)
      throw registry.reported(failure, asked(), context)
    }
    guard let box = plan.component.box(object) else {
      let failure = Failure(
        .wrongType(real: Swift.type(of: object)), requested: plan.component.type,
        component: plan.info, path: context.path,
        candidates: [plan.info])
      throw registry.reported(failure, asked(), context)
    }
    try enter(
      request.erased, context, Unmanaged.passUnretained(view as AnyObject)
    ) { () throws(Failure) -> Void in
      guard let tracing = plan.tracing else {
        return try context.injectMembers(box, plan, at: known.shownPlace)
      }
      _ = try context.traced(asked(), tracing.component, tracing.tracers) {
        () throws(Failure) -> Any in
        try context.injectMembers(box, plan, at: .none)
        return box.any
      }
    }
    // One after the other: the metadata of a tuple with a generic type has to be looked up.
    withExtendedLifetime(known) {}
    withExtendedLifetime(view) {}
  }
}

extension ResolutionContext {
  /// Keeps an external instance as its component's lifetime demands, and runs its injections.
  ///
  /// - Parameter place: The place at which readers will find it, if a scope keeps it.
  fileprivate func injectMembers(
    _ box: AnyBox, _ plan: ComponentPlan, at place: CachedInstance
  ) throws(Failure) {
    let resolution = self.resolution
    func isSame(_ other: AnyBox?) -> Bool { other.map(box.isSameObject) ?? false }
    let reinjects = plan.options.contains(.reinjectsSame)
    let replaces = plan.externalInstancePolicy == .replace
    plan.tracing?.externalInstance(box, self)
    switch plan.lifetime.kept {
    case .nowhere:
      try injectExternal(box, plan, isKept: false)
    case .graph:
      let graph = resolution.objectGraph
      let kept = graph.keptObject(plan.identity)
      if isSame(kept) && !reinjects { return }
      let isKept = kept == nil || replaces
      if isKept { graph.keep(box, for: plan.identity) }
      try injectExternal(box, plan, isKept: isKept)
    case .store:
      let kept = plan.fetched()
      if isSame(kept) && !reinjects { return }
      guard kept == nil || replaces else { return try injectExternal(box, plan, isKept: false) }
      try injectMembersOfStored(box, plan)
    case .external:
      resolution.objectGraph.addExternal(box, to: plan.externalInstances(self))
      do throws(Failure) {
        try injectExternal(box, plan, isKept: false)
      } catch {
        resolution.objectGraph.withdraw(box)
        throw error
      }
    case .scope, .scopeUntilCleaned, .engine, .process:
      try injectMembersOfShared(box, plan, at: place, isSame)
    }
  }

  fileprivate func injectMembersOfShared(
    _ box: AnyBox, _ plan: ComponentPlan, at place: CachedInstance, _ isSame: (AnyBox?) -> Bool
  ) throws(Failure) {
    let slot = plan.slot(self)
    var kept = member?.ownObject(slot)
    var own: Claim?
    if kept == nil {
      switch try need(slot, plan, plan.component.type, at: place) {
      case .found(let box), .unfinished(let box): kept = box
      case .claim(let claim): own = claim
      // The object's own initializer requested the injection.
      case .recursion: break
      }
    }
    if isSame(kept) && !plan.options.contains(.reinjectsSame) { return }
    let isKept = kept == nil || plan.externalInstancePolicy == .replace
    guard isKept, let claim = own ?? currentMember().replace(slot, plan, at: .none) else {
      return try injectExternal(box, plan, isKept: false)
    }
    do throws(Failure) {
      // Without injections, no code asks for the object before it is finished.
      if plan.hasInjections || plan.tracing != nil { currentMember().show(box, of: claim) }
      if plan.isWeak(in: slot) {
        resolution.objectGraph.hold(box, of: slot, claim)
      }
      try injectExternal(box, plan, isKept: true, claim)
      try currentMember().initialized(claim, box, isQueued: plan.hasDeferredInjections)
      if slot.isCleanable { slot.dropRetired() }
    } catch {
      fail(claim, error, in: resolution.objectGraph)
      throw error
    }
  }

  /// Saves an external instance in its component's store. No other thread gets it from there before its
  /// injections have run, unless another one is being made or injected right now.
  private func injectMembersOfStored(_ box: AnyBox, _ plan: ComponentPlan) throws(Failure) {
    let claim = beginStored(box, plan)
    do throws(Failure) {
      try injectExternal(box, plan, isKept: true, claim)
      try endStored(box, plan, claim)
    } catch {
      if let claim { fail(claim, error, in: resolution.objectGraph) }
      throw error
    }
  }

  /// Begins to inject an external instance that its component's store is about to keep.
  ///
  /// - Returns: The claim; nil if another request makes or injects the store's object.
  package func beginStored(_ box: AnyBox, _ plan: ComponentPlan) -> Claim? {
    let slot = plan.identity.slot!
    let claim = currentMember().replace(slot, plan, at: .none)
    if let claim { currentMember().show(box, of: claim) }
    resolution.objectGraph.keep(box, for: plan.identity, claim)
    resolution.objectGraph.hold(box, of: slot, claim)
    return claim
  }

  /// Saves an external instance whose immediate injections have run.
  package func endStored(
    _ box: AnyBox, _ plan: ComponentPlan, _ claim: Claim?
  ) throws(Failure) {
    Mutex.checkNoneHeld("A storage")
    plan.store!.save(box.any, for: plan.component.declaration)
    guard let claim else { return }
    try currentMember().initialized(claim, box, isQueued: plan.hasDeferredInjections)
  }

  fileprivate func injectExternal(
    _ box: AnyBox, _ plan: ComponentPlan, isKept: Bool,
    _ claim: Claim? = nil
  ) throws(Failure) {
    if !plan.hasInjections && plan.tracing == nil { return }
    let resolution = self.resolution
    let node = Node(plan, requestedIn: nearestFrame(), resolution: resolution)
    node.box = box
    node.claim = claim
    resolution.objectGraph.add(node)
    try runImmediateInjections(of: node, box)
    if let tracing = plan.tracing {
      tracing.injected(box, self)
      if isKept { tracing.kept(box, self) }
    }
    guard plan.hasDeferredInjections else { return }
    resolution.objectGraph.enqueue(node)
  }

  fileprivate func runImmediateInjections(
    of node: Node, _ box: AnyBox
  ) throws(Failure) {
    guard let injections = node.plan.injectionList(), !injections.immediate.isEmpty else { return }
    var frame = Frame(
      Unmanaged.passUnretained(node.plan), on: self, node: Unmanaged.passUnretained(node))
    try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
      try frame.push(self)
      defer { frame.pop(self) }
      try perform(injections, box, node.plan, node)
    }
  }
}

/// A compiled request to inject members into an external instance: holds the component of the
/// instance's type.
package final class InjectMembersPlan: Plan {
  /// The reason why no component can be selected, and the candidates to report.
  let refusal: (kind: Failure.Kind, candidates: [ComponentInfo])?
  /// The components that all claim to replace the others, if there are several.
  package let severalTests: [ComponentInfo]
  /// The place at which readers find an instance that a scope keeps, or none.
  let shownPlace: CachedInstance

  init(_ componentPlan: ComponentPlan, severalTests: [ComponentInfo]) {
    refusal = nil
    self.severalTests = severalTests
    switch componentPlan.lifetime.kept {
    case .scope, .scopeUntilCleaned:
      shownPlace =
        componentPlan.isReadable ? componentPlan.place(as: componentPlan.component.type) : .none
    default: shownPlace = .none
    }
    super.init(componentPlan, .none, needsReentrancyCheck: false)
  }

  init(
    refusal: (kind: Failure.Kind, candidates: [ComponentInfo]), severalTests: [ComponentInfo]
  ) {
    self.refusal = refusal
    self.severalTests = severalTests
    shownPlace = .none
    super.init(nil, .none, needsReentrancyCheck: false)
  }
}

extension PlanCompiler {
  /// Returns the plan for injecting members into objects of exactly one type. The component need not be
  /// the default.
  func injectMembersPlan(_ type: any Any.Type) -> InjectMembersPlan {
    var tests: [ComponentInfo] = []
    let choice = registry.choose(
      type, [], from: module, needsDefault: false, severalTests: &tests)
    switch choice {
    case .identity(let identity, _):
      return InjectMembersPlan(registry.componentPlan(identity, from: module), severalTests: tests)
    case .failure(let kind, let candidates):
      return InjectMembersPlan(refusal: (kind, candidates), severalTests: tests)
    }
  }
}

extension Registry {
  /// Returns the plan for injecting members into objects of exactly one type.
  package func injectMembersPlan(_ type: any Any.Type, from module: RequestingModule) -> Unmanaged<
    InjectMembersPlan
  > {
    let key = PlanKey(ObjectIdentifier(type), .none, .injectsMembers, from: module)
    let plan = found(key) ?? self.plan(key, from: module) { $0.injectMembersPlan(type) }
    return Unmanaged<InjectMembersPlan>.fromOpaque(plan.toOpaque())
  }
}
