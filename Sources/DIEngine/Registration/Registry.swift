internal import CDIEngine

/// What was declared in one engine, and the plans that were compiled from it.
@usableFromInline
package final class Registry: @unchecked Sendable {
  /// One component under one of its services.
  struct Offer {
    let component: Component
    let service: Service
  }

  /// The registry that is asked where this one has nothing.
  let parent: Registry?
  /// How many registries are above.
  let depth: Int
  let compiled: CompiledPlans
  /// Where readers find the current table of plans.
  var tables: UnsafeMutablePointer<UnsafeMutableRawPointer?> { compiled.tables }

  // Everything below is guarded by the lock, which a registry shares with its parent. What each
  // registration touches is not checked for overlapping accesses, too.
  let lock: FamilyLock
  @exclusivity(unchecked) private(set) var components: [Component] = []
  /// Whether any component is meant to be asked for from outside.
  @exclusivity(unchecked) private(set) var hasRoots = false
  /// Who offers what, and what plans looked up, found or not: a change under such a type outdates
  /// the plans.
  let offers = ServiceIndex()
  @exclusivity(unchecked) var groups = Groups()
  /// Whether any component belongs to a group, so that requests must tell where they come from.
  @exclusivity(unchecked) private(set) var hasGroups = false
  /// Whether components are looked up for no plan.
  @exclusivity(unchecked) private(set) var isDescribing = false
  /// The types that registries below offer: what is planned here for these is looked up by each request.
  @exclusivity(unchecked) private(set) var overlaid: Set<ObjectIdentifier> = []
  /// What was found out about homes; see `home(of:)`.
  @exclusivity(unchecked) var homes: Homes?
  /// Who is told what resolutions went on after.
  private var storedListener: (@Sendable (Event) -> Void)?
  /// Who is told what resolutions do.
  @exclusivity(unchecked) var tracers: Tracers?
  /// What turns tracers on and off for this registry, and how that knows it.
  private var switches: [TraceSwitch] = []
  private var connection: TraceConnection?

  init(parent: Registry? = nil, listener: (@Sendable (Event) -> Void)? = nil) {
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    lock = parent?.lock ?? FamilyLock()
    hasGroups = parent?.mayHaveGroups ?? false
    compiled =
      parent.map { parent in
        parent.lock.locked {
          CompiledPlans(hasGroups: parent.hasGroups, above: parent.generations, parent.compiled)
        }
      } ?? CompiledPlans(hasGroups: false, above: nil, nil)
    storedListener = listener
  }

  deinit {
    connection?.end()
  }

  /// What a switch is to know the registry as; nil if it knows it already.
  func connection(to traceSwitch: TraceSwitch) -> TraceConnection? {
    locked {
      guard !switches.contains(where: { $0 === traceSwitch }) else { return nil }
      switches.append(traceSwitch)
      let connection = connection ?? TraceConnection(self, lock)
      self.connection = connection
      return connection
    }
  }

  /// Who is told what resolutions went on after. It may be set at any time.
  package var listener: (@Sendable (Event) -> Void)? {
    get {
      Mutex.checkNoneHeld("A listener")
      return lock.listening.locked { storedListener }
    }
    set {
      // The former one is released without the lock.
      var listener = newValue
      lock.listening.locked { swap(&listener, &storedListener) }
    }
  }

  func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    try lock.locked(body)
  }
}

// MARK: - Components

extension Registry {
  /// Adds a component under all its services.
  package func add(_ component: Component) {
    locked {
      take(component)
      if component.isOfferedAsItselfOnly {
        offer(component, -1, component.ownType)
      } else {
        for (index, service) in component.services.enumerated() {
          offer(component, index, service.type)
        }
      }
    }
  }

  /// Adds a component, or returns the one that the same line of code registered before.
  package func addOnce(_ component: Component) -> Component {
    locked {
      let (known, isLookedUp) = offers.addOnce(component)
      if let known { return known }
      take(component)
      if isLookedUp { outdate() }
      if parent != nil { overlay(component.ownType) }
      if !component.isOfferedAsItselfOnly {
        for (index, service) in component.services.enumerated().dropFirst() {
          offer(component, index, service.type)
        }
      }
      return component
    }
  }

  /// Changes a component that is in the registry already; plans that used it are made anew.
  package func change(_ component: Component, _ body: (Component) -> Void) {
    let replaced = locked {
      let (lifetime, qualifiers) = (component.lifetime, component.qualifiers)
      let former = component.parts
      body(component)
      if component.qualifiers != qualifiers { offers.forgetQualifiers() }
      compiled.noteChange()
      noteGroup(of: component)
      if component.isRoot && !hasRoots {
        hasRoots = true
        outdate()
      }
      if component.lifetime != lifetime { lock.discard(component.renewIdentities()) }
      for service in component.services { outdate(service.type) }
      return former
    }
    // What the change replaced is released here, without the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Offers a component of the registry under a further service, once.
  package func extend(_ component: Component, with service: Service) {
    locked {
      guard !offers.contains(component, service) else { return }
      let index = component.append(service)
      compiled.noteChange()
      offer(component, index, service.type)
      // Arguments find a component by any of its types.
      guard offers.isAnyLookedUp else { return }
      for service in component.services { outdate(service.type) }
    }
  }

  /// Reads a component, which may be changed meanwhile by other threads.
  package func read<Result>(_ component: Component, _ body: (Component) -> Result) -> Result {
    locked { body(component) }
  }

  /// The components that a condition holds for, in the order of registration.
  package func components(where isWanted: (Component) -> Bool) -> [Component] {
    locked { components.filter(isWanted) }
  }

  private func take(_ component: Component) {
    components.append(component)
    component.registry = self
    compiled.noteChange()
    noteGroup(of: component)
  }

  private func offer(_ component: Component, _ service: Int, _ type: ObjectIdentifier) {
    if offers.add(component, service: service, for: type) { outdate() }
    if parent != nil { overlay(type) }
  }

  private func outdate(_ type: ObjectIdentifier) {
    if offers.isLookedUp(type) { outdate() }
  }

  /// Lets all plans be made anew. Registries below notice when they are asked next, since their plans
  /// may hang on this one.
  func outdate() {
    offers.beginGeneration()
    lock.discard(
      compiled.outdate(
        hasGroups: hasGroups, above: parent?.generations, parent?.compiled))
  }

  /// Notes that a registry below offers a type. Plans that looked it up here are made anew, once, and look
  /// it up at each request from then on.
  private func overlay(_ type: ObjectIdentifier) {
    var next = parent
    while let registry = next {
      if registry.overlaid.insert(type).inserted { registry.outdate(type) }
      next = registry.parent
    }
  }

  private func noteGroup(of component: Component) {
    guard !hasGroups, component.owner != .none else { return }
    hasGroups = true
    outdate()
  }
}

// MARK: - What registries above have to do with plans

extension Registry {
  /// How often the plans here and above were outdated. Read without the lock.
  var generations: UInt { compiled.generation &+ (parent?.generations ?? 0) }

  /// How often components were added or changed, here and above. Read without the lock.
  var changes: UInt { compiled.changes &+ (parent?.changes ?? 0) }

  /// Whether any component, here or above, belongs to a group. Read without the lock.
  var mayHaveGroups: Bool { compiled.hasGroups || (parent?.mayHaveGroups ?? false) }

  /// The plan for a key, if it was compiled and holds still. Read without a lock.
  func found(_ key: PlanKey) -> Unmanaged<Plan>? {
    let word = UInt(bitPattern: di_load_acquire(tables).unsafelyUnwrapped)
    let table = PlanTable(
      word & 1 == 0
        ? UnsafeMutableRawPointer(bitPattern: word).unsafelyUnwrapped
        : di_guard_plans(ResolutionContext.current.state, tables))
    guard let parent, table.above != parent.generations else { return table.find(key) }
    return nil
  }

  /// Forgets plans that hang on what was changed above. Called under the lock.
  func refresh() {
    guard let parent else { return }
    parent.refresh()
    guard compiled.current.table.above != parent.generations else { return }
    if parent.hasGroups { hasGroups = true }
    outdate()
  }
}

extension Registry {
  /// Looks components up, here and in the parents, without noting that plans hang on them.
  func describing<Result>(_ body: () -> Result) -> Result {
    let wasDescribing = isDescribing
    isDescribing = true
    defer { isDescribing = wasDescribing }
    return parent?.describing(body) ?? body()
  }
}
