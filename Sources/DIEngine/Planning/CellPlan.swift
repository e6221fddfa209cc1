internal import CDIEngine

/// One cell, compiled: how an object of it is made and where it is kept.
///
/// All settings are read when the plan is compiled; running resolutions never look at the
/// component again. Written under the registry's lock until the plan is published, constant
/// afterwards, but for the steps, which are compiled at their first run.
package final class CellPlan {
  package let cell: Cell
  package let component: Component
  unowned let registry: Registry
  /// The group that the component's own requests come from.
  let viewpoint: Viewpoint
  package let lifetime: Lifetime
  let options: Behaviour.Options
  let adoption: Behaviour.Adoption
  let keeper: (any Keeper)?
  /// The names and tags of the component.
  private let qualifiers: [Qualifier]
  /// The types that the component is offered as.
  let serviceTypes: [ObjectIdentifier]
  /// Whether the objects are made anew each time and get nothing after their initializer.
  package let isDirect: Bool
  private let steps: [Step]
  private let finisher: Step?
  /// Whether any step waits until the outermost object is made.
  let hasDeferredSteps: Bool
  /// Whether requests from outside are to be told to the listener.
  let isWatched: Bool
  /// What is told of the objects while somebody is told; they all come through `obtain` then.
  let tracing: TracedCell?
  /// Whether there is a way to make an object, rather than only to get one that was handed in.
  private(set) var hasMaker = true
  /// How many runtime arguments of the modern kind the initializer takes.
  package var argumentCount = 0
  /// The plans that the maker calls.
  private var needs: NeedList?
  /// Whether the component makes class instances.
  private let makesInstances: Bool

  /// The plan of the component's own type; nil while it is being compiled.
  private(set) var own: Plan?
  private var plans: [ObjectIdentifier: Plan] = [:]
  private var whenCompiled: [() -> Void] = []
  /// How to compile the plan, if that waits.
  var postponed: PostponedCompilation?
  private var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>] = []
  /// The generation that holds the plan, and the plans that its maker calls.
  unowned(unsafe) let generation: PlanGeneration?
  /// The one that holds those that the steps call, if it is another one.
  private var laterGeneration: PlanGeneration?
  private let compiledSteps = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 2)
  /// Where the factory is found, once the plan is compiled.
  private let factory: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  init(
    _ cell: Cell, signature: ObjectIdentifier?, from viewpoint: Viewpoint, in registry: Registry
  ) {
    self.cell = cell
    self.viewpoint = viewpoint
    self.registry = registry
    generation = registry.compiled.current
    component = cell.component
    let component = cell.component
    options = component.behaviour.options
    adoption = component.behaviour.adoption
    keeper = component.keeper
    qualifiers = component.allQualifiers
    serviceTypes = component.services.map(\.type) + [ObjectIdentifier(component.type)]
    let isUncached = signature != nil && options.contains(.uncachedWithArguments)
    lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
    steps = component.steps
    finisher = component.finisher
    hasDeferredSteps = steps.contains(where: \.isDeferred) || (finisher?.isDeferred ?? false)
    tracing = registry.audience.map { TracedCell(component, $0) }
    isDirect =
      tracing == nil && lifetime.kept == .nowhere && steps.isEmpty && finisher == nil
      && signature == nil
      && component.maker != nil
    makesInstances = isKnownClass(component.type)
    factory = compiledSteps + 1
    isWatched =
      registry.hasRoots && !component.isRoot && !(lifetime.isEager && lifetime.isPermanent)
    compiledSteps.initialize(repeating: nil, count: 2)
  }

  deinit {
    if !places.isEmpty {
      cell.slot?.forget(places)
      readyPlaces?.forget(places)
    }
    for place in places {
      if let box = place.pointee { Unmanaged<AnyBox>.fromOpaque(box).release() }
      place.deallocate()
    }
    if let list = compiledSteps.pointee { Unmanaged<StepList>.fromOpaque(list).release() }
    if let factory = factory.pointee { Unmanaged<Factory>.fromOpaque(factory).release() }
    compiledSteps.deallocate()
  }

  /// Compiles the plan of the component's own type.
  func compile(signature: ObjectIdentifier?, signatureType: (any Any.Type)?) {
    let planner = Planner(registry, owner: self)
    var direct: Plan?
    let maker = component.maker(for: signature)
    if let maker, let body = maker.body {
      maker.declare?(planner)
      let needs = planner.takeNeeds()
      self.needs = needs
      if isDirect {
        direct = DirectPlan(maker, body, needs, self)
      } else {
        publish(Factory(needs, body))
      }
    } else {
      leaveWithoutMaker(signature: maker?.missing ?? signatureType ?? (() -> Void).self)
    }
    argumentCount = planner.argumentCount
    own = direct ?? KeptPlan(self)
    for body in whenCompiled { body() }
    whenCompiled = []
  }

  /// The plan of one of the component's services.
  func plan(for service: Service) -> Plan? {
    guard let own else { return nil }
    guard service.type != ObjectIdentifier(component.type) else { return own }
    if let plan = plans[service.type] { return plan }
    let plan = ConvertedPlan(own, self, to: service.metatype)
    plans[service.type] = plan
    return plan
  }

  /// Calls back when the plan, which is being compiled, is done.
  package func whenCompiled(_ body: @escaping () -> Void) {
    whenCompiled.append(body)
  }

  /// Lets every attempt to make an object fail; an object handed in can still be had.
  private func leaveWithoutMaker(signature: any Any.Type) {
    hasMaker = false
    let owner = Unmanaged.passUnretained(self)
    let needs = NeedList([], isForgiven: false)
    publish(
      Factory(needs) { (_, thread, _) in
        let cell = owner.takeUnretainedValue()
        throw Failure(
          .makerNotFound(signature: signature), requested: cell.component.type,
          component: cell.info, path: Array(currentPath(thread).dropLast()),
          candidates: [cell.info])
      })
  }

  /// How an object is made. Others may read it while it is published: its compilation may have waited.
  private final class Factory {
    let needs: NeedList
    let body: Maker.Body

    init(_ needs: NeedList, _ body: @escaping Maker.Body) {
      self.needs = needs
      self.body = body
    }
  }

  private func publish(_ factory: Factory) {
    di_store_release(self.factory, Unmanaged.passRetained(factory).toOpaque())
  }

  /// Makes an object and boxes it.
  func make(_ thread: ThreadState) throws(Failure) -> AnyBox {
    if di_load_acquire(factory) == nil { try complete(thread) }
    let factory = Unmanaged<Factory>.fromOpaque(di_load_acquire(factory).unsafelyUnwrapped)
    do {
      return try factory._withUnsafeGuaranteedRef { try made(by: $0, thread) }
    } catch {
      throw thrown(error, by: .passUnretained(self), thread)
    }
  }

  @inline(__always)
  private func made(by factory: Factory, _ thread: ThreadState) throws -> AnyBox {
    if makesInstances {
      var instance: UnsafeRawPointer?
      try withUnsafeMutablePointer(to: &instance) { memory in
        try factory.needs.made(thread) {
          try factory.body($0, thread, UnsafeMutableRawPointer(memory))
        }
      }
      return InstanceBox(
        Unmanaged<AnyObject>.fromOpaque(instance.unsafelyUnwrapped).takeRetainedValue())
    }
    func boxed<Value>(_ type: Value.Type) throws -> AnyBox {
      try withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
        let memory = buffer.baseAddress.unsafelyUnwrapped
        try factory.needs.made(thread) {
          try factory.body($0, thread, UnsafeMutableRawPointer(memory))
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
    let qualifiers = qualifiers.map(QualifierInterner.shared.text(of:))
    return ComponentInfo(
      type: component.type, file: component.file, line: component.line, qualifiers: qualifiers)
  }

  var hasSteps: Bool { !steps.isEmpty || finisher != nil }

  /// The steps, compiled at their first run: property cycles are normal, so that compiling them
  /// with the initializer would not end.
  func stepList() -> StepList? {
    guard hasSteps else { return nil }
    if let list = di_load_acquire(compiledSteps) {
      return Unmanaged<StepList>.fromOpaque(list).takeUnretainedValue()
    }
    return registry.locked {
      if let list = compiledSteps.pointee {
        return Unmanaged<StepList>.fromOpaque(list).takeUnretainedValue()
      }
      registry.refresh()
      if let generation, generation !== registry.compiled.current {
        laterGeneration = registry.compiled.current
      }
      let planner = Planner(registry, owner: self)
      planner.argumentCount = argumentCount
      planner.isInjecting = true
      let list = StepList(steps, finisher, planner)
      di_store_release(compiledSteps, Unmanaged.passRetained(list).toOpaque())
      return list
    }
  }
}

extension CellPlan {
  /// Whether a finished object can be read without a lock.
  package var isReadable: Bool {
    lifetime.isShared ? lifetime.strength == .strong : readyPlaces != nil
  }

  /// Where the keeper's objects are found without asking it.
  var readyPlaces: ReadyPlaces? { lifetime.kept == .keeper ? keeper?.readyPlaces : nil }

  /// The place for finished objects as one of the component's types.
  package func place(as type: any Any.Type) -> ReadyPlace {
    guard tracing == nil else { return .none }
    switch lifetime.kept {
    case .scope: return ReadyPlace(cell.key(.permanent, as: ObjectIdentifier(type)))
    case .scopeUntilCleaned: return ReadyPlace(cell.key(.cleanable, as: ObjectIdentifier(type)))
    default: break
    }
    let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    places.append(place)
    return lifetime.kept == .keeper ? ReadyPlace(keeperMemory: place) : ReadyPlace(memory: place)
  }

  /// The failure for an object that is not of a type that the component is offered as.
  package func conversionFailure(
    _ object: Any, _ target: any Any.Type, _ thread: ThreadState
  ) -> Failure {
    let isNil = optionalType(of: type(of: object))?.isNil(object) ?? false
    return Failure(
      isNil ? .nilFactory : .wrongType(real: type(of: object)), requested: target,
      component: info, path: currentPath(thread), candidates: [info])
  }

  /// Tells the listener that an object is asked for from outside, though others are meant to be.
  ///
  /// - Parameter asked: the registry that is asked; components of those above are no roots of it.
  func tellWatched(by asked: Registry) {
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
