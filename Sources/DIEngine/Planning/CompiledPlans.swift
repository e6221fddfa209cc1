internal import CDIEngine

/// The plans of one registry, guarded by its lock, and the table in which requests find them without locking.
///
/// The registry keeps its first outdated generations until it is deallocated: most programs register first
/// and resolve afterwards, so their requests need not announce which table they read. If plans are outdated
/// more often than that, requests announce the table, and the registry releases an outdated generation as
/// soon as no request uses it.
package final class CompiledPlans {
  /// The number of outdated generations that the registry keeps.
  private static var keptGenerations: Int { 8 }

  /// The memory from which readers load the address of the current table. Its lowest bit is set if readers
  /// must announce that they use the table.
  let tables = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private let counts = UnsafeMutablePointer<UInt>.allocate(capacity: 3)
  @exclusivity(unchecked) package private(set) var current: PlanGeneration
  private var kept: [PlanGeneration] = []
  /// Outdated generations, each with the number that `di_end_generation` returned when it ended.
  private var retired: [(generation: PlanGeneration, end: UInt)] = []
  @exclusivity(unchecked) private(set) var isGuarded: Bool

  /// Creates the plans of a registry.
  ///
  /// - Parameters:
  ///   - hasModules: Whether any component belongs to a module.
  ///   - above: The number of times that the plans of the parent registries were outdated; nil if there is no
  ///     parent.
  ///   - upper: The plans of the parent registry.
  init(hasModules: Bool, above: UInt?, _ upper: CompiledPlans?) {
    isGuarded = upper?.isGuarded ?? false
    current = PlanGeneration(
      PlanTable(capacity: 8, hasModules: hasModules, above: above), above: upper?.current)
    counts.initialize(repeating: 0, count: 3)
    tables.initialize(to: nil)
    di_store_word(counts + 2, hasModules ? 1 : 0)
    publish()
  }

  deinit {
    tables.deallocate()
    counts.deallocate()
  }

  /// Whether any component belongs to a module. Readable without the lock.
  var hasModules: Bool { di_load_word(counts + 2) != 0 }

  /// The number of times that the plans were outdated. Readable without the lock.
  var generation: UInt { di_load_word(counts) }

  /// The number of times that components were added or changed. Readable without the lock.
  var changes: UInt { di_load_word(counts + 1) }

  func noteChange() { di_store_word(counts + 1, changes &+ 1) }

  private func publish() {
    let word = UInt(bitPattern: current.table.address) | (isGuarded ? 1 : 0)
    di_store_release(tables, UnsafeMutableRawPointer(bitPattern: word))
  }

  /// Returns the plan for a key, and compiles it if the table lacks it. `compile` may call this method again.
  ///
  /// - Parameter expected: The number of plans that may come: that of the components.
  func plan(_ key: PlanKey, expecting expected: Int, compile: () -> Plan) -> Unmanaged<Plan> {
    if let plan = current.table.find(key) { return plan }
    let plan = compile()
    current.add(plan, for: key, expecting: expected)
    publish()
    return Unmanaged.passUnretained(plan)
  }

  /// Replaces the current generation by an empty one, so that no request finds an outdated plan.
  ///
  /// - Returns: The generations that no request uses. The caller must release them outside the lock.
  func outdate(hasModules: Bool, above: UInt?, _ upper: CompiledPlans?) -> [AnyObject] {
    let former = current
    former.end()
    current = PlanGeneration(
      PlanTable(capacity: 8, hasModules: hasModules, above: above), above: upper?.current)
    di_store_word(counts + 2, hasModules ? 1 : 0)
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

  /// Announces that the thread is about to use current plans. The caller holds the lock.
  func guardCurrent(_ context: ResolutionContext) {
    if isGuarded { _ = di_guard_plans(context.state, tables) }
  }
}

/// The plans that were compiled between two changes that outdate plans.
///
/// A registry holds the current generation. An outdated generation is released once no running request can
/// use it. A delayed request holds the generation in which its component was chosen.
package final class PlanGeneration {
  /// The key of a component plan among those that the instance identity doesn't hold.
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

  /// The generation of the parent registry, whose component plans the plans of this generation call.
  let above: PlanGeneration?
  @exclusivity(unchecked) private(set) var table: PlanTable
  @exclusivity(unchecked) private var smallerTables: [PlanTable] = []
  @exclusivity(unchecked) private var plans: [Plan] = []
  /// The plans that their instance identities refer to.
  @exclusivity(unchecked) private var componentPlans: [ComponentPlan] = []
  /// The other plans: for further requesting modules, for argument signatures, and for components of another
  /// registry.
  @exclusivity(unchecked) private var furtherComponentPlans: [IdentityKey: ComponentPlan] = [:]

  /// The asynchronous forms of the plans; nil until asynchronous code makes a request.
  @exclusivity(unchecked) package var asyncForms: (any AsyncFormMaker)?

  init(_ table: PlanTable, above: PlanGeneration?) {
    self.table = table
    self.above = above
  }

  deinit {
    for plan in componentPlans { plan.releaseCalledPlans() }
    for plan in furtherComponentPlans.values { plan.releaseCalledPlans() }
    table.deallocateLongKeys()
    for table in smallerTables { table.deallocate() }
    table.deallocate()
  }

  /// The addresses of all tables from which readers may have loaded plans.
  var addresses: [UnsafeMutableRawPointer?] { (smallerTables + [table]).map(\.address) }

  /// Makes the instance identities forget the plans, which may be released from now on.
  fileprivate func end() {
    for plan in componentPlans { plan.identity.note(nil) }
  }

  /// Retains a plan as long as this generation lives.
  func own(_ plan: Plan) {
    plans.append(plan)
  }

  /// Adds a plan to the table. The caller publishes the table.
  func add(_ plan: Plan, for key: PlanKey, expecting expected: Int) {
    // This generation already retains its component plans.
    let isKept = plan.componentPlan.map { $0 === plan && $0.generation === self } ?? false
    if !isKept { plans.append(plan) }
    guard let larger = table.adding(plan, for: key, expecting: expected) else { return }
    smallerTables.append(table)
    table = larger
  }

  func componentPlan(
    _ identity: InstanceIdentity, from module: RequestingModule, signature: ObjectIdentifier?
  ) -> ComponentPlan? {
    // The plan of a component of another registry is noted for that registry's generation.
    if signature == nil, let plan = identity.plan?.takeUnretainedValue(),
      plan.generation === self, plan.module == module
    {
      return plan
    }
    guard !furtherComponentPlans.isEmpty else { return nil }
    return furtherComponentPlans[IdentityKey(identity, module, signature)]
  }

  /// Retains a component plan and makes it available to `componentPlan(_:from:signature:)`.
  ///
  /// - Parameter isOwn: Whether the component was added to this registry. An instance identity refers to
  ///   plans of its own registry only, since generations of several registries are in use at the same time.
  func add(_ plan: ComponentPlan, signature: ObjectIdentifier?, isOwn: Bool) {
    let identity = plan.identity
    if signature == nil, isOwn, identity.plan == nil {
      componentPlans.append(plan)
      identity.note(plan)
    } else {
      furtherComponentPlans[IdentityKey(identity, plan.module, signature)] = plan
    }
  }
}
