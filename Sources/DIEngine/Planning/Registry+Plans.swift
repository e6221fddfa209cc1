extension Registry {
  /// The plan for a key, compiled if it is not in the table yet.
  func plan(
    _ key: PlanKey, from viewpoint: Viewpoint, compile: (Planner) -> Plan
  ) -> Unmanaged<Plan> {
    locked {
      refresh()
      compiled.guardCurrent(currentThreadState())
      return compiled.plan(key) { compile(Planner(self, from: viewpoint)) }
    }
  }

  /// The plan of a cell, which the thread is about to run.
  func cellPlanToRun(_ cell: Cell, from viewpoint: Viewpoint) -> CellPlan {
    refresh()
    compiled.guardCurrent(currentThreadState())
    return cellPlan(cell, from: viewpoint)
  }

  /// Keeps a plan as long as the registry.
  func own(_ plan: Plan) {
    compiled.current.own(plan)
  }

  /// The plan of a cell for a list of argument types. It may be one that is being compiled, or
  /// waits for that.
  ///
  /// The plans of a component belong to the registry that it was added to: registries below share them.
  func cellPlan(
    _ cell: Cell, signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil,
    from viewpoint: Viewpoint
  ) -> CellPlan {
    let component = cell.component
    let owner = component.registry.unsafelyUnwrapped
    if owner !== self, isToldAs(owner) {
      return owner.cellPlan(
        cell, signature: signature, signatureType: signatureType, from: viewpoint)
    }
    let inherits = component.behaviour.options.contains(.inheritsViewpoint)
    let viewpoint = inherits && component.owner == .none ? viewpoint : component.owner
    if let plan = compiled.current.cellPlan(cell, from: viewpoint, signature: signature) {
      plan.compilePostponed()
      return plan
    }
    prepareSlot(of: cell, component.lifetime)
    let plan = CellPlan(cell, signature: signature, from: viewpoint, in: self)
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
  private func isToldAs(_ other: Registry) -> Bool {
    if hasRoots, !other.hasRoots { return false }
    let (own, others) = (audience?.tracers ?? [], other.audience?.tracers ?? [])
    return own.count == others.count && zip(own, others).allSatisfy { $0 === $1 }
  }

  private func prepareSlot(of cell: Cell, _ lifetime: Lifetime) {
    switch lifetime.kept {
    case .engine where cell.slot == nil:
      cell.slot = Slot(lifetime.strength)
    case .keeper where cell.slot == nil:
      cell.slot = Slot(nil)
    case .process:
      cell.slot = ProcessSlots.shared.slot(for: cell)
    default:
      break
    }
  }
}
