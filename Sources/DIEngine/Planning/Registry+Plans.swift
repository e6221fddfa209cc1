extension Registry {
  /// The plan for a key, compiled if it is not in the table yet.
  func plan(
    _ key: PlanKey, from module: RequestingModule, compile: (PlanCompiler) -> Plan
  ) -> Unmanaged<Plan> {
    locked {
      refresh()
      compiled.guardCurrent(ResolutionContext.current)
      return compiled.plan(key) { compile(PlanCompiler(self, from: module)) }
    }
  }

  /// The plan of a cell, which the thread is about to run.
  func componentPlanToRun(_ identity: InstanceIdentity, from module: RequestingModule)
    -> ComponentPlan
  {
    refresh()
    compiled.guardCurrent(ResolutionContext.current)
    return componentPlan(identity, from: module)
  }

  /// Keeps a plan as long as the registry.
  func own(_ plan: Plan) {
    compiled.current.own(plan)
  }

  /// The plan of a cell for a list of argument types. It may be one that is being compiled, or
  /// waits for that.
  ///
  /// The plans of a component belong to the registry that it was added to: registries below share them.
  func componentPlan(
    _ identity: InstanceIdentity, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil,
    from module: RequestingModule
  ) -> ComponentPlan {
    let component = identity.component
    let owner = component.registry.unsafelyUnwrapped
    if owner !== self, isReportedAs(owner) {
      return owner.componentPlan(
        identity, signature: signature, signatureType: signatureType, from: module)
    }
    let inherits = component.behaviour.options.contains(.inheritsModule)
    let module = inherits && component.owner == .none ? module : component.owner
    if let plan = compiled.current.componentPlan(identity, from: module, signature: signature) {
      plan.compilePostponed()
      return plan
    }
    prepareSlot(of: identity, component.lifetime)
    let plan = ComponentPlan(identity, signature: signature, from: module, in: self)
    compiled.current.add(plan, signature: signature, isOwn: owner === self)
    // Requests that are answered by this plan hang on the component's settings.
    if component.isOfferedAsItselfOnly {
      offers.lookUp(component.ownType)
    } else {
      for service in component.services { offers.lookUp(service.type) }
    }
    plan.compileIfRoom(signature: signature, signatureType: signatureType)
    return plan
  }

  /// Whether a registry above tells the same tracers as this one, and of the same requests, so that the
  /// plans of its components can be shared.
  private func isReportedAs(_ other: Registry) -> Bool {
    if hasRoots, !other.hasRoots { return false }
    let (own, others) = (tracers?.all ?? [], other.tracers?.all ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0 === $1 }
  }

  private func prepareSlot(of identity: InstanceIdentity, _ lifetime: Lifetime) {
    switch lifetime.kept {
    case .engine where identity.slot == nil:
      identity.slot = InstanceSlot(lifetime.strength)
    case .store where identity.slot == nil:
      identity.slot = InstanceSlot(nil)
    case .process:
      identity.slot = ProcessInstances.shared.slot(for: identity)
    default:
      break
    }
  }
}
