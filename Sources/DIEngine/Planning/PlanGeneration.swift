internal import CDIEngine

/// The plans that were compiled between two changes that outdated them.
///
/// A registry holds the current generation. One that is outdated is let go of when no request runs that
/// may use it; a delayed request holds the one that its component was chosen in.
final class PlanGeneration {
  /// What tells the plans of cells apart.
  struct CellKey: Hashable {
    let cell: ObjectIdentifier
    let viewpoint: Viewpoint
    let signature: ObjectIdentifier?

    init(_ cell: Cell, _ viewpoint: Viewpoint, _ signature: ObjectIdentifier?) {
      self.cell = ObjectIdentifier(cell)
      self.viewpoint = viewpoint
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
  @exclusivity(unchecked) private var cellPlans: [CellPlan] = []
  /// Others: for further groups that ask, with arguments, or in a registry that isn't the component's.
  @exclusivity(unchecked) private var furtherCellPlans: [CellKey: CellPlan] = [:]

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

  func cellPlan(
    _ cell: Cell, from viewpoint: Viewpoint, signature: ObjectIdentifier?
  ) -> CellPlan? {
    if signature == nil, let plan = cell.plan(in: number), plan.viewpoint == viewpoint {
      return plan
    }
    guard !furtherCellPlans.isEmpty else { return nil }
    return furtherCellPlans[CellKey(cell, viewpoint, signature)]
  }

  /// Keeps the plan of a cell.
  ///
  /// - Parameter isOwn: whether the component is one of the registry's own. A cell knows a plan of no other
  ///   registry, since the generations of several are in use at the same time.
  func add(_ plan: CellPlan, signature: ObjectIdentifier?, isOwn: Bool) {
    let cell = plan.cell
    if signature == nil, isOwn, cell.plan(in: number) == nil {
      cellPlans.append(plan)
      cell.note(plan, in: number)
    } else {
      furtherCellPlans[CellKey(cell, plan.viewpoint, signature)] = plan
    }
  }
}
