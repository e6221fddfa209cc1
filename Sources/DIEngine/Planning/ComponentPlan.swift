/// What one instance identity means for requests: how its instances are made and where they are kept. It is also the plan
/// of requests for the component's own type.
///
/// It reads all settings of the component when it is created; running resolutions never read the component again. It is
/// constant, except for what its needs choose. It lasts as long as its registry (`PlanTable`): a change of the component makes
/// a new plan.
package class ComponentPlan: Plan, ClaimedPlan {
  // The small properties come first: they follow those of `Plan` without a gap.
  final let use: Use
  package final let lifetime: Lifetime
  package final let options: Behaviour.Options
  /// Whether a slot shows the finished instance, so that requests may read it without a lock.
  package final let showsFinished: Bool
  /// Whether the component has a factory; without one, it only serves external instances.
  final let hasFactory: Bool
  /// Whether there are roots, and the component is none.
  final let isBesideRoots: Bool
  package final let component: Component
  package final unowned let registry: Registry
  /// The types under which the component is offered; nil if it is only offered as its own type.
  private final let listedServices: [Service]?
  /// The rare properties of the component; nil if it has none.
  final let rare: Rare?
  /// Makes an object for a synchronous request, or fails if none can be made.
  private final let body: Factory.Body
  /// What the factory needs; nil until the plan is complete. Retained manually, so that requests change no
  /// reference count.
  @exclusivity(unchecked) private final var list: Unowned<DependencyList>?
  /// The plans for services of other types than the component's own. Guarded by the registry's lock.
  @exclusivity(unchecked) private(set) final var converted: [ConvertedPlan] = []
  /// The plan of the same identity that was made before; nil if the component has changed since.
  private final let former: Unowned<ComponentPlan>?

  /// Creates a plan, without the needs of its factory.
  ///
  /// - Parameters:
  ///   - signatureType: The signature as a function type, for failures.
  ///   - newest: The plan of the identity that was made last.
  required init(
    _ identity: __shared InstanceIdentity, _ factory: Factory?, _ signatureType: (any Any.Type)?,
    for use: Use, before newest: ComponentPlan?, in registry: __shared Registry
  ) {
    let component = identity.component
    self.use = use
    former = newest.flatMap { $0.use.changes == use.changes ? Unowned($0) : nil }
    self.registry = registry
    self.component = component
    options = component.behaviour.options
    listedServices = component.listedServices
    let isUncached =
      use.signature != nil && component.behaviour.options.contains(.uncachedWithArguments)
    let lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
    self.lifetime = lifetime
    let rare = Rare(component, factory, isTraced: use.observation.contains(.traced))
    self.rare = rare
    hasFactory = factory?.canMake ?? false
    if !hasFactory {
      // Requests can still get an external instance.
      let missing = factory?.missing ?? signatureType ?? Failure.signatureWithoutArguments
      body = { (_, context, _) in
        throw context.frames.planInTheMaking.failure(
          .factoryNotFound(signature: missing), context.path.dropLast())
      }
    } else if let known = factory?.body, !component.needsTask {
      body = known
    } else {
      body = { (_, context, _) in
        throw context.frames.planInTheMaking.failure(.needsTask, context.path)
      }
    }
    isBesideRoots =
      use.observation.contains(.roots) && !component.isRoot
      && !(lifetime.isEager && lifetime.isPermanent)
    showsFinished =
      switch lifetime.kind.reading {
      case .none: false
      case .store: rare?.store?.instanceCache != nil
      case .slot, .scope, .scopeUntilCleaned: lifetime.strength == .strong
      }
    // Requests for others are reported to tracers, or check an actor.
    super.init(
      of: identity, hasChecksFirst: isBesideRoots || use.observation.contains(.checked),
      readsShown: showsFinished && rare?.traced == nil && rare?.confinement == nil)
    componentPlan = self
    // A component keeps its further identities only until they are renewed.
    _ = Unowned.retaining(identity)
  }

  deinit {
    list?.release()
    identityReference.release()
  }

  /// What `identityAddress` says. A property beside it would take 16 bytes of each component.
  private final var identityReference: Unowned<InstanceIdentity> {
    Unowned(address: identityAddress.unsafelyUnwrapped)
  }

  package final var identity: InstanceIdentity { identityReference.object }

  /// Releases what was chosen for the needs. It may lead back to this plan.
  final func releaseChoices() {
    list?.with { $0.releaseChoices() }
    rare?.injections = nil
  }

  /// Returns this plan or a former one for a use.
  final func plan(for use: Use) -> ComponentPlan? {
    var next: ComponentPlan? = self
    while let plan = next {
      if plan.use == use { return plan }
      next = plan.former?.object
    }
    return nil
  }

  /// The module from which the component requests its dependencies.
  final var module: RequestingModule { use.module }

  package final override var isLasting: Bool { true }

  /// Adds what the factory and the injections need: the last step of the making of a plan.
  final func declareNeeds(_ declare: Factory.Declare?) {
    let maker = PlanMaker(for: self)
    declare?(maker)
    list = .retaining(.list(of: maker))
    rare?.injections = InjectionList(of: self)
  }

  /// What the factory needs.
  @inline(__always)
  final var needs: Unowned<DependencyList> { list.unsafelyUnwrapped }

  /// Calls the factory of a synchronous request, or the one of an asynchronous request that doesn't suspend.
  ///
  /// - Returns: `suspend` if the factory may suspend the task.
  @inline(__always)
  final func callFactory(
    _ call: UnsafeMutablePointer<Call>, _ values: DependencyValues, _ context: ResolutionContext,
    at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    Mutex.checkNoneHeld("A factory")
    call.pointee.position = Call.afterNeeds
    do {
      // Closures that differ for tasks are rare properties.
      if context.maySuspend, let factory = rare?.factory {
        if factory.asyncBody != nil || factory.hopsToMainActor { return .suspend }
        try bodyOnTask(values, context, memory)
      } else {
        try body(values, context, memory)
      }
    } catch {
      throw context.thrown(error, by: Unowned(self))
    }
    return .made
  }

  /// Returns the factory as code for which a call has stopped.
  final func suspension(
    _ values: DependencyValues, at memory: UnsafeMutableRawPointer
  ) -> Suspension {
    if let asyncBody = rare?.factory?.asyncBody { return .factory(asyncBody, values, memory) }
    let body = bodyOnTask
    return .onMainActor { try body(values, $0, memory) }
  }

  /// Returns the plan for one of the types that the component offers. The caller holds the registry's lock.
  ///
  /// - Parameter receiver: The actor of the closure that receives the object; nil if it isn't known. Receivers share the
  ///   plan unless a conformance of an actor may be needed.
  final func plan(as type: any Any.Type, _ receiver: (any Actor)?) -> Plan {
    guard type != component.type else { return self }
    let receiver = receiver.flatMap { mayBeIsolated(type) ? $0 : nil }
    if let plan = converted.first(where: { $0.type == type && $0.receiver === receiver }) {
      return plan
    }
    let plan = ConvertedPlan(self, to: type, for: receiver)
    converted.append(plan)
    return plan
  }

  /// Whether objects may be of another type by a conformance of an actor.
  private final func mayBeIsolated(_ target: any Any.Type) -> Bool {
    let made = peeled(component.type)
    return isExistential(made) || IsolatedConformance(of: made, to: target) != nil
  }

  /// The member injections with their needs; nil if the component has none.
  package final var injections: InjectionList? { rare?.injections }

  /// Returns a box with a copy of an object in memory. The memory stays initialized.
  package final func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    DIEngine.box(copying: memory, as: component.type)
  }

  /// The component as tracers hear of it, if the registry has tracers. No request then reads a shown instance.
  final var traced: TracedComponent? { rare?.traced }

  /// The tracers that hear of the instances. They may come and go while the plan is used: without any, spans still begin
  /// and end.
  final var tracers: [Tracer] { registry.locked { registry.tracers } ?? [] }

  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  package final var store: (any InstanceStore)? { rare?.store }

  /// The closure of the factory that an asynchronous request calls, unless there is an asynchronous one.
  private final var bodyOnTask: Factory.Body { rare?.factory?.body ?? body }

  /// Whether any member injection or the post-init is deferred until the outermost object is made.
  final var hasDeferredInjections: Bool { !(injections?.deferred.isEmpty ?? true) }

  /// The conformance of an actor by which kept objects have received something: only code of that actor gets them.
  final var confinement: IsolatedConformance? { rare?.confinement }

  /// Whether makings are recorded, so that the objects end in the right order.
  final var recordsEnds: Bool { use.observation.contains(.ends) }

  /// Whether tracers or ends hear of the course of each object: `Observing` tells them.
  final var isObserved: Bool { !use.observation.isDisjoint(with: [.traced, .ends]) }

  /// Returns whether the component is offered as a type.
  final func isOffered(as type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(component.type)
      || (listedServices?.contains { $0.type == type } ?? false)
  }
}

extension ComponentPlan {
  /// This plan, if objects of the component have boxes.
  final var boxed: BoxedPlan { unsafeDowncast(self, to: BoxedPlan.self) }
}

extension Factory {
  /// Whether the factory makes objects: another one only says which initializer is missing.
  var canMake: Bool { body != nil || asyncBody != nil }
}
