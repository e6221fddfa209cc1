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
  }

  /// The plans of components of registries above that these lead to.
  let above: PlanGeneration?
  private(set) var table: PlanTable
  private var smallerTables: [PlanTable] = []
  private var plans: [Plan] = []
  private var cellPlans: [CellKey: CellPlan] = [:]

  init(_ table: PlanTable, above: PlanGeneration?) {
    self.table = table
    self.above = above
  }

  deinit {
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
    plans.append(plan)
    guard let larger = table.adding(plan, for: key) else { return }
    smallerTables.append(table)
    table = larger
  }

  func cellPlan(_ key: CellKey) -> CellPlan? { cellPlans[key] }

  func add(_ plan: CellPlan, for key: CellKey) {
    cellPlans[key] = plan
  }
}
