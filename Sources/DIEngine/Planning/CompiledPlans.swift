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
  func guardCurrent(_ thread: ThreadState) {
    if isGuarded { _ = di_guard_plans(thread, tables) }
  }
}
