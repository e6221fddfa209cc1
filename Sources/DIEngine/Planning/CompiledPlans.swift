public import CDIEngine

/// Runs code that uses plans: none that it finds is released before it ends.
///
/// Every request outside of another one lies in such a use from the search for its plan to its end.
@inlinable
@inline(__always)
package func usingPlans<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
  let use = di_begin_plans(di_current_thread_state())
  defer { di_end_plans(use) }
  return try body()
}

/// Whether the current thread uses plans.
var isUsingPlans: Bool {
  di_current_thread_state().pointee.reader.map { $0.pointee.since != 0 } ?? false
}

/// The plans of one registry, guarded by its lock, and the table in which requests find them without locking.
///
/// A registration under a type that some plan looked up ends the generation of plans: requests find an empty
/// table from then on. Running requests go on with the plans that they hold. Example: while the closure of
/// `Car` runs on one thread, another thread registers a second `Engine`.
///
/// 1. The request for `Car` has noted when it began: how many generations had ended in the process by then, say 5
///    (`usingPlans`). Each thread has a word of its own for that, so threads don't disturb each other.
/// 2. The registration publishes an empty table, and ends the generation as the sixth (`di_end_generation`).
/// 3. The registry keeps the ended generation as long as a thread uses plans since a time before the sixth end:
///    only such a request can have found one of its plans. When the next generation ends, the registry
///    looks again, and releases what nobody uses (`di_last_unused_generation`).
///
/// A request reads the clock, notes it, and reads the table, in this order: so either the thread that ends a generation
/// sees the note, or the request finds the new table.
///
/// A request that only looks for a finished object needs no such use: it looks in a reading (`di_begin_reading`), a
/// few instructions for whose end the registry waits before it releases anything.
///
/// Whoever runs plans on several threads, or later, holds their generation, an ordinary reference: a request of a task,
/// and a delayed request.
package final class CompiledPlans {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private var currentMemory: UInt = 0
  private var generationMemory: UInt = 0
  private var changesMemory: UInt = 0
  private var modulesMemory: UInt = 0
  private var endedMemory: UInt = 0

  @exclusivity(unchecked) package private(set) var current: PlanGeneration
  /// Ended generations that a thread may use, each with the number of its end, in ascending order.
  private var ended: [(generation: PlanGeneration, end: UInt)] = []

  /// Creates the plans of a registry.
  ///
  /// - Parameters:
  ///   - hasModules: Whether any component belongs to a module.
  ///   - above: The number of times that the plans of the parent registries were outdated; nil if there is no
  ///     parent.
  ///   - upper: The plans of the parent registry.
  init(hasModules: Bool, above: UInt?, _ upper: CompiledPlans?) {
    current = PlanGeneration(hasModules: hasModules, outdatedAbove: above, above: upper?.current)
    publish(hasModules: hasModules)
  }

  /// The word from which requests load the address of the current generation. It lives as long as the registry.
  var published: AtomicWord { AtomicWord(in: self) }

  private var generationWord: AtomicWord { AtomicWord(in: self, at: 1) }

  private var changesWord: AtomicWord { AtomicWord(in: self, at: 2) }

  private var modulesWord: AtomicWord { AtomicWord(in: self, at: 3) }

  private var endedWord: AtomicWord { AtomicWord(in: self, at: 4) }

  /// Whether a scope of the registry, or the registry, has ended. Readable without the lock.
  var mayHaveEnded: Bool { endedWord.load() != 0 }

  func noteEnd() { endedWord.store(1) }

  /// Whether any component belongs to a module. Readable without the lock.
  var hasModules: Bool { modulesWord.load() != 0 }

  /// The number of times that the plans were outdated. Readable without the lock.
  var generation: UInt { generationWord.load() }

  /// The number of times that components were added or changed. Readable without the lock.
  var changes: UInt { changesWord.load() }

  func noteChange() { changesWord.store(changes &+ 1) }

  private func publish(hasModules: Bool) {
    modulesWord.store(hasModules ? 1 : 0)
    published.store(UInt(bitPattern: Unowned(current).address))
  }

  /// Returns the plan for a key, and compiles it if there is none. `compile` may call this method again.
  ///
  /// - Parameter expected: The number of plans that may come: that of the components.
  func plan(_ key: PlanKey, expecting expected: Int, compile: () -> Plan) -> Unowned<Plan> {
    if let plan = current.find(key) { return plan }
    let plan = compile()
    current.add(plan, for: key, expecting: expected)
    return Unowned(plan)
  }

  /// Replaces the current generation by an empty one, so that no request finds an outdated plan.
  ///
  /// - Returns: The generations that no request uses. The caller must release them outside the lock.
  func outdate(hasModules: Bool, above: UInt?, _ upper: CompiledPlans?) -> [AnyObject] {
    let former = current
    former.end()
    current = PlanGeneration(hasModules: hasModules, outdatedAbove: above, above: upper?.current)
    publish(hasModules: hasModules)
    generationWord.store(generation &+ 1)
    ended.append((former, UInt(di_end_generation())))
    let last = UInt(di_last_unused_generation())
    let unused = ended.prefix { $0.end <= last }
    ended.removeFirst(unused.count)
    return unused.map(\.generation)
  }
}

/// The plans that were compiled between two changes that outdate plans.
///
/// `CompiledPlans` says who holds it.
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

  /// The plans of requests.
  private let table = AtomicTable<PlanKey>(capacity: 8)
  /// Whether a request doesn't also depend on the requesting module, nor on parent registries that may change.
  private let isUnconditional: Bool
  /// The number of times that the plans of the parent registries had been outdated at the beginning; nil if there is no
  /// parent.
  let outdatedAbove: UInt?
  /// The generation of the parent registry, whose component plans the plans of this generation call.
  private let above: PlanGeneration?
  @exclusivity(unchecked) private var plans: [Plan] = []
  /// The plans that their instance identities refer to.
  @exclusivity(unchecked) private var componentPlans: [ComponentPlan] = []
  /// The other plans: for further requesting modules, for argument signatures, and for components of another
  /// registry.
  @exclusivity(unchecked) private var furtherComponentPlans: [IdentityKey: ComponentPlan] = [:]

  /// The asynchronous forms of the plans; nil until asynchronous code makes a request.
  @exclusivity(unchecked) package var asyncForms: (any AsyncFormMaker)?

  fileprivate init(hasModules: Bool, outdatedAbove: UInt?, above: PlanGeneration?) {
    isUnconditional = !hasModules && outdatedAbove == nil
    self.outdatedAbove = outdatedAbove
    self.above = above
  }

  deinit {
    for plan in componentPlans { plan.releaseCalledPlans() }
    for plan in furtherComponentPlans.values { plan.releaseCalledPlans() }
    table.deallocate()
  }

  /// Returns the generation that `CompiledPlans.published` refers to. Needs no lock, but a reading or a use of plans.
  @inline(__always)
  static func current(at published: AtomicWord) -> Unowned<PlanGeneration> {
    Unowned(address: UnsafeRawPointer(bitPattern: published.load()).unsafelyUnwrapped)
  }

  /// Returns the plan for a key. Needs no lock, but a reading or a use of plans.
  func find(_ key: PlanKey) -> Unowned<Plan>? {
    table.find(key).map { Unowned(address: $0) }
  }

  /// Returns the plan for a key unless it depends on the requesting module or on parent registries.
  @inline(__always)
  func findUnconditional(_ key: PlanKey) -> Unowned<Plan>? {
    isUnconditional ? table.find(key).map { Unowned(address: $0) } : nil
  }

  /// Makes the instance identities forget the plans, which may be released from now on.
  fileprivate func end() {
    for plan in componentPlans { plan.identity.note(nil) }
  }

  /// Retains a plan as long as this generation lives.
  func own(_ plan: Plan) {
    plans.append(plan)
  }

  /// Retains a plan and lets requests find it.
  fileprivate func add(_ plan: Plan, for key: PlanKey, expecting expected: Int) {
    // This generation already retains its component plans.
    let isKept = plan.componentPlan.map { $0 === plan && $0.generation === self } ?? false
    if !isKept { plans.append(plan) }
    table.set(Unowned(plan).address, for: key, expecting: expected)
  }

  func componentPlan(
    _ identity: InstanceIdentity, from module: RequestingModule, signature: ObjectIdentifier?
  ) -> ComponentPlan? {
    // The plan of a component of another registry is noted for that registry's generation.
    if signature == nil, let plan = identity.plan?.object,
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
