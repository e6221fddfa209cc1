internal import CDIEngine

/// The plan of a component whose instances are kept or have member injections.
package final class SharedPlan: ComponentPlan {
  /// Three words that other threads may read while they are written: the compiled member injections, the
  /// compiled factory and the cached instance.
  private let words: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// The cached instance; nil if each request must call `obtain`.
  private let readable: CachedInstance?
  /// Whether the component's type is a class.
  private let makesInstances: Bool

  init(
    _ identity: __shared InstanceIdentity, _ component: Component, _ registry: __shared Registry,
    _ settings: borrowing Settings
  ) {
    words = .allocate(capacity: 3)
    words.initialize(repeating: nil, count: 3)
    readable = settings.place(of: identity, at: words + 2)
    makesInstances = isKnownClass(component.type)
    // Where `obtain` finds no instance, it checks for re-entrancy. The asynchronous form of a direct plan doesn't.
    super.init(
      identity, component, registry, settings, readable ?? .none,
      needsReentrancyCheck: settings.isDirect)
  }

  deinit {
    let further = compilation?.places ?? []
    let places = isReadable ? further + [words + 2] : further
    if !places.isEmpty {
      identity.slot?.forget(places)
      instanceCache?.forget(places)
    }
    for place in further {
      if let box = place.pointee { Unmanaged<AnyBox>.fromOpaque(box).release() }
      place.deallocate()
    }
    releaseCalledPlans()
    if let box = words[2] { Unmanaged<AnyBox>.fromOpaque(box).release() }
    words.deallocate()
  }

  override func releaseCalledPlans() {
    if let list = words.pointee { Unmanaged<InjectionList>.fromOpaque(list).release() }
    if let factory = words[1] { Unmanaged<CompiledFactory>.fromOpaque(factory).release() }
    words.update(repeating: nil, count: 2)
  }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    maker.own(of: self)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let readable else { return try context.obtain(self).copy(to: memory) }
    if readable.copy(to: memory, context) { return }
    try context.obtain(self, at: readable).copy(to: memory)
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

  package override var compiledFactory: CompiledFactory? {
    guard let factory = di_load_acquire(words + 1) else { return nil }
    return Unmanaged<CompiledFactory>.fromOpaque(factory).takeUnretainedValue()
  }

  package override var onTask: (needs: DependencyList, body: Factory.Body?)? {
    // Whoever finds the factory finds out, too, whether the component has none.
    guard let factory = compiledFactory, hasFactory else { return nil }
    return (factory.needs, factory.onTask)
  }

  override func compileFactory(
    _ compiler: PlanCompiler, signature: ObjectIdentifier?, signatureType: (any Any.Type)?
  ) {
    let (body, onTask) = declared(
      to: compiler, signature: signature, signatureType: signatureType)
    let factory = CompiledFactory(compiler.takeNeeds(), body, onTask: onTask)
    di_store_release(words + 1, Unmanaged.passRetained(factory).toOpaque())
  }

  override func makeBox(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    let place = words + 1
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

  /// Returns the compiled member injections, or nil if the component has none.
  ///
  /// They are compiled when they first run: properties often form cycles, so compiling them with the
  /// initializer would not terminate.
  package override func injectionList() -> InjectionList? {
    guard hasInjections, let particulars else { return nil }
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
