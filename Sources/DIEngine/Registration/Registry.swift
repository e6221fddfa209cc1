internal import CDIEngine

/// What was declared in one engine, and the plans that were compiled from it.
@usableFromInline
package final class Registry: @unchecked Sendable {
  /// One component under one of its services.
  struct Offer {
    let component: Component
    let service: Service
  }

  let listener: (@Sendable (Event) -> Void)?
  /// Where readers find the current table of plans.
  let tables = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  // Everything below is guarded by the lock. It is recursive, since a step may be compiled while
  // a plan is; no user code runs under it.
  private let mutex = Mutex(recursive: true)
  private(set) var components: [Component] = []
  /// Whether any component is meant to be asked for from outside.
  private(set) var hasRoots = false
  /// Who offers what, and what plans looked up, found or not: a change under such a type outdates
  /// the plans.
  private let offers = OfferIndex()
  private var cellPlans: [CellKey: CellPlan] = [:]
  private var plans: [AnyPlan] = []
  private var outdated: [CellPlan] = []
  private var outdatedTables: [PlanTable] = []
  private var placeCount = 0
  private var scopeIndexCount = 0
  /// Who is told what resolutions do.
  var tracers = Tracers()

  private struct CellKey: Hashable {
    let cell: ObjectIdentifier
    let signature: ObjectIdentifier?
  }

  init(listener: (@Sendable (Event) -> Void)? = nil) {
    self.listener = listener
    tables.initialize(to: PlanTable(capacity: 16).address)
  }

  deinit {
    for table in outdatedTables { table.address.deallocate() }
    tables.pointee?.deallocate()
    tables.deallocate()
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
      if isLookedUp { outdateAll() }
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
      offer(component, component.services.count - 1, service.type)
      // Arguments find a component by any of its types.
      for service in component.services { outdate(service.type) }
    }
  }

  /// The components that a condition holds for, in the order of registration.
  package func components(where isWanted: (Component) -> Bool) -> [Component] {
    locked { components.filter(isWanted) }
  }

  private func offer(_ component: Component, _ service: Int, _ type: ObjectIdentifier) {
    if offers.add(component, service: service, for: type) { outdateAll() }
  }

  private func outdate(_ type: ObjectIdentifier) {
    if offers.isLookedUp(type) { outdateAll() }
  }

  func outdateAll() {
    offers.beginGeneration()
    outdated += cellPlans.values
    cellPlans = [:]
    outdatedTables.append(PlanTable(tables.pointee!))
    di_store_release(tables, PlanTable(capacity: 16).address)
  }
}

// MARK: - Choice

extension Registry {
  /// What a request led to.
  enum Choice {
    case cell(Cell, Service)
    case failure(Failure.Kind, [ComponentInfo])
  }

  /// The components that offer a type, each once, in the order of registration.
  func candidates(_ type: ObjectIdentifier) -> [Offer] {
    offers.lookUp(type)
    var seen: Set<ObjectIdentifier> = []
    return allOffers(type)
      .filter { seen.insert(ObjectIdentifier($0.component)).inserted }
      .sorted { $0.component.number < $1.component.number }
  }

  private func allOffers(_ type: ObjectIdentifier) -> [Offer] {
    var all: [Offer] = []
    offers.visit(type) { component, service in
      let services = component.services
      all.append(Offer(component: component, service: services[max(service, 0)]))
    }
    return all
  }

  /// The components that offer a type under all of the names and tags.
  func candidates(_ type: ObjectIdentifier, _ qualifiers: [Qualifier]) -> [Offer] {
    let all = allOffers(type)
    return candidates(type).filter { candidate in
      let component = candidate.component
      guard !qualifiers.isEmpty else {
        return all.contains { $0.component === component && $0.service.qualifier == .none }
      }
      return qualifiers.allSatisfy { qualifier in
        component.qualifiers.contains(qualifier)
          || all.contains { $0.component === component && $0.service.qualifier == qualifier }
      }
    }
  }

  /// Chooses the component that serves a request for one object.
  ///
  /// The rule is one for all generations: those that know neither tests nor tags register none.
  ///
  /// - Parameter severalTests: gets the components that all claim to replace the others, if there are
  ///   several; whoever makes the request tells the listener, once no lock is held.
  func choose(
    _ type: any Any.Type, _ qualifiers: [Qualifier], needsDefault: Bool = true,
    severalTests: inout [ComponentInfo]
  ) -> Choice {
    let key = ObjectIdentifier(type)
    let all = candidates(key)
    guard !all.isEmpty else { return .failure(.notFound, []) }
    let matching = candidates(key, qualifiers)
    guard !matching.isEmpty else {
      return .failure(.qualifierNotFound, all.map(\.component.info))
    }
    var preferred = matching
    if matching.count > 1 {
      let tests = matching.filter { $0.component.priority == .test }
      if tests.count == 1 {
        preferred = tests
      } else {
        if tests.count > 1 { severalTests = tests.map(\.component.info) }
        let defaults = matching.filter { $0.component.priority == .default }
        if !defaults.isEmpty { preferred = defaults }
      }
    }
    guard preferred.count == 1 else {
      return .failure(.ambiguous, matching.map(\.component.info))
    }
    let component = preferred[0].component
    if needsDefault, qualifiers.isEmpty,
      component.behaviour.options.contains(.namelessNeedsDefault),
      !component.qualifiers.isEmpty, component.priority == .normal
    {
      return .failure(.qualifierNotFound, all.map(\.component.info))
    }
    return .cell(component.cell(qualifiers.first ?? .none), preferred[0].service)
  }

  /// The components of other types that print like a type.
  func namesakes(of type: any Any.Type) -> [ComponentInfo] {
    let name = String(reflecting: type)
    return components { $0.type != type && String(reflecting: $0.type) == name }
      .map(\.info)
  }
}

// MARK: - Plans

extension Registry {
  /// The plan for a key, compiled if it is not in the table yet.
  func plan(_ key: PlanKey, compile: (Planner) -> AnyPlan) -> Unmanaged<AnyPlan> {
    locked {
      let table = PlanTable(tables.pointee!)
      if let plan = table.find(key) { return plan }
      let plan = compile(Planner(self, owner: nil))
      plans.append(plan)
      if let larger = PlanTable(tables.pointee!).adding(plan, for: key) {
        outdatedTables.append(PlanTable(tables.pointee!))
        di_store_release(tables, larger.address)
      }
      return Unmanaged.passUnretained(plan)
    }
  }

  /// Keeps a plan as long as the registry.
  func own(_ plan: AnyPlan) {
    plans.append(plan)
  }

  /// The plan of a cell for a list of argument types. It may be one that is being compiled.
  func cellPlan(
    _ cell: Cell, signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil
  ) -> CellPlan {
    let key = CellKey(cell: ObjectIdentifier(cell), signature: signature)
    if let plan = cellPlans[key] { return plan }
    prepareSlot(of: cell)
    let plan = CellPlan(cell, signature: signature, in: self)
    cellPlans[key] = plan
    // Requests that are answered by this plan hang on the component's settings.
    for service in cell.component.services { offers.lookUp(service.type) }
    plan.compile(signature: signature, signatureType: signatureType)
    return plan
  }

  private func prepareSlot(of cell: Cell) {
    switch cell.component.lifetime.kept {
    case .engine where cell.slot == nil:
      cell.slot = Slot(cell.component.lifetime.strength)
    case .process:
      cell.slot = ProcessSlots.shared.slot(for: cell)
    case .scope where cell.scopeIndex == nil, .scopeUntilCleaned where cell.scopeIndex == nil:
      cell.scopeIndex = scopeIndexCount
      scopeIndexCount += 1
    default:
      break
    }
  }

  func newPlaceIndex() -> Int {
    defer { placeCount += 1 }
    return placeCount
  }
}
