internal import CDIEngine

/// The plans of one registry, guarded by its lock, and the table in which requests find them without
/// one.
///
/// Outdated tables and plans stay as long as the registry, since a reader may be using them.
final class CompiledPlans {
  /// What tells the plans of cells apart.
  struct CellKey: Hashable {
    let cell: ObjectIdentifier
    let viewpoint: Viewpoint
    let signature: ObjectIdentifier?
  }

  /// Where readers find the current table.
  let tables = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private var plans: [AnyPlan] = []
  private var cellPlans: [CellKey: CellPlan] = [:]
  private var outdated: [CellPlan] = []
  private var outdatedTables: [PlanTable] = []

  init(hasGroups: Bool) {
    tables.initialize(to: PlanTable(capacity: 16, hasGroups: hasGroups).address)
  }

  deinit {
    for table in outdatedTables { table.address.deallocate() }
    tables.pointee?.deallocate()
    tables.deallocate()
  }

  /// The plan for a key, compiled if it is not in the table yet. Compiling may lead here again.
  func plan(_ key: PlanKey, compile: () -> AnyPlan) -> Unmanaged<AnyPlan> {
    if let plan = PlanTable(tables.pointee!).find(key) { return plan }
    let plan = compile()
    plans.append(plan)
    if let larger = PlanTable(tables.pointee!).adding(plan, for: key) {
      outdatedTables.append(PlanTable(tables.pointee!))
      di_store_release(tables, larger.address)
    }
    return Unmanaged.passUnretained(plan)
  }

  /// Keeps a plan.
  func own(_ plan: AnyPlan) {
    plans.append(plan)
  }

  func cellPlan(_ key: CellKey) -> CellPlan? { cellPlans[key] }

  func add(_ plan: CellPlan, for key: CellKey) {
    cellPlans[key] = plan
  }

  /// Lets requests find none of the plans any more.
  func outdate(hasGroups: Bool) {
    outdated += cellPlans.values
    cellPlans = [:]
    outdatedTables.append(PlanTable(tables.pointee!))
    di_store_release(tables, PlanTable(capacity: 16, hasGroups: hasGroups).address)
  }
}
