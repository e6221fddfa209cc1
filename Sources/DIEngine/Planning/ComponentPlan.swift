/// The compiled form of one instance identity: how its instances are made and where they are kept. It is also the plan
/// of requests for the component's own type.
///
/// Compilation reads all settings; running resolutions never read the component again. The registry's
/// lock guards writes until the plan is published. Afterwards the plan is constant, except for the member
/// injections, which are compiled when they first run.
@usableFromInline
package class ComponentPlan: Plan {
  // The small properties come first: they follow those of `Plan` without a gap.
  /// The module from which the component requests its dependencies.
  final let module: RequestingModule
  package final let lifetime: Lifetime
  package final let externalInstancePolicy: Behaviour.ExternalInstancePolicy
  package final let options: Behaviour.Options
  /// Whether the instances are transient and have no member injections.
  package final let isDirect: Bool
  /// Whether any member injection or the post-init is deferred until the outermost object is made.
  package final let hasDeferredInjections: Bool
  /// Whether the component has member injections or a post-init.
  package final let hasInjections: Bool
  /// Whether creation records keep the instances, nothing is injected into them, and nobody traces them.
  final let isPlain: Bool
  /// Whether the component has a factory; without one, it only serves external instances.
  @exclusivity(unchecked) private(set) final var hasFactory = true
  @exclusivity(unchecked) private final var isCompiled = false
  package final let component: Component
  package final unowned let registry: Registry
  /// The types under which the component is offered; nil if it is only offered as its own type.
  private final let listedServices: [Service]?
  /// The rare properties of the component; nil if it has none.
  final let particulars: Particulars?
  /// The rare state of the compilation; nil if it has none. Guarded by the registry's lock.
  @exclusivity(unchecked) final var compilation: Compilation?
  /// The generation that holds this plan and the plans that its factory calls.
  final unowned(unsafe) let generation: PlanGeneration?

  /// Returns a plan to compile.
  static func plan(
    _ identity: InstanceIdentity, of component: Component, signature: ObjectIdentifier?,
    from module: RequestingModule, in registry: Registry
  ) -> ComponentPlan {
    let settings = Settings(component, signature: signature, from: module, in: registry)
    if settings.isDirect, let body = component.body {
      return TransientPlan(identity, component, registry, settings, body)
    }
    return SharedPlan(identity, component, registry, settings)
  }

  init(
    _ identity: __shared InstanceIdentity, _ component: Component, _ registry: __shared Registry,
    _ settings: borrowing Settings, _ place: CachedInstance = .none,
    needsReentrancyCheck: Bool = false
  ) {
    module = settings.module
    self.registry = registry
    generation = registry.compiled.current
    self.component = component
    options = component.behaviour.options
    externalInstancePolicy = component.behaviour.externalInstancePolicy
    listedServices = component.listedServices
    lifetime = settings.lifetime
    particulars = settings.particulars
    hasDeferredInjections = particulars?.hasDeferredInjections ?? false
    hasInjections = particulars?.hasInjections ?? false
    isDirect = settings.isDirect
    isPlain = !hasInjections && particulars?.tracing == nil && lifetime.isShared
    super.init(
      of: identity, place, isWatched: settings.isWatched,
      needsReentrancyCheck: needsReentrancyCheck)
    componentPlan = self
    if hasFurtherIdentity { _ = Unmanaged.passUnretained(self.identity).retain() }
  }

  deinit {
    if hasFurtherIdentity { Unmanaged.passUnretained(identity).release() }
  }

  /// Whether the identity isn't the component itself: a component retains its further identities only until they are
  /// renewed.
  private final var hasFurtherIdentity: Bool {
    identityAddress != UnsafeRawPointer(Unmanaged.passUnretained(component).toOpaque())
  }

  @usableFromInline package final var identity: InstanceIdentity {
    Unmanaged<InstanceIdentity>.fromOpaque(identityAddress.unsafelyUnwrapped).takeUnretainedValue()
  }

  /// The plan for the component's own type; nil while it is being compiled.
  package final var own: Plan? { isCompiled ? self : nil }

  /// Compiles the plan for the component's own type.
  ///
  /// - Parameter compiler: The compiler of what needs the component in the same registry.
  final func compile(
    _ compiler: PlanCompiler?, signature: ObjectIdentifier?, signatureType: (any Any.Type)?
  ) {
    let compiler = compiler ?? PlanCompiler(registry, owner: self)
    let count = compiler.compile(self) {
      compileFactory(compiler, signature: signature, signatureType: signatureType)
    }
    argumentCount = UInt16(clamping: count)
    isCompiled = true
    guard let compilation else { return }
    for body in compilation.whenCompiled { body() }
    compilation.whenCompiled = []
  }

  /// Returns the plan for one of the component's services, or nil while the component's plan is being
  /// compiled.
  final func plan(for service: Service) -> Plan? {
    guard isCompiled else { return nil }
    guard service.type != ObjectIdentifier(component.type) else { return self }
    if let plan = compilation?.plans[service.type] { return plan }
    let plan = ConvertedPlan(self, self, to: service.metatype)
    ownCompilation.plans[service.type] = plan
    return plan
  }

  /// Calls `body` once the plan, which is being compiled, is complete.
  package final func whenCompiled(_ body: @escaping () -> Void) {
    ownCompilation.whenCompiled.append(body)
  }

  /// Returns a factory body that fails on each call. Requests can still get an external instance.
  private final func failing(signature: any Any.Type) -> Factory.Body {
    hasFactory = false
    let owner = Unmanaged.passUnretained(self)
    return { (_, context, _) in
      let identity = owner.takeUnretainedValue()
      throw Failure(
        .factoryNotFound(signature: signature), requested: identity.component.type,
        component: identity.info, path: Array(context.path.dropLast()),
        candidates: [identity.info])
    }
  }

  /// Returns a factory body that fails on each call: only asynchronous requests can make the object.
  private final func refusing() -> Factory.Body {
    let owner = Unmanaged.passUnretained(self)
    return { (_, context, _) in throw context.needsTask(owner.takeUnretainedValue()) }
  }

  /// Compiles the factory and keeps its parts.
  func compileFactory(
    _ compiler: PlanCompiler, signature: ObjectIdentifier?, signatureType: (any Any.Type)?
  ) {
    preconditionFailure("A component plan says how it keeps its factory.")
  }

  /// Declares the factory's dependencies to the compiler.
  ///
  /// - Returns: The factory's body, and the one for asynchronous requests unless the factory has an asynchronous one.
  final func declared(
    to compiler: PlanCompiler, signature: ObjectIdentifier?, signatureType: (any Any.Type)?
  ) -> (body: Factory.Body, onTask: Factory.Body?) {
    let factory = component.factory(for: signature)
    if let factory, let known = factory.body {
      factory.declare?(compiler)
      return (needsTask ? refusing() : known, known)
    }
    if let factory, factory.asyncBody != nil {
      factory.declare?(compiler)
      return (refusing(), nil)
    }
    let missing = factory?.missing ?? signatureType ?? Failure.signatureWithoutArguments
    return (failing(signature: missing), nil)
  }

  /// Makes an object and boxes it. Only for plans whose instances are kept or have member injections.
  func makeBox(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    preconditionFailure("A transient object needs no box.")
  }

  /// The compiled factory; nil if a `TransientPlan` holds it, or while it is being compiled.
  package var compiledFactory: SharedPlan.CompiledFactory? { nil }

  /// The dependencies and the synchronous closure of the factory in an asynchronous request; nil if the
  /// component has no factory, or while it is being compiled.
  package var onTask: (needs: DependencyList, body: Factory.Body?)? { nil }

  /// Returns the compiled member injections, or nil if the component has none.
  package func injectionList() -> InjectionList? { nil }

  /// Releases the plans that this plan calls. They may lead back to it, and a chain of them may be long: so their
  /// generation calls this method for each before it releases any.
  func releaseCalledPlans() {}

  /// Returns a box with a copy of an object in memory. The memory stays initialized.
  package final func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    DIEngine.box(copying: memory, as: component.type)
  }

  /// The tracing of the instances, if the registry has tracers. All requests then use `obtain`.
  package final var tracing: ComponentTracing? { particulars?.tracing }

  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  package final var store: (any InstanceStore)? { particulars?.store }

  /// The closure that makes an object for an asynchronous request, if it differs from that of a synchronous
  /// one.
  package final var asyncBody: Factory.AsyncBody? { particulars?.asyncBody }

  /// Whether an asynchronous request may suspend its task while the factory runs.
  package final var factoryMaySuspend: Bool { asyncBody != nil || hopsToMainActor }

  /// Whether the factory's closure runs on the main actor, and is no asynchronous one.
  package final var hopsToMainActor: Bool { particulars?.hopsToMainActor ?? false }

  /// Whether only asynchronous requests can make the object, because of its factory or an injection.
  final var needsTask: Bool { particulars?.needsTask ?? false }

  /// Returns whether the component is offered as a type.
  final func isOffered(as type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(component.type)
      || (listedServices?.contains { $0.type == type } ?? false)
  }
}
