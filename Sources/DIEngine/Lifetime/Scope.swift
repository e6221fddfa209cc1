internal import CDIEngine

/// A view of an engine's components that owns instances: those with a scope lifetime.
///
/// Every façade's container is a view of a scope.
@usableFromInline
package final class Scope: @unchecked Sendable {
  @usableFromInline package let engine: Engine
  package let options: RequestOptions
  /// The scope of the engine's parent. It keeps instances that depend only on the parent's components.
  @usableFromInline package let parent: Scope?
  @inlinable package var registry: Registry { engine.registry }
  /// Nested requests on scopes with the same key join one resolution.
  package let joinKey: UnsafeRawPointer
  /// The word with the current plans of the scope's registry.
  let published: AtomicWord
  /// The slots and boxed finished instances that the scope keeps, and the marks `above` and `withdrawn`. They are read
  /// without a lock.
  private let table: AtomicTable<InstanceKey>
  /// Guards what the scope keeps. Scopes that a thread creates share one: many live for one request, and few have to
  /// do with more than one thread.
  private let mutex = mutexes.mutex(di_thread_number())
  private static let mutexes = MutexPool(.scope)
  private var ending = Ending()
  /// Nil until there are some: an empty dictionary costs more to create and to release.
  private var externalInstances: [InstanceKey: ExternalInstances]?
  /// The number of ownerships.
  private var owners = 0
  /// Whether the scope had owners and has none any more.
  private var isAbandoned = false
  /// Whether kept instances may hold delayed requests, which retain the scope.
  private var mayHoldItself = false
  /// Not null if both conditions hold; read without the lock.
  private let weakening: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// The registry's change count plus one at the time when `above` entries were noted; 0 if none were.
  private let homesSeen: UnsafeMutableRawPointer
  /// Not null if all elements of `many` share one resolution.
  private let sharing: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Not null if the scope was cleaned; read without the lock.
  private let cleaning: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  package init(
    _ engine: __shared Engine, _ options: RequestOptions, parent: __shared Scope? = nil,
    ownsEngine: Bool = false
  ) {
    self.engine = engine
    self.options = options
    ending.includesEngine = ownsEngine
    self.parent = parent
    published = engine.registry.compiled.published
    // One piece of memory for the words and the first table: many scopes live for one request.
    let (words, capacity) = (4, 16)
    let memory = di_allocate(
      UInt(
        words * MemoryLayout<UnsafeMutableRawPointer?>.stride
          + AtomicTable<InstanceKey>.byteCount(capacity)),
      UInt(MemoryLayout<UnsafeMutableRawPointer?>.alignment)
    ).unsafelyUnwrapped
    weakening = memory.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: words)
    weakening.initialize(repeating: nil, count: words)
    homesSeen = UnsafeMutableRawPointer(weakening + 1)
    sharing = weakening + 2
    cleaning = weakening + 3
    table = AtomicTable(at: UnsafeMutableRawPointer(weakening + words), capacity: capacity)
    // A scope can't use its own address before it is initialized: the address of its memory stands for
    // it.
    switch options.joins {
    case .sameScope: joinKey = UnsafeRawPointer(weakening)
    case .sameEngine: joinKey = UnsafeRawPointer(Unowned(engine).address)
    }
  }

  deinit {
    if let list = ending.list { engine.registry.reportUnended(list.ownerDied()) }
    table.visit { key, value in
      guard Self.isKept(value) else { return }
      guard key.kind == .slot else {
        return Unowned<AnyBox>(address: value).release()
      }
      var slot: InstanceSlot? = Unowned<InstanceSlot>(address: value).take()
      // A record may retain the slot longer.
      if !isKnownUniquelyReferenced(&slot) { slot?.leaveScope() }
    }
    table.deallocateCopies()
    di_free(weakening)
  }

  /// Whether the elements of an outermost `many` request share one resolution.
  ///
  /// Otherwise each element has its own, so its injections run before the next element is created. May
  /// be set at any time.
  package var manySharesResolution: Bool {
    get { di_load_acquire(sharing) != nil }
    set { di_store_release(sharing, newValue ? UnsafeMutableRawPointer(sharing) : nil) }
  }

  /// What ends with the scope.
  private struct Ending {
    /// The records of what the scope keeps; nil until there are some.
    var list: EndList?
    var includesEngine = false
  }

  /// The table value that stands for what an ancestor keeps.
  private static var above: UnsafeMutableRawPointer { mark(1) }

  /// The table value that stands for what the scope doesn't keep any more.
  private static var withdrawn: UnsafeMutableRawPointer { mark(2) }

  private static func mark(_ number: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: number).unsafelyUnwrapped
  }

  /// Whether a table value is a slot or a box, not a mark.
  @inline(__always)
  private static func isKept(_ value: UnsafeMutableRawPointer?) -> Bool {
    UInt(bitPattern: value) > UInt(bitPattern: withdrawn)
  }

  /// Returns the slot or the boxed finished instance that the scope keeps. Needs no lock, but a reading if the instance
  /// may be dropped.
  func find(_ key: InstanceKey) -> UnsafeMutableRawPointer? {
    let value = table.find(key)
    return Self.isKept(value) ? value : nil
  }

  /// Returns a boxed finished instance that the scope, an ancestor or an instance store keeps. Call it in a reading
  /// only.
  @usableFromInline
  func findFinished(_ place: ReadPlace) -> UnsafeMutableRawPointer? {
    if let memory = place.storeMemory { return di_load_acquire(memory) }
    guard let value = table.find(InstanceKey(bits: place.bits)) else { return nil }
    if Self.isKept(value) { return value }
    return value == Self.above && isAboveCurrent ? parent?.findFinished(place) : nil
  }

  /// Returns the slot of an instance that this scope or an ancestor keeps.
  func slot(for plan: ComponentPlan) -> InstanceSlot {
    if let known = table.find(plan.identity.slotKey) {
      if Self.isKept(known) {
        return Unowned<InstanceSlot>(address: known).object
      }
      if known == Self.above, isAboveCurrent { return parent.unsafelyUnwrapped.slot(for: plan) }
    }
    if let parent, isKeptAbove(plan) { return parent.slot(for: plan) }
    return ownSlot(for: plan)
  }

  private func ownSlot(for plan: ComponentPlan) -> InstanceSlot {
    let key = plan.identity.slotKey
    return mutex.locked {
      if let slot = find(key) {
        return Unowned<InstanceSlot>(address: slot).object
      }
      let isCleanable = plan.lifetime.kind == .scopeUntilCleaned
      let slot = InstanceSlot(
        isCleanable && isWeakened ? .weak : plan.lifetime.strength, in: self,
        untilCleaned: isCleanable, mutex)
      table.set(Unowned.retaining(slot).address, for: key)
      return slot
    }
  }

  /// Whether an ancestor keeps the instance, because it depends on nothing that this scope's registry
  /// offers. Notes the result.
  private func isKeptAbove(_ plan: ComponentPlan) -> Bool {
    guard plan.lifetime.kind == .scopeUntilCleaned, !plan.component.isOf(registry) else {
      return false
    }
    let (home, changes) = registry.locked {
      (registry.home(of: plan.component), registry.changes)
    }
    guard home !== registry else { return false }
    noteAbove(plan.identity.slotKey, as: changes)
    return true
  }

  /// Redirects readers of an instance to the ancestors, if its slot is known to be there.
  func noteAbove(_ key: InstanceKey, of plan: ComponentPlan) {
    guard table.find(key) != Self.above, isAboveCurrent,
      table.find(plan.identity.slotKey) == Self.above
    else { return }
    noteAbove(key, as: di_load_word(homesSeen) &- 1)
  }

  private func noteAbove(_ key: InstanceKey, as changes: UInt) {
    mutex.locked {
      let seen = di_load_word(homesSeen)
      // Entries noted for another change count may be outdated.
      if seen != changes &+ 1 {
        table.visit { key, value in
          if value == Self.above { table.set(Self.withdrawn, for: key) }
        }
        di_store_word(homesSeen, changes &+ 1)
      }
      if find(key) == nil { table.set(Self.above, for: key) }
    }
  }

  /// Whether the noted `above` entries are still valid.
  private var isAboveCurrent: Bool { di_load_word(homesSeen) == registry.changes &+ 1 }

  /// Publishes a finished instance to readers. Called by its slot, under the lock of both.
  func setFinished(_ box: AnyBox, _ key: InstanceKey) {
    table.set(Unowned.retaining(box).address, for: key)
  }

  /// Withdraws finished instances from readers, which may still use the returned ones. Called by their
  /// slot, under the lock of both.
  func takeFinished(_ keys: [InstanceKey]) -> [AnyBox] {
    keys.compactMap { key in
      guard let box = table.set(Self.withdrawn, for: key), Self.isKept(box) else { return nil }
      return Unowned<AnyBox>(address: box).take()
    }
  }

  /// Returns the external instances in this scope with the given identity.
  func externalInstances(of identity: InstanceIdentity) -> ExternalInstances {
    mutex.locked {
      if let objects = externalInstances?[identity.slotKey] { return objects }
      let objects = ExternalInstances()
      externalInstances = externalInstances ?? [:]
      externalInstances?[identity.slotKey] = objects
      return objects
    }
  }

  /// Drops the instances that are kept until the scope is cleaned. Instances that other code retains
  /// live on, but requests don't find them any more, except one that runs on this thread, or in this task, and has made
  /// them, or holds them.
  package func clean() {
    di_store_release(cleaning, UnsafeMutableRawPointer(cleaning))
    for slot in cleanable {
      guard let (box, request) = slot.clean() else { continue }
      ResolutionContext.holdDropped(box, of: slot, madeBy: request)
    }
  }

  /// The slots of instances that are kept until the scope is cleaned.
  private var cleanable: [InstanceSlot] {
    mutex.locked {
      var slots: [InstanceSlot] = []
      table.visit { key, value in
        guard key.kind == .slot, Self.isKept(value) else { return }
        let slot = Unowned<InstanceSlot>(address: value).object
        if slot.isCleanable { slots.append(slot) }
      }
      return slots
    }
  }

  /// Adds the first owner of a scope that no other thread knows.
  func addFirstOwner() { owners = 1 }

  /// Adds an owner, if the scope has one already.
  ///
  /// - Returns: Whether an owner was added.
  func addOwner() -> Bool {
    mutex.locked {
      guard owners > 0 else { return false }
      owners += 1
      return true
    }
  }

  /// Removes an owner.
  func removeOwner() {
    updateOwnership {
      owners -= 1
      if owners == 0 { isAbandoned = true }
    }
  }

  /// Notes that an instance which this scope or an ancestor may keep holds a delayed request.
  func noteDelayed() {
    updateOwnership { mayHoldItself = true }
    parent?.noteDelayed()
  }

  /// Whether the scope holds its cleanable instances weakly: strong references would form a retain
  /// cycle.
  var isWeakened: Bool { di_load_acquire(weakening) != nil }

  /// Whether `clean()` was called.
  var wasCleaned: Bool { di_load_acquire(cleaning) != nil }

  /// Notes a condition; weakens the cleanable instances if it was the last one missing.
  private func updateOwnership(_ note: () -> Void) {
    let weakens = mutex.locked {
      note()
      guard isAbandoned, mayHoldItself, !isWeakened else { return false }
      di_store_release(weakening, UnsafeMutableRawPointer(weakening))
      return true
    }
    guard weakens else { return }
    for slot in cleanable { slot.weaken() }
    existingEndList?.weaken()
  }

  // MARK: The end

  /// The records of what the scope keeps; nil if there are none.
  var existingEndList: EndList? { mutex.locked { ending.list } }

  /// The records of what the scope keeps.
  package var endList: EndList {
    if let known = existingEndList { return known }
    let above = [parent?.endList, registry.endList].compactMap(\.self)
    let made = EndList(depth: registry.depth, below: above)
    return mutex.locked {
      if ending.list == nil { ending.list = made }
      return ending.list.unsafelyUnwrapped
    }
  }

  /// Whether the engine ends with the scope.
  package var endsEngine: Bool { ending.includesEngine }

  /// The list whose end is that of the scope.
  var endingList: EndList { endsEngine ? registry.endList : endList }
}
