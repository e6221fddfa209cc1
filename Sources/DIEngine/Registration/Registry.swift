/// What was declared in one engine, and the plans that were compiled from it.
@usableFromInline
package final class Registry: @unchecked Sendable {
  /// One component under one of its services.
  struct Offer {
    let component: Component
    let service: Service
  }

  private let listening = Listening()
  /// The registry that is asked where this one has nothing.
  let parent: Registry?
  let compiled: CompiledPlans
  /// Where readers find the current table of plans.
  var tables: UnsafeMutablePointer<UnsafeMutableRawPointer?> { compiled.tables }

  // Everything below is guarded by the lock, which a registry shares with its parent. It is
  // recursive, since a step may be compiled while a plan is; no user code runs under it. What each
  // registration touches is not checked for overlapping accesses, too.
  private let mutex: Mutex
  @exclusivity(unchecked) private(set) var components: [Component] = []
  /// Whether any component is meant to be asked for from outside.
  private(set) var hasRoots = false
  /// Who offers what, and what plans looked up, found or not: a change under such a type outdates
  /// the plans.
  let offers = OfferIndex()
  var groups = Groups()
  /// Whether any component belongs to a group, so that requests must tell where they come from.
  @exclusivity(unchecked) private(set) var hasGroups = false
  /// Whether components are looked up for no plan.
  private(set) var isDescribing = false
  private var children: [Child] = []
  /// How often a component was added or changed.
  @exclusivity(unchecked) private(set) var changes = 0
  /// Where objects of each component are kept, if it was asked for; see `home(of:)`.
  var homes: Homes?
  private var placeCount = 0
  private var scopeIndexCount = 0
  /// Who is told what resolutions do.
  var audience: Audience?
  /// What turns tracers on and off for this registry, and how that knows it.
  private var switches: [TraceSwitch] = []
  private var connection: TraceConnection?

  private struct Child {
    weak var registry: Registry?
  }

  /// Who is told what resolutions went on after, under a lock of its own: it is asked for while
  /// resolutions run.
  private final class Listening: @unchecked Sendable {
    private let mutex = Mutex()
    private var stored: (@Sendable (Event) -> Void)?

    var listener: (@Sendable (Event) -> Void)? {
      get { mutex.locked { stored } }
      set { mutex.locked { stored = newValue } }
    }
  }

  init(parent: Registry? = nil, listener: (@Sendable (Event) -> Void)? = nil) {
    self.parent = parent
    mutex = parent?.mutex ?? Mutex(recursive: true)
    compiled = CompiledPlans(hasGroups: parent?.hasGroups ?? false)
    listening.listener = listener
    guard let parent else { return }
    hasGroups = parent.hasGroups
    parent.locked {
      parent.children.removeAll { $0.registry == nil }
      parent.children.append(Child(registry: self))
    }
  }

  deinit {
    connection?.end()
  }

  /// What a switch is to know the registry as; nil if it knows it already.
  func connection(to traceSwitch: TraceSwitch) -> TraceConnection? {
    locked {
      guard !switches.contains(where: { $0 === traceSwitch }) else { return nil }
      switches.append(traceSwitch)
      let connection = connection ?? TraceConnection(self, mutex)
      self.connection = connection
      return connection
    }
  }

  /// Who is told what resolutions went on after. It may be set at any time.
  package var listener: (@Sendable (Event) -> Void)? {
    get { listening.listener }
    set { listening.listener = newValue }
  }

  func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    try mutex.locked(body)
  }
}

// MARK: - Components

extension Registry {
  /// Adds a component under all its services.
  package func add(_ component: Component) {
    locked {
      components.append(component)
      changes += 1
      noteGroup(of: component)
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
      components.append(component)
      changes += 1
      noteGroup(of: component)
      if isLookedUp { outdateFamily() }
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
    locked {
      let lifetime = component.lifetime
      body(component)
      changes += 1
      noteGroup(of: component)
      if component.isRoot && !hasRoots {
        hasRoots = true
        outdateAll()
      }
      if component.lifetime != lifetime { component.renewCells() }
      for service in component.services { outdate(service.type) }
    }
  }

  /// Offers a component of the registry under a further service, once.
  package func extend(_ component: Component, with service: Service) {
    locked {
      let isKnown = component.services.contains {
        $0.type == service.type && $0.qualifier == service.qualifier
      }
      guard !isKnown else { return }
      component.services.append(service)
      changes += 1
      offer(component, component.services.count - 1, service.type)
      // Arguments find a component by any of its types.
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

  private func offer(_ component: Component, _ service: Int, _ type: ObjectIdentifier) {
    if offers.add(component, service: service, for: type) { outdateFamily() }
  }

  private func outdate(_ type: ObjectIdentifier) {
    if offers.isLookedUp(type) { outdateFamily() }
  }

  /// Lets all plans be made anew: those of the registries below, too, which may hang on this one.
  func outdateFamily() {
    outdateAll()
    for child in children { child.registry?.outdateFamily() }
  }

  private func outdateAll() {
    offers.beginGeneration()
    compiled.outdate(hasGroups: hasGroups)
  }

  private func noteGroup(of component: Component) {
    guard !hasGroups, component.owner != .none else { return }
    beginGroups()
  }

  private func beginGroups() {
    hasGroups = true
    outdateAll()
    for child in children { child.registry?.beginGroups() }
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

// MARK: - Numbers

extension Registry {
  /// A number for a cell that all scopes of the family keep objects of.
  func newScopeIndex() -> Int {
    if let parent { return parent.newScopeIndex() }
    defer { scopeIndexCount += 1 }
    return scopeIndexCount
  }

  func newPlaceIndex() -> Int {
    defer { placeCount += 1 }
    return placeCount
  }
}
