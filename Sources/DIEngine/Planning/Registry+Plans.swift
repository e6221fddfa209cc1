extension Registry {
  /// The plan for a key, compiled if it is not in the table yet.
  func plan(
    _ key: PlanKey, from viewpoint: Viewpoint, compile: (Planner) -> AnyPlan
  ) -> Unmanaged<AnyPlan> {
    locked { compiled.plan(key) { compile(Planner(self, from: viewpoint)) } }
  }

  /// Keeps a plan as long as the registry.
  func own(_ plan: AnyPlan) {
    compiled.own(plan)
  }

  /// The plan of a cell for a list of argument types. It may be one that is being compiled.
  func cellPlan(
    _ cell: Cell, signature: ObjectIdentifier? = nil, signatureType: (any Any.Type)? = nil,
    from viewpoint: Viewpoint
  ) -> CellPlan {
    let component = cell.component
    let inherits = component.behaviour.options.contains(.inheritsViewpoint)
    let viewpoint = inherits && component.owner == .none ? viewpoint : component.owner
    let key = CompiledPlans.CellKey(
      cell: ObjectIdentifier(cell), viewpoint: viewpoint, signature: signature)
    if let plan = compiled.cellPlan(key) { return plan }
    prepareSlot(of: cell)
    let plan = CellPlan(cell, signature: signature, from: viewpoint, in: self)
    if component.lifetime.kept == .scopeUntilCleaned { plan.home = home(of: component) }
    compiled.add(plan, for: key)
    // Requests that are answered by this plan hang on the component's settings.
    for service in cell.component.services { offers.lookUp(service.type) }
    plan.compile(signature: signature, signatureType: signatureType)
    return plan
  }

  private func prepareSlot(of cell: Cell) {
    switch cell.component.lifetime.kept {
    case .engine where cell.slot == nil:
      cell.slot = Slot(cell.component.lifetime.strength)
    case .keeper where cell.slot == nil:
      cell.slot = Slot(nil)
    case .process:
      cell.slot = ProcessSlots.shared.slot(for: cell)
    case .scope where cell.scopeIndex == nil, .scopeUntilCleaned where cell.scopeIndex == nil,
      .handedIn where cell.scopeIndex == nil:
      cell.scopeIndex = newScopeIndex()
    default:
      break
    }
  }
}
