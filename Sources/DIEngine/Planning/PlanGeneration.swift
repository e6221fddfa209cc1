internal import CDIEngine

/// The plans that were compiled between two changes that outdated them.
///
/// A registry holds the current generation. One that is outdated is let go of when no request runs that
/// may use it; a delayed request holds the one that its component was chosen in.
final class PlanGeneration {
  /// What tells the plans of cells apart.
  struct IdentityKey: Hashable {
    let identity: ObjectIdentifier
    let module: RequestingModule
    let signature: ObjectIdentifier?

    init(_ identity: InstanceIdentity, _ module: RequestingModule, _ signature: ObjectIdentifier?) {
      self.identity = ObjectIdentifier(identity)
      self.module = module
      self.signature = signature
    }
  }

  /// The plans of components of registries above that these lead to.
  let above: PlanGeneration?
  @exclusivity(unchecked) private(set) var table: PlanTable
  @exclusivity(unchecked) private var smallerTables: [PlanTable] = []
  @exclusivity(unchecked) private var plans: [Plan] = []
  /// Told from all other generations of the process.
  private let number = di_next_number()
  /// The plans that their cells know.
  @exclusivity(unchecked) private var componentPlans: [ComponentPlan] = []
  /// Others: for further groups that ask, with arguments, or in a registry that isn't the component's.
  @exclusivity(unchecked) private var furtherComponentPlans: [IdentityKey: ComponentPlan] = [:]

  init(_ table: PlanTable, above: PlanGeneration?) {
    self.table = table
    self.above = above
  }

  deinit {
    table.deallocateLongKeys()
    for table in smallerTables { table.deallocate() }
    table.deallocate()
  }

  /// The addresses of all tables that readers may have found the plans by.
  var addresses: [UnsafeMutableRawPointer?] { (smallerTables + [table]).map(\.address) }

  /// Keeps a plan.
  func own(_ plan: Plan) {
    plans.append(plan)
  }

  /// Lets requests find a plan. The caller publishes the table.
  func add(_ plan: Plan, for key: PlanKey) {
    // The plan of a cell that this generation keeps is kept by that.
    let isKept = plan.componentPlan.map { $0.generation === self && $0.own === plan } ?? false
    if !isKept { plans.append(plan) }
    guard let larger = table.adding(plan, for: key) else { return }
    smallerTables.append(table)
    table = larger
  }

  func componentPlan(
    _ identity: InstanceIdentity, from module: RequestingModule, signature: ObjectIdentifier?
  ) -> ComponentPlan? {
    if signature == nil, let plan = identity.plan(in: number), plan.module == module {
      return plan
    }
    guard !furtherComponentPlans.isEmpty else { return nil }
    return furtherComponentPlans[IdentityKey(identity, module, signature)]
  }

  /// Keeps the plan of a cell.
  ///
  /// - Parameter isOwn: whether the component is one of the registry's own. A cell knows a plan of no other
  ///   registry, since the generations of several are in use at the same time.
  func add(_ plan: ComponentPlan, signature: ObjectIdentifier?, isOwn: Bool) {
    let identity = plan.identity
    if signature == nil, isOwn, identity.plan(in: number) == nil {
      componentPlans.append(plan)
      identity.note(plan, in: number)
    } else {
      furtherComponentPlans[IdentityKey(identity, plan.module, signature)] = plan
    }
  }
}
