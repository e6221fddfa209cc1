/// The compiled form of one instance identity: how its instances are made and where they are kept. It is also the plan
/// of requests for the component's own type.
///
/// It reads all settings of the component when it is created; running resolutions never read the component again. The
/// compilation of the factory adds the dependencies, under the registry's lock, before a request finds the plan.
/// Afterwards the plan is constant, except for the member injections, which are compiled when they first run.
@usableFromInline
package class ComponentPlan: Plan {
  // The small properties come first: they follow those of `Plan` without a gap.
  /// The module from which the component requests its dependencies.
  final let module: RequestingModule
  package final let lifetime: Lifetime
  package final let externalInstancePolicy: Behaviour.ExternalInstancePolicy
  package final let options: Behaviour.Options
  final let traits: Traits
  /// Whether a slot shows the finished instance, so that requests may read it without a lock.
  package final let showsFinished: Bool
  /// Whether a compiler has compiled the factory, or will. Guarded by the registry's lock.
  @exclusivity(unchecked) final var isNamed = false
  package final let component: Component
  package final unowned let registry: Registry
  /// The types under which the component is offered; nil if it is only offered as its own type.
  private final let listedServices: [Service]?
  /// The rare properties of the component; nil if it has none.
  final let rare: Rare?
  /// Makes an object for a synchronous request, or fails if none can be made.
  private final let body: Factory.Body
  /// The dependencies of the factory; nil until they are compiled. Retained manually, so that requests change no
  /// reference count.
  @exclusivity(unchecked) private final var list: Unowned<DependencyList>?
  /// The plans for services of other types than the component's own. Guarded by the registry's lock.
  @exclusivity(unchecked) private(set) final var converted: [ConvertedPlan] = []
  /// The generation that holds this plan and the plans that its factory calls.
  final unowned(unsafe) let generation: PlanGeneration?

  /// Returns a plan to compile.
  ///
  /// - Parameters:
  ///   - signature: The argument types that choose the factory; nil for the one without arguments.
  ///   - signatureType: The same as a function type, for failures.
  static func plan(
    _ identity: InstanceIdentity, of component: Component, _ signature: ObjectIdentifier?,
    _ signatureType: (any Any.Type)?, from module: RequestingModule, in registry: Registry
  ) -> ComponentPlan {
    let settings = Settings(component, signature, signatureType, from: module, in: registry)
    return settings.traits.contains(.isDirect) && component.body != nil
      ? TransientPlan(identity, component, registry, settings)
      : BoxedPlan(identity, component, registry, settings)
  }

  init(
    _ identity: __shared InstanceIdentity, _ component: Component, _ registry: __shared Registry,
    _ settings: Settings
  ) {
    module = settings.module
    self.registry = registry
    generation = registry.compiled.current
    self.component = component
    options = component.behaviour.options
    externalInstancePolicy = component.behaviour.externalInstancePolicy
    listedServices = component.listedServices
    lifetime = settings.lifetime
    traits = settings.traits
    showsFinished = settings.showsFinished
    rare = settings.rare
    body = settings.body
    super.init(of: identity, hasChecksFirst: settings.hasChecksFirst)
    componentPlan = self
    if hasFurtherIdentity { _ = Unowned.retaining(self.identity) }
  }

  deinit {
    releaseCalledPlans()
    if hasFurtherIdentity { Unowned(identity).release() }
  }

  /// Releases the plans that this plan calls. They may lead back to it, and a chain of them may be long: so their
  /// generation calls this method for each before it releases any.
  final func releaseCalledPlans() {
    list?.release()
    list = nil
    _ = rare?.injectionList.take()
  }

  /// Whether the identity isn't the component itself: a component retains its further identities only until they are
  /// renewed.
  private final var hasFurtherIdentity: Bool {
    identityAddress != UnsafeRawPointer(Unowned(component).address)
  }

  @usableFromInline package final var identity: InstanceIdentity {
    Unowned<InstanceIdentity>(address: identityAddress.unsafelyUnwrapped).object
  }

  /// Sets the dependencies of the factory, which have just been compiled.
  ///
  /// - Parameter argumentCount: The number of arguments of the modern generation's kind among them.
  final func setDependencies(_ dependencies: DependencyList, argumentCount: Int) {
    list = .retaining(dependencies)
    self.argumentCount = UInt16(clamping: argumentCount)
    for plan in converted { plan.argumentCount = self.argumentCount }
  }

  /// The dependencies of the factory.
  package final var dependencies: DependencyList { list.unsafelyUnwrapped.object }

  /// Makes the dependencies, and calls the factory with them.
  @inline(__always)
  final func callFactory(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws {
    try list.unsafelyUnwrapped.with { dependencies in
      try dependencies.made(context) { try body($0, context, memory) }
    }
  }

  /// Returns the plan for one of the component's services. The caller holds the registry's lock.
  ///
  /// - Parameter receiver: The actor of the closure that receives the object; nil if it isn't known. Receivers share the
  ///   plan unless a conformance of an actor may be needed.
  final func plan(for service: Service, _ receiver: Factory.Isolation?) -> Plan {
    guard service.type != ObjectIdentifier(component.type) else { return self }
    let receiver = receiver.flatMap { mayBeIsolated(service.metatype) ? $0 : nil }
    if let plan = converted.first(where: {
      $0.targetType == service.type && $0.receiver?.actor === receiver?.actor
    }) {
      return plan
    }
    let plan = ConvertedPlan(self, to: service.metatype, for: receiver)
    converted.append(plan)
    return plan
  }

  /// Whether objects may be of another type by a conformance of an actor.
  private final func mayBeIsolated(_ target: any Any.Type) -> Bool {
    let made = peeled(component.type)
    return isExistential(made) || IsolatedConformance(of: made, to: target) != nil
  }

  /// Makes an object and boxes it. Only for plans whose instances are kept or have member injections.
  func makeBox(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    preconditionFailure("A transient object needs no box.")
  }

  /// Returns the compiled member injections, or nil if the component has none.
  ///
  /// They are compiled when they first run: properties often form cycles, so compiling them with the
  /// initializer would not terminate.
  package final func injectionList() -> InjectionList? {
    guard hasInjections, let rare else { return nil }
    return rare.injectionList.value ?? registry.locked { compiledInjections(rare) }
  }

  private final func compiledInjections(_ rare: Rare) -> InjectionList {
    if let list = rare.injectionList.value { return list }
    registry.refresh()
    let compiler = PlanCompiler(registry, owner: self)
    let list = InjectionList(rare.injections, rare.postInit, of: self, compiler)
    compiler.finish()
    rare.injectionList.offer(list)
    return list
  }

  /// Returns a box with a copy of an object in memory. The memory stays initialized.
  package final func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    DIEngine.box(copying: memory, as: component.type)
  }

  /// The tracing of the instances, if the registry has tracers. All requests then use `obtain`.
  package final var tracing: ComponentTracing? { rare?.tracing }

  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  package final var store: (any InstanceStore)? { rare?.store }

  /// The closure that makes an object for an asynchronous request, if it differs from that of a synchronous
  /// one.
  package final var asyncBody: Factory.AsyncBody? { rare?.asyncBody }

  /// The closure of the factory that an asynchronous request calls, unless there is an asynchronous one.
  package final var bodyOnTask: Factory.Body { rare?.bodyOnTask ?? body }

  /// Whether an asynchronous request may suspend its task while the factory runs.
  package final var factoryMaySuspend: Bool { asyncBody != nil || hopsToMainActor }

  /// Whether the factory's closure runs on the main actor, and is no asynchronous one.
  package final var hopsToMainActor: Bool { traits.contains(.hopsToMainActor) }

  /// Whether the instances are transient and have no member injections.
  package final var isDirect: Bool { traits.contains(.isDirect) }

  /// Whether the component has member injections or a post-init.
  package final var hasInjections: Bool { traits.contains(.hasInjections) }

  /// Whether any member injection or the post-init is deferred until the outermost object is made.
  package final var hasDeferredInjections: Bool { traits.contains(.hasDeferredInjections) }

  /// Whether requests read a shown instance, unless they are recorded. Others are reported to tracers, or check an actor.
  final var isRead: Bool { showsFinished && tracing == nil && !isConfined }

  /// Whether kept objects have received something by a conformance of an actor, so that only code of that actor gets them.
  final var isConfined: Bool { traits.contains(.isConfined) }

  final var confinement: IsolatedConformance? { rare?.confinement }

  /// Whether there are roots, and the component is none.
  final var isBesideRoots: Bool { traits.contains(.isBesideRoots) }

  /// Whether the component has a factory; without one, it only serves external instances.
  final var hasFactory: Bool { traits.contains(.hasFactory) }

  /// Returns whether the component is offered as a type.
  final func isOffered(as type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(component.type)
      || (listedServices?.contains { $0.type == type } ?? false)
  }
}
