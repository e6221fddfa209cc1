extension Registry {
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
    let (own, others) = (tracers?.all ?? [], other.tracers?.all ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
  }
}
