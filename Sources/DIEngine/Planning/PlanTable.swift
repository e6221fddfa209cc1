/// The plans of one registry.
///
/// A component has one plan for each way in which it can be used. These plans last as long as the registry: frames,
/// claims and other plans refer to them without counting. All other plans are made for one choice, and belong to the
/// need for which it was made (`PlanPlace`). So a registration ends no plan: it changes the version, and each need chooses
/// again when it is used next.
package final class PlanTable: RegistryChanges {
  // Read without the lock, used by its address only. It must come first, and so lies behind the four words of
  // `RegistryChanges`.
  private var requestsMemory = AtomicTable<PlanKey>.makeFirst(capacity: 8)
  /// The requests that code has made, by key.
  @inline(__always)
  private var requests: AtomicTable<PlanKey> { AtomicTable(at: AtomicWord(in: self, at: 4)) }
  /// The registry, which owns this object. Set once, before any request.
  @exclusivity(unchecked) fileprivate(set) var registry: Unowned<Registry>?
  /// What the calls of requests do. Here, since a lazy global is checked each time: 4 % of a request inside another one.
  let answering = Unowned(Answering.shared)
  let joining = Unowned(Joining.shared)
  /// The plans of components, each retained once.
  @exclusivity(unchecked) private var componentPlans: [ComponentPlan] = []
  /// The newest plan of each component of another registry.
  @exclusivity(unchecked) private var foreign: [ObjectIdentifier: ComponentPlan] = [:]
  @exclusivity(unchecked) private var knownHomes: Homes?

  deinit {
    // Plans may lead back to themselves, and a chain of them may be long: so all let go before any is released.
    for plan in componentPlans { plan.releaseChoices() }
    requests.visit { _, request in Unowned<RequestNeed>(address: request).release() }
    requests.deallocate()
  }

  override func home(of component: Component) -> Registry {
    homes.home(of: component)
  }

  /// The homes of components in this version. The caller holds the lock.
  var homes: Homes {
    let version = version
    if let knownHomes, knownHomes.version == version { return knownHomes }
    let made = Homes(registry.unsafelyUnwrapped, version)
    knownHomes = made
    return made
  }

  // MARK: Requests

  /// Returns the request for a key. Needs no lock.
  @inline(__always)
  func find(_ key: PlanKey) -> Unowned<RequestNeed>? {
    requests.find(key).map { Unowned(address: $0) }
  }

  /// Adds the request for a key. The caller holds the lock.
  ///
  /// - Parameter expected: The number of requests that may come: that of the components.
  func add(
    _ request: RequestNeed, for key: PlanKey, expecting expected: Int
  ) -> Unowned<RequestNeed> {
    let request = Unowned.retaining(request)
    requests.set(request.address, for: key, expecting: expected)
    return request
  }

  // MARK: Plans of components

  /// Returns the newest plan of an identity. The caller holds the lock.
  func newest(_ identity: InstanceIdentity, isOwn: Bool) -> ComponentPlan? {
    isOwn
      ? identity.planAddress.map { Unowned<ComponentPlan>(address: $0).object }
      : foreign[ObjectIdentifier(identity)]
  }

  /// Retains a plan as long as the registry lives. The caller holds the lock.
  ///
  /// - Parameter isOwn: Whether the component was added to this registry: then its identity refers to the plan.
  func add(_ plan: ComponentPlan, isOwn: Bool) {
    componentPlans.append(plan)
    if isOwn {
      plan.identity.planAddress = UnsafeRawPointer(Unowned(plan).address)
    } else {
      foreign[ObjectIdentifier(plan.identity)] = plan
    }
  }
}

extension Registry {
  package convenience init(
    parent: Registry? = nil, listener: (@Sendable (Event) -> Void)? = nil,
    isolation: Isolation? = nil
  ) {
    let plans = PlanTable(below: parent?.changes)
    self.init(parent: parent, listener: listener, isolation: isolation, plans)
    plans.registry = Unowned(self)
  }

  package var plans: PlanTable { unsafeDowncast(changes, to: PlanTable.self) }

  /// Returns the request for a key, and adds it if it is new.
  package func request(
    _ key: PlanKey, _ makePlan: ((PlanMaker) -> Plan)?
  ) -> Unowned<RequestNeed> {
    locked {
      plans.find(key)
        ?? plans.add(
          RequestNeed(key, makePlan, in: plans), for: key, expecting: offers.components.count)
    }
  }

  /// Returns the plan of a component for a list of argument types, as long as neither the component nor what the registry
  /// observes changes. The caller holds the lock.
  ///
  /// A component's plans belong to the registry to which the component was added; child registries share
  /// them.
  package func componentPlan(
    _ identity: InstanceIdentity, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil, from module: RequestingModule
  ) -> ComponentPlan {
    let component = identity.component
    let isOwn = component.isOf(self)
    if !isOwn {
      let owner = component.registry.unsafelyUnwrapped
      if isReportedAs(owner) {
        return owner.componentPlan(
          identity, signature: signature, signatureType: signatureType, from: module)
      }
    }
    let inherits = component.behaviour.options.contains(.inheritsModule)
    let use = ComponentPlan.Use(
      signature: signature,
      module: inherits && component.owner == .none ? module : component.owner,
      changes: component.changes, observation: observation)
    let newest = plans.newest(identity, isOwn: isOwn)
    return newest?.plan(for: use)
      ?? addPlan(identity, signatureType, for: use, before: newest, isOwn: isOwn)
  }

  private func addPlan(
    _ identity: InstanceIdentity, _ signatureType: (any Any.Type)?, for use: ComponentPlan.Use,
    before newest: ComponentPlan?, isOwn: Bool
  ) -> ComponentPlan {
    let component = identity.component
    let factory = component.factory(for: use.signature)
    if identity.slot == nil,
      let slot = component.lifetime.kind.makeSlot?(identity, component.lifetime.strength)
    {
      identity.slot = slot
    }
    // Nobody but its receiver ever hears of the object.
    let isTransient =
      component.lifetime.kind.keeper == .none && use.signature == nil
      && factory?.canMake ?? false && component.injections.isEmpty
      && component.rare.postInit == nil && component.rare.ending == nil
      && !use.observation.contains(.traced)
    let plan = (isTransient ? TransientPlan.self : BoxedPlan.self)
      .init(identity, factory, signatureType, for: use, before: newest, in: self)
    plan.declareNeeds(factory?.declare)
    plans.add(plan, isOwn: isOwn)
    return plan
  }

  /// Who observes the requests to a registry: its components have other plans then.
  struct Observation: OptionSet {
    let rawValue: UInt8

    static let traced = Observation(rawValue: 1 << 0)
    static let roots = Observation(rawValue: 1 << 1)
    static let ends = Observation(rawValue: 1 << 2)
    static let checked = Observation(rawValue: 1 << 3)
  }

  private var observation: Observation {
    var observation: Observation = []
    if tracers != nil { observation.insert(.traced) }
    if hasRoots { observation.insert(.roots) }
    if recordsEnds { observation.insert(.ends) }
    if plans.checksFirst { observation.insert(.checked) }
    return observation
  }

  /// Returns whether a parent registry watches and reports the same requests as this registry, so
  /// that both can share the plans of the parent's components.
  private func isReportedAs(_ other: Registry) -> Bool {
    if hasRoots, !other.hasRoots { return false }
    if plans.checksFirst, !other.plans.checksFirst { return false }
    let (own, others) = (tracers ?? [], other.tracers ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Engine {
  /// Creates an engine without components.
  public convenience init() {
    self.init(Registry(), EngineStorage())
  }

  /// Creates an engine with a parent and a listener.
  ///
  /// - Parameters:
  ///   - parent: An engine in which to look for components that this one lacks.
  ///   - listener: Receives the events of resolutions that continued after a problem.
  package convenience init(parent: Engine? = nil, listener: (@Sendable (Event) -> Void)?) {
    self.init(Registry(parent: parent?.registry, listener: listener), EngineStorage())
  }
}

/// The properties of a request on which its plan depends.
@usableFromInline
package struct PlanKey: Hashable, Sendable {
  @usableFromInline
  package struct Style: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An Optional is nil if its request can't be served.
    @inlinable package static var softens: Style { Style(rawValue: 1) }
    /// The request is for all components of the type.
    package static let many = Style(rawValue: 2)
    /// The request injects members into an external instance of the type.
    static let injectsMembers = Style(rawValue: 4)
  }

  let type: UInt
  let signature: UInt
  /// The qualifier in the upper half, whatever the width of a word is; then the module and the style.
  let extra: UInt64

  package init(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ style: Style,
    signature: ObjectIdentifier? = nil, from module: RequestingModule = .none
  ) {
    self.type = UInt(bitPattern: type)
    self.signature = signature.map(UInt.init(bitPattern:)) ?? 0
    extra =
      UInt64(qualifier.number) << 32 | UInt64(module.number) << 8 | UInt64(style.rawValue)
  }
}

// What a request that its key describes asks for.
extension PlanKey {
  /// The type, restored from the address of its metatype.
  var metatype: any Any.Type { unsafeBitCast(type, to: Metatype.self) }
  var qualifier: Qualifier { Qualifier(number: UInt32(extra >> 32)) }
  var module: RequestingModule {
    RequestingModule(number: UInt32(truncatingIfNeeded: extra) >> 8)
  }
  var softens: Bool { extra & UInt64(Style.softens.rawValue) != 0 }
}

extension PlanKey: TableKey {
  var start: Int {
    TableHash.start(address: UInt64(type ^ signature) ^ extra &* 0x9E37_79B9)
  }
}
