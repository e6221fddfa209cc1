/// One attempt to create one object that other creators may need: a shared instance, or an object that
/// a shared instance may hold before it is finished.
///
/// The gate's lock guards all records. So no two accesses overlap, and exclusivity checks are off: they
/// would take a fifth of the time of creating a shared instance.
package final class CreationRecord {
  package enum Phase: Sendable {
    /// The initializer is running, or the injections that count as part of it.
    case initializing
    /// The object exists; its injections are outstanding.
    case early
    /// Initializer and injections have run; objects that this one holds may be unfinished.
    case done
    /// The object and everything it reaches are finished: every thread may use it.
    case ready
    /// The attempt failed, or that of an object that this one holds.
    case failed
  }

  /// The creator of the object. Its thread retains it while it runs; afterwards unsettled records
  /// retain it through `endedOwner`.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var owner: Creator
  /// The owner, if it has ended without settling this record.
  @exclusivity(unchecked) var endedOwner: Creator?
  /// The plan of the object's component; nil if the record stands for no component.
  @exclusivity(unchecked) private(set) var plan: ComponentPlan?
  /// The slot that keeps the instance once it is ready. Retained by the request that began the record.
  @exclusivity(unchecked) private(set) var heldSlot: Unmanaged<InstanceSlot>?
  /// The slot and the plan's registry, retained as soon as the record may outlive the request that
  /// began it.
  @exclusivity(unchecked) private var retained: Retained?

  private final class Retained {
    let slot: InstanceSlot?
    let registry: Registry?

    init(_ slot: InstanceSlot?, _ registry: Registry?) {
      self.slot = slot
      self.registry = registry
    }
  }
  /// The place at which readers will find the instance; none if there is none, or if they find it there already. Only
  /// the owner reads and writes it, so not even the gate's lock guards it.
  @exclusivity(unchecked) var place = CachedInstance.none
  @exclusivity(unchecked) package internal(set) var phase = Phase.initializing
  @exclusivity(unchecked) package internal(set) var box: AnyBox?
  /// Whether the initializer or an injection of the object is running.
  @exclusivity(unchecked) package internal(set) var isOnStack = false
  /// The record whose code requested this one, while both are on the stack. Their creator's list
  /// retains both.
  @exclusivity(unchecked) unowned(unsafe) var below: CreationRecord?
  /// The record that the same creator began before this one, or the next recycled record.
  @exclusivity(unchecked) var earlier: CreationRecord?
  /// The failure with which the attempt must end as soon as its running code returns.
  @exclusivity(unchecked) package internal(set) var pendingFailure: Failure?
  /// The records of objects that this one received before they were ready, and the reverse.
  @exclusivity(unchecked) package var holds: [CreationRecord] = []
  @exclusivity(unchecked) package var heldBy: [CreationRecord] = []
  /// The other creators that received the object before it was ready.
  @exclusivity(unchecked) package internal(set) var borrowers: [Creator] = []
  /// The tasks that wait until the record is settled, and make nothing that others may need.
  @exclusivity(unchecked) var waiters: [UnsafeContinuation<Void, Never>]?
  /// The creators that wait for the object and need not judge before it exists, or is given up.
  @exclusivity(unchecked) var waitingCreators: [Creator]?
  /// Whether the report of a wait refers to the record weakly, so that it isn't reused.
  @exclusivity(unchecked) var isWatched = false
  /// The number of the last search that visited this record.
  @exclusivity(unchecked) var visit = 0

  init(_ slot: InstanceSlot?, _ plan: ComponentPlan?, _ owner: Creator) {
    heldSlot = slot.map(Unmanaged.passUnretained)
    self.plan = plan
    self.owner = owner
  }

  /// Prepares a recycled record for another attempt of the same creator.
  func renew(_ slot: InstanceSlot?, _ plan: ComponentPlan?) {
    phase = .initializing
    heldSlot = slot.map(Unmanaged.passUnretained)
    self.plan = plan
    place = .none
  }

  /// Drops the plan. Don't call it under the gate's lock: this may be the plan's last reference.
  func forgetPlan() { plan = nil }

  var slot: InstanceSlot? {
    get { heldSlot?.takeUnretainedValue() }
    set { heldSlot = newValue.map(Unmanaged.passUnretained) }
  }

  /// Retains the slot and the plan's registry until the record drops the slot.
  func retainSlot() {
    if retained == nil { retained = Retained(slot, plan?.registry) }
  }

  /// Drops the slot.
  ///
  /// - Returns: The objects that the record retained. Don't release them under the gate's lock.
  func takeSlot() -> AnyObject? {
    heldSlot = nil
    guard let held = retained else { return nil }
    retained = nil
    return held
  }

  /// Whether initializer and injections are over, with or without success.
  package var isFinished: Bool {
    switch phase {
    case .initializing, .early: return false
    case .done, .ready, .failed: return true
    }
  }

  /// Whether the object has no relation to other records or creators.
  var isAlone: Bool { holds.isEmpty && heldBy.isEmpty && borrowers.isEmpty }

  /// Whether this record holds another one. Both sides record it, so the shorter list is searched.
  func isHolding(_ other: CreationRecord) -> Bool {
    holds.count < other.heldBy.count
      ? holds.contains { $0 === other } : other.heldBy.contains { $0 === self }
  }

  /// Whether the record has reached its final phase.
  package var isSettled: Bool { phase == .ready || phase == .failed }
}
