public import CDIEngine

/// A view of a graph with objects of its own: those whose lifetime is a scope.
///
/// Every façade's container is a view of a scope.
@usableFromInline
package final class Scope: @unchecked Sendable {
  package let engine: Engine
  package let options: RequestOptions
  /// The scope of the engine's parent that objects made of nothing but the parent's are kept in.
  @usableFromInline let parent: Scope?
  let registry: Registry
  /// What a nested request must ask to belong to the same resolution.
  let family: UnsafeRawPointer
  @usableFromInline let tables: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Where readers find the current table of what the scope keeps.
  @usableFromInline let instances: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let mutex = Mutex(.scope)
  private var externalInstances: [InstanceKey: ExternalInstances] = [:]
  /// How many hold the scope from outside.
  private var owners = 0
  /// Whether there were owners, and are none any more.
  private var isAbandoned = false
  /// Whether objects that the scope keeps may hold delayed requests, and these the scope.
  private var mayHoldItself = false
  /// Whether both are so, read without the lock: not null.
  private let loose: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// How often components had been changed when `above` was noted, one more; else 0.
  private let homesSeen: UnsafeMutableRawPointer
  /// Whether all elements of many belong to one resolution: not null.
  private let sharing: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  package init(_ engine: Engine, _ options: RequestOptions, parent: Scope? = nil) {
    self.engine = engine
    self.options = options
    self.parent = parent
    registry = engine.registry
    tables = engine.registry.tables
    instances = .allocate(capacity: 4)
    loose = instances + 1
    homesSeen = UnsafeMutableRawPointer(instances + 2)
    sharing = instances + 3
    instances.initialize(to: InstanceTable(capacity: 16, replacing: nil).memory)
    (instances + 1).initialize(repeating: nil, count: 3)
    // A scope can't refer to itself before it is made: the address of its memory stands for it.
    switch options.joins {
    case .sameScope: family = UnsafeRawPointer(instances)
    case .sameEngine: family = UnsafeRawPointer(Unmanaged.passUnretained(engine).toOpaque())
    }
  }

  deinit {
    let table = self.table
    table.visit { key, place in
      guard let value = place.pointee, value != Self.above else { return }
      guard InstanceKey(bits: key).kind == .slot else {
        return Unmanaged<AnyBox>.fromOpaque(value).release()
      }
      var slot: InstanceSlot? = Unmanaged<InstanceSlot>.fromOpaque(value).takeRetainedValue()
      // A record may hold the slot longer.
      if !isKnownUniquelyReferenced(&slot) { slot?.leaveScope() }
    }
    table.deallocate()
    instances.deallocate()
  }

  /// Whether the elements of many that are asked for outermost belong to one resolution. Otherwise each has
  /// its own, and gets its injections before the next one is made. It may be set at any time.
  package var manySharesResolution: Bool {
    get { di_load_acquire(sharing) != nil }
    set { di_store_release(sharing, newValue ? UnsafeMutableRawPointer(sharing) : nil) }
  }

  @inlinable var table: InstanceTable {
    InstanceTable(di_load_acquire(instances).unsafelyUnwrapped)
  }

  /// What stands in the table for something that the parent keeps.
  @inlinable static var above: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: 1).unsafelyUnwrapped
  }

  /// The slot of a cell's object, which this scope keeps or one above. It lives as long as this scope.
  func heldSlot(for plan: ComponentPlan) -> Unmanaged<InstanceSlot> {
    let key = plan.identity.slotKey
    if let slot = table.find(key.bits) {
      guard slot == Self.above else { return .fromOpaque(slot) }
      if isAboveCurrent { return parent.unsafelyUnwrapped.heldSlot(for: plan) }
    }
    if let parent, isKeptAbove(plan) { return parent.heldSlot(for: plan) }
    return ownSlot(for: plan)
  }

  private func ownSlot(for plan: ComponentPlan) -> Unmanaged<InstanceSlot> {
    let key = plan.identity.slotKey.bits
    return mutex.locked {
      if let slot = table.find(key), slot != Self.above { return .fromOpaque(slot) }
      let isCleanable = plan.lifetime.kept == .scopeUntilCleaned
      let strength = isCleanable && isLoose ? .weak : plan.lifetime.strength
      let slot = Unmanaged.passRetained(
        InstanceSlot(strength, in: self, untilCleaned: isCleanable, mutex))
      set(slot.toOpaque(), key)
      return slot
    }
  }

  /// Whether a scope above keeps the object of a cell, as nothing that this one's registry offers leads
  /// to it; notes that it is so.
  private func isKeptAbove(_ plan: ComponentPlan) -> Bool {
    guard plan.lifetime.kept == .scopeUntilCleaned, plan.component.registry !== registry else {
      return false
    }
    let (home, changes) = registry.locked {
      (registry.home(of: plan.component), registry.changes)
    }
    guard home !== registry else { return false }
    noteAbove(plan.identity.slotKey, as: changes)
    return true
  }

  /// Lets readers look above for an object, if its slot is known to be there.
  func noteAbove(_ key: InstanceKey, of plan: ComponentPlan) {
    guard table.find(key.bits) == nil, isAboveCurrent,
      table.find(plan.identity.slotKey.bits) == Self.above
    else { return }
    noteAbove(key, as: di_load_word(homesSeen) &- 1)
  }

  private func noteAbove(_ key: InstanceKey, as changes: UInt) {
    mutex.locked {
      let seen = di_load_word(homesSeen)
      // What was noted earlier may not hold any more.
      if seen != changes &+ 1 {
        table.visit { _, place in
          if place.pointee == Self.above { di_store_release(place, nil) }
        }
        di_store_word(homesSeen, changes &+ 1)
      }
      if table.find(key.bits) == nil { set(Self.above, key.bits) }
    }
  }

  /// Whether what was noted to be kept above still is.
  @usableFromInline var isAboveCurrent: Bool { di_load_word(homesSeen) == registry.changes &+ 1 }

  /// Sets a value of the table. One caller at a time.
  ///
  /// - Returns: the former one.
  @discardableResult
  private func set(_ value: UnsafeMutableRawPointer?, _ key: UInt) -> UnsafeMutableRawPointer? {
    let (former, larger) = table.set(value, for: key)
    if let larger { di_store_release(instances, larger.memory) }
    return former
  }

  /// Lets readers find a finished object. Called by its slot, under the lock of both.
  func setFinished(_ box: AnyBox, _ key: InstanceKey) {
    set(Unmanaged.passRetained(box).toOpaque(), key.bits)
  }

  /// Lets readers find finished objects no more; somebody may still be reading what is returned. Called
  /// by their slot, under the lock of both.
  func takeFinished(_ keys: [InstanceKey]) -> [AnyBox] {
    keys.compactMap { key in
      guard let box = set(nil, key.bits), box != Self.above else { return nil }
      return Unmanaged<AnyBox>.fromOpaque(box).takeRetainedValue()
    }
  }

  /// What was handed to this scope as an object of a cell.
  func externalInstances(of identity: InstanceIdentity) -> ExternalInstances {
    mutex.locked {
      if let objects = externalInstances[identity.slotKey] { return objects }
      let objects = ExternalInstances()
      externalInstances[identity.slotKey] = objects
      return objects
    }
  }

  /// Drops the objects that are kept until the scope is cleaned. Those that somebody still holds
  /// live on, but are not found any more.
  package func clean() {
    for slot in cleanable { slot.clean() }
  }

  /// The slots of objects that are kept until the scope is cleaned.
  private var cleanable: [InstanceSlot] {
    mutex.locked {
      var slots: [InstanceSlot] = []
      table.visit { key, place in
        guard InstanceKey(bits: key).kind == .slot, let value = place.pointee,
          value != Self.above
        else { return }
        let slot = Unmanaged<InstanceSlot>.fromOpaque(value).takeUnretainedValue()
        if slot.isCleanable { slots.append(slot) }
      }
      return slots
    }
  }

  /// One more holds the scope from outside; or does so only if others do.
  func addOwner(ifOwned: Bool = false) -> Bool {
    mutex.locked {
      if ifOwned, owners == 0 { return false }
      owners += 1
      return true
    }
  }

  /// One less holds the scope from outside.
  func removeOwner() {
    noting {
      owners -= 1
      if owners == 0 { isAbandoned = true }
    }
  }

  /// Notes that an object which this scope or a parent of it may come to keep holds a delayed request.
  func noteDelayed() {
    noting { mayHoldItself = true }
    parent?.noteDelayed()
  }

  /// Whether the scope holds what it keeps until it is cleaned no longer than others do, since it
  /// would keep itself.
  var isLoose: Bool { di_load_acquire(loose) != nil }

  /// Notes something that may be the last reason to hold objects no longer.
  private func noting(_ note: () -> Void) {
    let loosens = mutex.locked {
      note()
      guard isAbandoned, mayHoldItself, !isLoose else { return false }
      di_store_release(loose, UnsafeMutableRawPointer(loose))
      return true
    }
    guard loosens else { return }
    for slot in cleanable { slot.loosen() }
  }
}
