/// One attempt to make one object that others may need: a shared one, or one that a shared one may
/// hold before it is finished.
///
/// Records belong to the gate: all of them are guarded by its lock. So no access overlaps with another,
/// and none is checked for it: that would take a fifth of the time that a shared object costs.
package final class CreationRecord {
  package enum Phase: Sendable {
    /// The initializer runs, or the injections that belong to it.
    case initializing
    /// There is an object, whose injections are outstanding.
    case early
    /// Initializer and injections are over; what the object holds may be unfinished.
    case done
    /// The object, and all that it reaches, is finished: everybody may have it.
    case ready
    /// The attempt failed, or the object holds one whose attempt failed.
    case failed
  }

  /// Who makes the object. Its thread holds it while it runs; what it leaves unsettled holds it from then
  /// on, by `endedOwner`.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var owner: Creator
  /// The owner, once it has ended without settling the record.
  @exclusivity(unchecked) var endedOwner: Creator?
  /// What is made; nil for what is no object of a component.
  @exclusivity(unchecked) private(set) var plan: ComponentPlan?
  /// Where the object is kept once it is ready. The request that began the record holds the slot.
  @exclusivity(unchecked) private(set) var heldSlot: Unmanaged<InstanceSlot>?
  /// The slot, and the registry of the plan, from when on the record may outlive the request that began it.
  @exclusivity(unchecked) private var retained: Retained?

  private final class Retained {
    let slot: InstanceSlot?
    let registry: Registry?

    init(_ slot: InstanceSlot?, _ registry: Registry?) {
      self.slot = slot
      self.registry = registry
    }
  }
  @exclusivity(unchecked) package internal(set) var phase = Phase.initializing
  @exclusivity(unchecked) package internal(set) var box: AnyBox?
  /// Whether the initializer or an injection of the object runs.
  @exclusivity(unchecked) package internal(set) var isOnStack = false
  /// The record whose code asked for this one, while both are on the stack. Both are held by the list
  /// of their resolution.
  @exclusivity(unchecked) unowned(unsafe) var below: CreationRecord?
  /// The next one that the same resolution began earlier, or the next spare one.
  @exclusivity(unchecked) var earlier: CreationRecord?
  /// Why the attempt must fail as soon as its running code returns.
  @exclusivity(unchecked) package internal(set) var pendingFailure: Failure?
  /// Records of objects that this one was given before they were ready, and the reverse.
  @exclusivity(unchecked) package var holds: [CreationRecord] = []
  @exclusivity(unchecked) package var heldBy: [CreationRecord] = []
  /// Other resolutions that were given the object before it was ready.
  @exclusivity(unchecked) package internal(set) var borrowers: [Creator] = []
  /// The last search that came by here.
  @exclusivity(unchecked) var visit = 0

  init(_ slot: InstanceSlot?, _ plan: ComponentPlan?, _ owner: Creator) {
    heldSlot = slot.map(Unmanaged.passUnretained)
    self.plan = plan
    self.owner = owner
  }

  /// Lets a spare record stand for another attempt of the same resolution.
  func renew(_ slot: InstanceSlot?, _ plan: ComponentPlan?) {
    phase = .initializing
    heldSlot = slot.map(Unmanaged.passUnretained)
    self.plan = plan
  }

  /// Forgets what the attempt was for. Not under the gate's lock: the plan may die here.
  func forgetPlan() { plan = nil }

  var slot: InstanceSlot? {
    get { heldSlot?.takeUnretainedValue() }
    set { heldSlot = newValue.map(Unmanaged.passUnretained) }
  }

  /// Holds the slot, and what the plan belongs to, from now on until the record lets the slot go.
  func retainSlot() {
    if retained == nil { retained = Retained(slot, plan?.registry) }
  }

  /// Forgets the slot.
  ///
  /// - Returns: what the record held; not to be released under the gate's lock.
  func takeSlot() -> AnyObject? {
    heldSlot = nil
    guard let held = retained else { return nil }
    retained = nil
    return held
  }

  /// Whether initializer and injections are over, well or not.
  package var isFinished: Bool {
    switch phase {
    case .initializing, .early: return false
    case .done, .ready, .failed: return true
    }
  }

  /// Whether no other record or resolution has to do with the object.
  var isAlone: Bool { holds.isEmpty && heldBy.isEmpty && borrowers.isEmpty }

  /// Whether another record is known to be held by this one. Both know, so the shorter list tells.
  func isHolding(_ other: CreationRecord) -> Bool {
    holds.count < other.heldBy.count
      ? holds.contains { $0 === other } : other.heldBy.contains { $0 === self }
  }

  /// Whether nothing about the record will change any more.
  package var isSettled: Bool { phase == .ready || phase == .failed }
}
