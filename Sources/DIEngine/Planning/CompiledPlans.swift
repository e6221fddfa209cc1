internal import CDIEngine

/// The plans of one registry, guarded by its lock, and the table in which requests find them without
/// one.
///
/// The first outdated plans stay as long as the registry: most programs register first and resolve
/// afterwards, and requests need not say then what they use. Where plans are outdated more often,
/// requests do say it, and outdated plans are released when none uses them.
final class CompiledPlans {
  /// How many outdated generations stay.
  private static var keptGenerations: Int { 8 }

  /// Where readers find the current table. The lowest bit is set where they must say that they use it.
  let tables = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private let counts = UnsafeMutablePointer<UInt>.allocate(capacity: 3)
  @exclusivity(unchecked) private(set) var current: PlanGeneration
  private var kept: [PlanGeneration] = []
  /// Outdated generations, each with the number of its end.
  private var retired: [(generation: PlanGeneration, end: UInt)] = []
  @exclusivity(unchecked) private(set) var isGuarded: Bool

  /// - Parameter above: how often the plans of the registries above were outdated; nil if there are none.
  init(hasGroups: Bool, above: UInt?, _ upper: CompiledPlans?) {
    isGuarded = upper?.isGuarded ?? false
    current = PlanGeneration(
      PlanTable(capacity: 8, hasGroups: hasGroups, above: above), above: upper?.current)
    counts.initialize(repeating: 0, count: 3)
    tables.initialize(to: nil)
    di_store_word(counts + 2, hasGroups ? 1 : 0)
    publish()
  }

  deinit {
    tables.deallocate()
    counts.deallocate()
  }

  /// Whether any component belongs to a group. Read without the lock.
  var hasGroups: Bool { di_load_word(counts + 2) != 0 }

  /// How often the plans were outdated. Read without the lock.
  var generation: UInt { di_load_word(counts) }

  /// How often components were added or changed. Read without the lock.
  var changes: UInt { di_load_word(counts + 1) }

  func noteChange() { di_store_word(counts + 1, changes &+ 1) }

  private func publish() {
    let word = UInt(bitPattern: current.table.address) | (isGuarded ? 1 : 0)
    di_store_release(tables, UnsafeMutableRawPointer(bitPattern: word))
  }

  /// The plan for a key, compiled if it is not in the table yet. Compiling may lead here again.
  func plan(_ key: PlanKey, compile: () -> Plan) -> Unmanaged<Plan> {
    if let plan = current.table.find(key) { return plan }
    let plan = compile()
    current.add(plan, for: key)
    publish()
    return Unmanaged.passUnretained(plan)
  }

  /// Lets requests find none of the plans any more.
  ///
  /// - Returns: plans that nobody uses any more, to be released without the lock.
  func outdate(hasGroups: Bool, above: UInt?, _ upper: CompiledPlans?) -> [AnyObject] {
    let former = current
    current = PlanGeneration(
      PlanTable(capacity: 8, hasGroups: hasGroups, above: above), above: upper?.current)
    di_store_word(counts + 2, hasGroups ? 1 : 0)
    let wasGuarded = isGuarded
    isGuarded = isGuarded || generation >= Self.keptGenerations || upper?.isGuarded == true
    publish()
    di_store_word(counts, generation &+ 1)
    guard wasGuarded else {
      kept.append(former)
      return []
    }
    retired.append((former, UInt(di_end_generation())))
    return takeUnused()
  }

  private func takeUnused() -> [AnyObject] {
    di_order_with_readers()
    var unused: [AnyObject] = []
    retired.removeAll { generation, end in
      let isUsed = generation.addresses.withUnsafeBufferPointer {
        di_is_generation_used(end, $0.baseAddress, $0.count) != 0
      }
      if !isUsed { unused.append(generation) }
      return !isUsed
    }
    return unused
  }

  /// Says that the thread is about to use current plans. Called under the lock.
  func guardCurrent(_ context: ResolutionContext) {
    if isGuarded { _ = di_guard_plans(context.state, tables) }
  }
}

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
