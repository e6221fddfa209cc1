extension ComponentPlan {
  /// What decides, before a plan is created, of which kind it is and where it reads a cached instance.
  struct Settings: ~Copyable {
    let module: RequestingModule
    let lifetime: Lifetime
    let particulars: Particulars?
    /// Whether the instances are transient and have no member injections.
    let isDirect: Bool
    /// Whether the listener must be informed when the component is requested as the root of a resolution.
    let isWatched: Bool

    init(
      _ component: __shared Component, signature: ObjectIdentifier?,
      from module: RequestingModule, in registry: __shared Registry
    ) {
      self.module = module
      let isUncached =
        signature != nil && component.behaviour.options.contains(.uncachedWithArguments)
      lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
      particulars = Particulars.needed(by: component, registry.tracers)
      isDirect =
        particulars?.tracing == nil && lifetime.kind.keeper == .none
        && !(particulars?.hasInjections ?? false) && signature == nil
        && component.factoryKind != .none
      isWatched =
        registry.hasRoots && !component.isRoot && !(lifetime.isEager && lifetime.isPermanent)
    }

    /// Returns the cached instance of the component's own type, or nil if each request must call `obtain`.
    ///
    /// - Parameter memory: The plan's memory for an instance that no scope keeps.
    func place(
      of identity: InstanceIdentity, at memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> CachedInstance? {
      let cache = ComponentPlan.instanceCache(lifetime, particulars?.store)
      guard ComponentPlan.isReadable(lifetime, cache) else { return nil }
      guard particulars?.tracing == nil else { return CachedInstance.none }
      let type = identity.component.type
      return ComponentPlan.scopePlace(identity, lifetime, as: type)
        ?? ComponentPlan.place(at: memory, lifetime)
    }
  }
}

extension ComponentPlan {
  /// Rare properties of a component, read when the plan is compiled. They are stored apart to keep other
  /// plans small.
  final class Particulars {
    let store: (any InstanceStore)?
    /// The component's names and tags.
    let qualifiers: [Qualifier]
    let injections: [MemberInjection]
    let postInit: MemberInjection?
    /// The tracing of the component's instances, if the registry has tracers.
    let tracing: ComponentTracing?
    let asyncBody: Factory.AsyncBody?
    /// Whether the factory's closure runs on the main actor, and is no asynchronous one.
    let hopsToMainActor: Bool
    /// Whether only asynchronous requests can make the object.
    let needsTask: Bool

    private init(_ component: Component, _ tracers: Tracers?) {
      store = component.store
      qualifiers = component.allQualifiers
      injections = component.injections
      postInit = component.postInit
      tracing = tracers.map { ComponentTracing(component, $0) }
      asyncBody = component.factoryParticulars?.asyncBody
      hopsToMainActor = component.factory?.hopsToMainActor ?? false
      needsTask = component.needsTask
    }

    static func needed(by component: Component, _ tracers: Tracers?) -> Particulars? {
      let isUsual =
        tracers == nil && component.extras == nil && component.injections.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      return isUsual ? nil : Particulars(component, tracers)
    }

    var hasInjections: Bool { !injections.isEmpty || postInit != nil }

    var hasDeferredInjections: Bool {
      injections.contains(where: \.isDeferred) || (postInit?.isDeferred ?? false)
    }
  }

  /// State that few compilations need, guarded by the registry's lock.
  final class Compilation {
    /// The plans for services of other types than the component's own.
    var plans: [ObjectIdentifier: Plan] = [:]
    /// Callbacks to call once the plan is compiled.
    var whenCompiled: [() -> Void] = []
    /// The postponed compilation; nil if the plan was compiled at once.
    var postponed: PostponedCompilation?
    /// The memory of cached instances for the other types of the component.
    var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>] = []
    /// The generation that holds the plans called by the member injections, if it isn't the generation of
    /// this plan.
    var laterGeneration: PlanGeneration?
  }

  var ownCompilation: Compilation {
    if let compilation { return compilation }
    let made = Compilation()
    compilation = made
    return made
  }
}

/// The compilation of a plan, postponed because the stack had no room for it.
///
/// The plan compiler recurses along chains of initializers that depend on each other. If the stack has no
/// room left, the compiler postpones the rest of a chain until a request needs it: the plan that calls a
/// postponed plan completes it first, as it does for a plan that is still being compiled. So a chain fails
/// only if the stack has no room to run it.
final class PostponedCompilation {
  let signature: ObjectIdentifier?
  let signatureType: (any Any.Type)?
  /// The declaration that belongs to the body of a `TransientPlan`: the component may change before the plan is
  /// compiled.
  let declare: Factory.Declare?
  fileprivate var isDone = false
  /// The generation that holds the plans of this compilation, if it isn't the generation of the plan itself.
  fileprivate var generation: PlanGeneration?

  init(
    _ signature: ObjectIdentifier?, _ signatureType: (any Any.Type)?, _ declare: Factory.Declare?
  ) {
    self.declare = declare
    self.signature = signature
    self.signatureType = signatureType
  }
}

extension ComponentPlan {
  /// Compiles the plan, or postpones its compilation if the stack has no room. The caller holds the
  /// registry's lock.
  ///
  /// - Parameter compiler: The compiler of what needs the component in the same registry.
  func compileIfRoom(
    signature: ObjectIdentifier?, signatureType: (any Any.Type)?, _ compiler: PlanCompiler?
  ) {
    guard hasRoomOnStack() else {
      ownCompilation.postponed = PostponedCompilation(
        signature, signatureType, component.declare)
      return
    }
    compile(compiler, signature: signature, signatureType: signatureType)
  }

  /// Compiles the plan if its compilation is postponed and the stack has room now. The caller holds the
  /// registry's lock.
  package func compilePostponed() {
    guard let postponed = compilation?.postponed, !postponed.isDone, hasRoomOnStack() else {
      return
    }
    postponed.isDone = true
    registry.refresh()
    if let generation, generation !== registry.compiled.current {
      postponed.generation = registry.compiled.current
    }
    compile(nil, signature: postponed.signature, signatureType: postponed.signatureType)
  }

  /// Compiles a postponed plan before it runs.
  ///
  /// - Throws: A `Failure` of the kind `stackUsedUp` if the stack has no room left.
  @inline(never)
  func complete(_ context: ResolutionContext) throws(Failure) {
    try context.checkStack(.passUnretained(self))
    let isPostponed = registry.locked { () -> Bool in
      compilePostponed()
      return !(compilation?.postponed?.isDone ?? true)
    }
    // The remaining stack fell below the limit between the two checks.
    if isPostponed { throw context.stackUsedUp(.passUnretained(self)) }
  }
}
