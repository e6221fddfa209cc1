extension Registry {
  /// Returns the plan for a key if it is compiled and current. Needs no lock, but a use of plans.
  package func found(_ key: PlanKey) -> Unowned<Plan>? {
    PlanGeneration.current(at: compiled.published).with { generation in
      if let parent, generation.outdatedAbove != parent.generations { return nil }
      return generation.find(key)
    }
  }

  /// Returns the plan for a key, and compiles it if the table lacks it.
  package func plan(
    _ key: PlanKey, from module: RequestingModule, compile: (PlanCompiler) -> Plan
  ) -> Unowned<Plan> {
    locked {
      refresh()
      return compiled.plan(key, expecting: offers.components.count) {
        let plan = compiling(from: module, compile)
        // Only a plan of no component isn't watched yet: nobody else has found it.
        if mayHaveEnded, !plan.hasChecksFirst { plan.hasChecksFirst = true }
        return plan
      }
    }
  }

  /// Compiles a request with all that it leads to. The caller holds the lock.
  func compiling<Plan>(from module: RequestingModule, _ request: (PlanCompiler) -> Plan) -> Plan {
    let compiler = PlanCompiler(self, from: module)
    let plan = request(compiler)
    compiler.finish()
    return plan
  }

  /// Returns the current plan of a component. The caller holds the lock.
  package func componentPlanToRun(_ identity: InstanceIdentity, from module: RequestingModule)
    -> ComponentPlan
  {
    refresh()
    return compiling(from: module) { componentPlan(identity, from: module, $0) }
  }

  /// Retains a plan as long as the current generation lives.
  func own(_ plan: Plan) {
    compiled.current.own(plan)
  }

  /// Returns the plan of a component for a list of argument types. Its factory may have to be compiled yet.
  ///
  /// A component's plans belong to the registry to which the component was added; child registries share
  /// them.
  ///
  /// - Parameter compiler: The compiler of what needs the component.
  func componentPlan(
    _ identity: InstanceIdentity, signature: ObjectIdentifier? = nil,
    signatureType: (any Any.Type)? = nil,
    from module: RequestingModule, _ compiler: PlanCompiler
  ) -> ComponentPlan {
    let component = identity.component
    let isOwn = component.isOf(self)
    if !isOwn {
      let owner = component.registry.unsafelyUnwrapped
      if isReportedAs(owner) {
        return owner.componentPlan(
          identity, signature: signature, signatureType: signatureType, from: module, compiler)
      }
    }
    let inherits = component.behaviour.options.contains(.inheritsModule)
    let module = inherits && component.owner == .none ? module : component.owner
    let plan =
      compiled.current.componentPlan(identity, from: module, signature: signature)
      ?? addPlan(identity, signature, signatureType, from: module, isOwn: isOwn)
    if !plan.isNamed { compiler.add(plan, component.factory(for: signature)?.declare) }
    return plan
  }

  private func addPlan(
    _ identity: InstanceIdentity, _ signature: ObjectIdentifier?, _ signatureType: (any Any.Type)?,
    from module: RequestingModule, isOwn: Bool
  ) -> ComponentPlan {
    let component = identity.component
    prepareSlot(of: identity, component.lifetime)
    let plan = ComponentPlan.plan(
      identity, of: component, signature, signatureType, from: module, in: self)
    compiled.current.add(plan, signature: signature, isOwn: isOwn)
    // The plans of these requests depend on the component's settings.
    if component.isOfferedAsItselfOnly {
      offers.lookUp(component.ownType)
    } else {
      for service in component.services { offers.lookUp(service.type) }
    }
    return plan
  }

  /// Returns whether a parent registry watches and reports the same requests as this registry, so
  /// that both can share the plans of the parent's components.
  private func isReportedAs(_ other: Registry) -> Bool {
    if hasRoots, !other.hasRoots { return false }
    if mayHaveEnded, !other.mayHaveEnded { return false }
    let (own, others) = (tracers?.all ?? [], other.tracers?.all ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
  }

  private func prepareSlot(of identity: InstanceIdentity, _ lifetime: Lifetime) {
    guard identity.slot == nil else { return }
    if let slot = lifetime.kind.makeSlot(identity, lifetime.strength) { identity.slot = slot }
  }
}
