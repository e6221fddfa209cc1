internal import CDIEngine

/// The components declared in one engine and their plans.
@usableFromInline
package final class Registry: @unchecked Sendable {
  /// The registry to ask if this one has no candidate.
  package let parent: Registry?
  /// The number of parent registries, at any level.
  let depth: Int
  /// What the family keeps of its own where others use the process; nil unless the family is an isolated copy.
  package let isolation: Isolation?
  package let changes: RegistryChanges

  // The lock, which a registry shares with its parent, guards everything below. State that each registration
  // uses has no dynamic exclusivity checks.
  let lock: FamilyLock
  /// Whether any component is a root.
  @exclusivity(unchecked) package var hasRoots = false
  /// Whether any component has an end.
  @exclusivity(unchecked) package var hasEnds = false
  /// The components, also by service.
  @exclusivity(unchecked) var offers = ServiceIndex()
  package var components: [Component] { offers.components }
  @exclusivity(unchecked) package var moduleLinks = ModuleLinks()
  /// The types that child registries offer. Needs of this registry's components look these up for each request.
  @exclusivity(unchecked) private(set) var overlaid: Set<ObjectIdentifier> = []
  /// Receives the events of resolutions that continued after a problem.
  private var storedListener: (@Sendable (Event) -> Void)?
  /// The tracers that were added to this registry; `tracers` also has those of its parents.
  @exclusivity(unchecked) var ownTracers: [Tracer] = []
  /// The switches that turn tracers on and off for this registry, and the connection by which they reach it.
  package private(set) var switches: [TraceSwitch] = []
  private var connection: TraceConnection?
  /// The records of what the registry's components keep for all scopes; nil until there are some.
  private var ends: EndList?

  init(
    parent: Registry?, listener: (@Sendable (Event) -> Void)?, isolation: Isolation?,
    _ changes: RegistryChanges
  ) {
    self.parent = parent
    self.isolation = isolation ?? parent?.isolation
    depth = parent.map { $0.depth + 1 } ?? 0
    lock = parent?.lock ?? FamilyLock()
    self.changes = changes
    storedListener = listener
  }

  deinit {
    connection?.end()
    if let ends { reportUnended(ends.clear()) }
  }

  /// Returns the connection by which a switch reaches the registry; nil if the switch is already connected.
  func connection(to traceSwitch: TraceSwitch) -> TraceConnection? {
    locked {
      guard !switches.contains(where: { $0 === traceSwitch }) else { return nil }
      switches.append(traceSwitch)
      let connection = connection ?? TraceConnection(self, lock)
      self.connection = connection
      return connection
    }
  }

  /// The closure that receives the events of resolutions that continued after a problem. It may be set at any
  /// time.
  package var listener: (@Sendable (Event) -> Void)? {
    get {
      Mutex.checkNoneHeld("A listener")
      let listener = statedListener
      guard let isolation, let listener else { return listener }
      return { event in Isolation.reporting(isolation) { listener(event) } }
    }
    set {
      // The former listener is released outside the lock.
      _ = lock.listening.locked { replaced(&storedListener, by: newValue) }
    }
  }

  /// The listener as it was set: it doesn't know for which graph it is called.
  package var statedListener: (@Sendable (Event) -> Void)? {
    lock.listening.locked { storedListener }
  }

  package func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    try lock.locked(body)
  }
}

// MARK: - Components

extension Registry {
  /// Adds a component under all its services.
  package func add(_ component: Component) {
    locked {
      offers.add(component)
      take(component)
      for service in component.services { offer(component, as: service) }
    }
  }

  /// Adds a component, or returns the one that the same line of code registered before.
  package func addOnce(_ component: Component) -> Component {
    locked {
      if let known = offers.addOnce(component) { return known }
      take(component)
      if parent != nil { overlay(component.ownType) }
      if let listed = component.listedServices {
        for service in listed.dropFirst() { offer(component, as: service) }
      }
      return component
    }
  }

  /// Changes a component of the registry. Needs that found it choose again, and it gets new plans if they differ.
  package func change(_ component: Component, _ body: (Component) -> Void) {
    let replaced = locked {
      let (lifetime, store) = (component.lifetime, component.store)
      let qualifiers = component.qualifiers
      let former = (
        component.factory, component.injections, component.rareStorage, component.listedServices
      )
      let (isRoot, owner, options) = (
        component.isRoot, component.owner, component.behaviour.options
      )
      body(component)
      if component.lifetime != lifetime || component.injections.count != former.1.count
        || component.rareStorage !== former.2 || component.listedServices != former.3
        || component.isRoot != isRoot || component.owner != owner
        || component.behaviour.options != options
      {
        component.changes &+= 1
      }
      if component.qualifiers != qualifiers { offers.forgetQualifiers() }
      changes.noteChange()
      note(component)
      if component.isRoot { hasRoots = true }
      if component.lifetime != lifetime || component.store !== store {
        lock.discard(component.renewIdentities())
      }
      return former
    }
    // The replaced parts are released here, outside the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Offers a component of the registry under one more service, unless it already does.
  ///
  /// - Parameter isRepetition: Whether a registration states the service that the line of the component repeats.
  /// - Returns: Whether the service is new.
  @discardableResult
  package func extend(
    _ component: Component, with service: Service, isRepetition: Bool = false
  ) -> Bool {
    locked {
      guard !offers.contains(component, service) else { return false }
      if isRepetition { component.marks.insert(.extendedByRepetition) }
      component.listedServices = component.services
      component.listedServices?.append(service)
      component.changes &+= 1
      changes.noteChange()
      offer(component, as: service)
      return true
    }
  }

  /// Reads a component under the lock, since other threads may change it.
  package func read<Result>(_ component: Component, _ body: (Component) -> Result) -> Result {
    locked { body(component) }
  }

  /// Returns the components that satisfy a condition, in the order of registration.
  package func components(where isWanted: (Component) -> Bool) -> [Component] {
    locked { components.filter(isWanted) }
  }

  private func take(_ component: Component) {
    component.registry = self
    changes.noteChange()
    note(component)
  }

  /// Notes what the registry has by a component.
  private func note(_ component: Component) {
    if component.rareStorage != nil, component.rare.ending != nil { hasEnds = true }
    if component.owner != .none { changes.noteModules() }
  }

  private func offer(_ component: Component, as service: Service) {
    offers.add(component, as: service)
    if parent != nil { overlay(service.type) }
  }

  /// The registry and its parents, the nearest first.
  var lineage: [Registry] { Array(sequence(first: self, next: \.parent)) }

  /// Releases objects when the lock is released, and no reading uses them. The caller holds it.
  package func discard(_ objects: [AnyObject]) { lock.discard(objects) }

  /// Notes in all parent registries that a child offers a type: from now on needs of their components look it up for each
  /// request.
  private func overlay(_ type: ObjectIdentifier) {
    var next = parent
    while let registry = next {
      if registry.overlaid.insert(type).inserted { registry.changes.noteChange() }
      next = registry.parent
    }
  }

  /// Whether a component of this registry or its parents has an end, so that makings are recorded. The caller holds the
  /// lock.
  var recordsEnds: Bool { hasEnds || (parent?.recordsEnds ?? false) }
}

// MARK: - The end

extension Registry {
  /// The records of what the registry's components keep for all scopes; nil if there are none.
  var existingEndList: EndList? { locked { ends } }

  /// The records of what the registry's components keep for all scopes.
  package var endList: EndList {
    if let known = existingEndList { return known }
    let made = EndList(depth: depth, below: parent.map { [$0.endList] } ?? [])
    return locked {
      if ends == nil { ends = made }
      return ends.unsafelyUnwrapped
    }
  }

  /// Reports components of objects that were released without an end.
  func reportUnended(_ components: [ComponentInfo]) {
    for component in components {
      if let listener {
        listener(.unended(component))
      } else {
        let what = "\(component.type) - \(component.place)"
        di_write_error("DITranquillity: Objects of \(what) were released without their end.")
      }
    }
  }
}

// MARK: - What components were seen to do, for messages that come once for each

extension Registry {
  /// Notes what a component was seen to do.
  ///
  /// - Returns: Whether it is the first time.
  func isNew(_ event: Component.Marks, of component: Component) -> Bool {
    locked { component.marks.insert(event).inserted }
  }

  /// Notes that code outside of the graph requests the given components of the registry and its parents, as if they were
  /// roots: the listener learns of none of these requests.
  package func countAsRoots(_ declarations: [ComponentInfo]) {
    locked {
      for component in lineage.flatMap(\.components)
      where declarations.contains(component.declaration) {
        component.marks.insert(.besideRoots)
      }
    }
  }
}
