internal import CDIEngine

/// One cell, compiled: how an object of it is made and where it is kept.
///
/// All settings are read when the plan is compiled; running resolutions never look at the
/// component again. Written under the registry's lock until the plan is published, constant
/// afterwards, but for the steps, which are compiled at their first run.
package final class ComponentPlan {
  package let identity: InstanceIdentity
  package let component: Component
  unowned let registry: Registry
  /// The group that the component's own requests come from.
  let module: RequestingModule
  package let lifetime: Lifetime
  let externalInstancePolicy: Behaviour.ExternalInstancePolicy
  let options: Behaviour.Options
  /// Whether the objects are made anew each time and get nothing after their initializer.
  package let isDirect: Bool
  /// Whether any step waits until the outermost object is made.
  let hasDeferredInjections: Bool
  /// Whether anything is done to an object once it is made.
  let hasInjections: Bool
  /// Whether requests from outside are to be told to the listener.
  let isWatched: Bool
  /// Whether the component makes class instances.
  private let makesInstances: Bool
  /// Whether there is a way to make an object, rather than only to get one that was handed in.
  @exclusivity(unchecked) private(set) var hasFactory = true
  /// The types that the component is offered as, if it is not just offered as its own.
  private let listedServices: [Service]?
  /// What few cells have; nil for the others.
  private let particulars: Particulars?
  /// The plan of the component's own type; nil while it is being compiled.
  @exclusivity(unchecked) private(set) var own: Plan?
  /// What few compilations need. Read and written under the lock only.
  @exclusivity(unchecked) var compilation: Compilation?
  /// The generation that holds the plan, and the plans that its maker calls.
  unowned(unsafe) let generation: PlanGeneration?
  /// Memory that others may read while it is written: of the compiled steps, the factory and the object
  /// that is kept. None where the plan does everything itself.
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

  /// Compiles the plan of the component's own type.
  func compile(signature: ObjectIdentifier?, signatureType: (any Any.Type)?) {
    let compiler = PlanCompiler(registry, owner: self)
    let factory = component.factory(for: signature)
    let body: Factory.Body
    if let factory, let known = factory.body {
      factory.declare?(compiler)
      body = known
    } else {
      body = failing(signature: factory?.missing ?? signatureType ?? (() -> Void).self)
    }
    let needs = compiler.takeNeeds()
    if compiler.argumentCount > 0 { ownCompilation.argumentCount = compiler.argumentCount }
    if words == nil {
      own = TransientPlan(body, needs, self, asksContainer: factory?.asksContainer ?? false)
    } else {
      publish(CompiledFactory(needs, body))
      own = SharedPlan(self)
    }
    guard let compilation else { return }
    for body in compilation.whenCompiled { body() }
    compilation.whenCompiled = []
  }

  /// The plan of one of the component's services.
  func plan(for service: Service) -> Plan? {
    guard let own else { return nil }
    guard service.type != ObjectIdentifier(component.type) else { return own }
    if let plan = compilation?.plans[service.type] { return plan }
    let plan = ConvertedPlan(own, self, to: service.metatype)
    ownCompilation.plans[service.type] = plan
    return plan
  }

  /// Calls back when the plan, which is being compiled, is done.
  package func whenCompiled(_ body: @escaping () -> Void) {
    ownCompilation.whenCompiled.append(body)
  }

  /// Lets every attempt to make an object fail; an object handed in can still be had.
  private func failing(signature: any Any.Type) -> Factory.Body {
    hasFactory = false
    let owner = Unmanaged.passUnretained(self)
    return { (_, context, _) in
      let identity = owner.takeUnretainedValue()
      throw Failure(
        .makerNotFound(signature: signature), requested: identity.component.type,
        component: identity.info, path: Array(context.path.dropLast()),
        candidates: [identity.info])
    }
  }

  /// How an object is made. Others may read it while it is published: its compilation may have waited.
  private final class CompiledFactory {
    let needs: DependencyList
    let body: Factory.Body

    init(_ needs: DependencyList, _ body: @escaping Factory.Body) {
      self.needs = needs
      self.body = body
    }
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

  /// Boxes an object that was made in memory, which stays as it is.
  func box(copying memory: UnsafeMutableRawPointer) -> AnyBox {
    DIEngine.box(copying: memory, as: component.type)
  }

  /// What a failure tells of the component. Read without a lock.
  var info: ComponentInfo {
    let qualifiers = particulars?.qualifiers.map(QualifierInterner.shared.text(of:)) ?? []
    return ComponentInfo(
      type: component.type, file: component.file, line: component.line, qualifiers: qualifiers)
  }

  /// What is told of the objects while somebody is told; they all come through `obtain` then.
  var tracing: ComponentTracing? { particulars?.tracing }

  /// The storage that keeps the objects, where their lifetime is one of the user's own.
  var store: (any InstanceStore)? { particulars?.store }

  /// Whether the component is offered as a type.
  func isOffered(as type: ObjectIdentifier) -> Bool {
    type == ObjectIdentifier(component.type)
      || (listedServices?.contains { $0.type == type } ?? false)
  }

  /// The steps, compiled at their first run: property cycles are normal, so that compiling them
  /// with the initializer would not end.
  func injectionList() -> InjectionList? {
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
      compiler.argumentCount = compilation?.argumentCount ?? 0
      compiler.isInjecting = true
      let list = InjectionList(particulars.injections, particulars.postInit, compiler)
      di_store_release(words, Unmanaged.passRetained(list).toOpaque())
      return list
    }
  }
}

extension ComponentPlan {
  /// The failure for an object that is not of a type that the component is offered as.
  package func conversionFailure(
    _ object: Any, _ target: any Any.Type, _ context: ResolutionContext
  ) -> Failure {
    let isNil = optionalType(of: type(of: object))?.isNil(object) ?? false
    return Failure(
      isNil ? .nilFactory : .wrongType(real: type(of: object)), requested: target,
      component: info, path: context.path, candidates: [info])
  }

  /// Tells the listener that an object is asked for from outside, though others are meant to be.
  ///
  /// - Parameter asked: the registry that is asked; components of those above are no roots of it.
  func reportWatched(by asked: Registry) {
    guard asked === registry || asked.locked({ asked.hasRoots }) else { return }
    registry.listener?(.besideRoots(info))
  }

  /// The failure for a factory that returned nil.
  func nilFailure(path: [Failure.PathElement]) -> Failure {
    let info = info
    return Failure(
      .nilFactory, requested: component.type, component: info, path: path, candidates: [info])
  }
}
