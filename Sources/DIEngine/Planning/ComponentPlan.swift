internal import CDIEngine

/// The compiled form of one instance identity: how its instances are made and where they are kept.
///
/// Compilation reads all settings; running resolutions never read the component again. The registry's
/// lock guards writes until the plan is published. Afterwards the plan is constant, except for the member
/// injections, which are compiled when they first run.
@usableFromInline
package final class ComponentPlan {
  @usableFromInline package let identity: InstanceIdentity
  package let component: Component
  package unowned let registry: Registry
  /// The module from which the component requests its dependencies.
  let module: RequestingModule
  package let lifetime: Lifetime
  package let externalInstancePolicy: Behaviour.ExternalInstancePolicy
  package let options: Behaviour.Options
  /// Whether the instances are transient and have no member injections.
  package let isDirect: Bool
  /// Whether any member injection or the post-init is deferred until the outermost object is made.
  package let hasDeferredInjections: Bool
  /// Whether the component has member injections or a post-init.
  package let hasInjections: Bool
  /// Whether the listener must be informed when the component is requested as the root of a resolution.
  package let isWatched: Bool
  /// Whether the component's type is a class.
  private let makesInstances: Bool
  /// Whether the component has a factory; without one, it only serves external instances.
  @exclusivity(unchecked) private(set) var hasFactory = true
  /// The number of arguments of the modern generation's kind that the factory takes.
  @exclusivity(unchecked) private(set) var argumentCount: UInt16 = 0
  /// The types under which the component is offered; nil if it is only offered as its own type.
  private let listedServices: [Service]?
  /// The rare properties of the component; nil if it has none.
  let particulars: Particulars?
  /// The plan for the component's own type; nil while it is being compiled.
  @exclusivity(unchecked) package private(set) var own: Plan?
  /// The rare state of the compilation; nil if it has none. Guarded by the registry's lock.
  @exclusivity(unchecked) var compilation: Compilation?
  /// The generation that holds this plan and the plans that its factory calls.
  unowned(unsafe) let generation: PlanGeneration?
  /// Three words that other threads may read while they are written: the compiled member injections, the
  /// compiled factory and the cached instance. Nil if a `TransientPlan` does all the work.
  let words: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

  init(
    _ identity: InstanceIdentity, signature: ObjectIdentifier?, from module: RequestingModule,
    in registry: Registry
  ) {
    self.identity = identity
    self.module = module
    self.registry = registry
    generation = registry.compiled.current
    let component = identity.component
    self.component = component
    options = component.behaviour.options
    externalInstancePolicy = component.behaviour.externalInstancePolicy
    listedServices = component.listedServices
    let isUncached = signature != nil && options.contains(.uncachedWithArguments)
    lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
    let particulars = Particulars.needed(by: component, registry.tracers)
    self.particulars = particulars
    hasDeferredInjections = particulars?.hasDeferredInjections ?? false
    let hasInjections = particulars?.hasInjections ?? false
    self.hasInjections = hasInjections
    isDirect =
      particulars?.tracing == nil && lifetime.kept == .nowhere && !hasInjections && signature == nil
      && component.factory != nil
    makesInstances = isKnownClass(component.type)
    isWatched =
      registry.hasRoots && !component.isRoot && !(lifetime.isEager && lifetime.isPermanent)
    if isDirect, component.factory?.body != nil {
      words = nil
    } else {
      words = .allocate(capacity: 3)
      words?.initialize(repeating: nil, count: 3)
    }
  }

  deinit {
    let further = compilation?.places ?? []
    let places = ownPlace.map { further + [$0] } ?? further
    if !places.isEmpty {
      identity.slot?.forget(places)
      instanceCache?.forget(places)
    }
    for place in further {
      if let box = place.pointee { Unmanaged<AnyBox>.fromOpaque(box).release() }
      place.deallocate()
    }
    guard let words else {
      if let own { unsafeDowncast(own, to: TransientPlan.self).releaseNeeds() }
      return
    }
    if let list = words.pointee { Unmanaged<InjectionList>.fromOpaque(list).release() }
    if let factory = words[1] { Unmanaged<CompiledFactory>.fromOpaque(factory).release() }
    if let box = words[2] { Unmanaged<AnyBox>.fromOpaque(box).release() }
    words.deallocate()
  }

  /// Compiles the plan for the component's own type.
  func compile(signature: ObjectIdentifier?, signatureType: (any Any.Type)?) {
    let compiler = PlanCompiler(registry, owner: self)
    let factory = component.factory(for: signature)
    let body: Factory.Body
    var taskBody: Factory.Body?
    if let factory, let known = factory.body {
      factory.declare?(compiler)
      if needsTask {
        (body, taskBody) = (refusing(), known)
      } else {
        (body, taskBody) = (known, known)
      }
    } else if let factory, factory.asyncBody != nil {
      factory.declare?(compiler)
      body = refusing()
    } else {
      body = failing(
        signature: factory?.missing ?? signatureType ?? Failure.signatureWithoutArguments)
    }
    let needs = compiler.takeNeeds()
    argumentCount = UInt16(clamping: compiler.argumentCount)
    if words == nil {
      own = TransientPlan(body, needs, self, asksContainer: factory?.asksContainer ?? false)
    } else {
      publish(CompiledFactory(needs, body, onTask: taskBody))
      own = SharedPlan(self)
    }
    guard let compilation else { return }
    for body in compilation.whenCompiled { body() }
    compilation.whenCompiled = []
  }

  /// Returns the plan for one of the component's services, or nil while the component's plan is being
  /// compiled.
  func plan(for service: Service) -> Plan? {
    guard let own else { return nil }
    guard service.type != ObjectIdentifier(component.type) else { return own }
    if let plan = compilation?.plans[service.type] { return plan }
    let plan = ConvertedPlan(own, self, to: service.metatype)
    ownCompilation.plans[service.type] = plan
    return plan
  }

  /// Calls `body` once the plan, which is being compiled, is complete.
  package func whenCompiled(_ body: @escaping () -> Void) {
    ownCompilation.whenCompiled.append(body)
  }

  /// Returns a factory body that fails on each call. Requests can still get an external instance.
  private func failing(signature: any Any.Type) -> Factory.Body {
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
  private func refusing() -> Factory.Body {
    let owner = Unmanaged.passUnretained(self)
    return { (_, context, _) in throw context.needsTask(owner.takeUnretainedValue()) }
  }

  /// The compiled factory. Published atomically: other threads may read the plan while a postponed
  /// compilation ends.
  package final class CompiledFactory {
    package let needs: DependencyList
    package let body: Factory.Body
    /// The body for asynchronous requests, unless the factory has an asynchronous one.
    package let onTask: Factory.Body?

    init(_ needs: DependencyList, _ body: @escaping Factory.Body, onTask: Factory.Body?) {
      self.needs = needs
      self.body = body
      self.onTask = onTask
    }
  }

  /// The compiled factory; nil if a `TransientPlan` holds it, or while it is being compiled.
  package var compiledFactory: CompiledFactory? {
    guard let words, let factory = di_load_acquire(words + 1) else { return nil }
    return Unmanaged<CompiledFactory>.fromOpaque(factory).takeUnretainedValue()
  }

  private func publish(_ factory: CompiledFactory) {
    di_store_release(words.unsafelyUnwrapped + 1, Unmanaged.passRetained(factory).toOpaque())
  }

  /// Makes an object and boxes it.
  func make(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    let place = words.unsafelyUnwrapped + 1
    if di_load_acquire(place) == nil { try complete(context) }
    let factory = Unmanaged<CompiledFactory>.fromOpaque(di_load_acquire(place).unsafelyUnwrapped)
    do {
      return try factory._withUnsafeGuaranteedRef { try made(by: $0, context) }
    } catch {
      throw context.thrown(error, by: .passUnretained(self))
    }
  }

  @inline(__always)
  private func made(by factory: CompiledFactory, _ context: ResolutionContext) throws -> AnyBox {
    if makesInstances {
      var instance: UnsafeRawPointer?
      try withUnsafeMutablePointer(to: &instance) { memory in
        try factory.needs.made(context) {
          try factory.body($0, context, UnsafeMutableRawPointer(memory))
        }
      }
      return InstanceBox(
        Unmanaged<AnyObject>.fromOpaque(instance.unsafelyUnwrapped).takeRetainedValue())
    }
    func boxed<Value>(_ type: Value.Type) throws -> AnyBox {
      try withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
        let memory = buffer.baseAddress.unsafelyUnwrapped
        try factory.needs.made(context) {
          try factory.body($0, context, UnsafeMutableRawPointer(memory))
        }
        return Box(memory.move())
      }
    }
    return try _openExistential(component.type, do: boxed)
  }

  /// Returns a box with a copy of an object in memory. The memory stays initialized.
  package func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    DIEngine.box(copying: memory, as: component.type)
  }

  /// The tracing of the instances, if the registry has tracers. All requests then use `obtain`.
  package var tracing: ComponentTracing? { particulars?.tracing }

  /// The store that keeps the instances, if the component has a lifetime that the user defined.
  package var store: (any InstanceStore)? { particulars?.store }

  /// The closure that makes an object for an asynchronous request, if it differs from that of a synchronous
  /// one.
  package var asyncBody: Factory.AsyncBody? { particulars?.asyncBody }

  /// Whether an asynchronous request may suspend its task while the factory runs.
  package var factoryMaySuspend: Bool { asyncBody != nil || hopsToMainActor }

  /// Whether the factory's closure runs on the main actor, and is no asynchronous one.
  package var hopsToMainActor: Bool { particulars?.hopsToMainActor ?? false }

  /// Whether only asynchronous requests can make the object, because of its factory or an injection.
  var needsTask: Bool { particulars?.needsTask ?? false }

  /// Returns whether the component is offered as a type.
  func isOffered(as type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(component.type)
      || (listedServices?.contains { $0.type == type } ?? false)
  }

  /// Returns the compiled member injections, or nil if the component has none.
  ///
  /// They are compiled when they first run: properties often form cycles, so compiling them with the
  /// initializer would not terminate.
  package func injectionList() -> InjectionList? {
    guard hasInjections, let words, let particulars else { return nil }
    if let list = di_load_acquire(words) {
      return Unmanaged<InjectionList>.fromOpaque(list).takeUnretainedValue()
    }
    return registry.locked {
      if let list = words.pointee {
        return Unmanaged<InjectionList>.fromOpaque(list).takeUnretainedValue()
      }
      registry.refresh()
      if let generation, generation !== registry.compiled.current {
        ownCompilation.laterGeneration = registry.compiled.current
      }
      let compiler = PlanCompiler(registry, owner: self)
      compiler.argumentCount = Int(argumentCount)
      compiler.isInjecting = true
      let list = InjectionList(particulars.injections, particulars.postInit, compiler)
      di_store_release(words, Unmanaged.passRetained(list).toOpaque())
      return list
    }
  }
}
