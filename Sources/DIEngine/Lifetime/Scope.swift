/// A view of an engine's components that owns instances: those with a scope lifetime.
///
/// Every façade's container is a view of a scope.
@usableFromInline
package final class Scope: @unchecked Sendable {
  // Four words that are read without the lock, used by their addresses only. They must come first.
  private var wordMemory: (weakening: UInt, sharing: UInt, cleaning: UInt, slots: UInt)
  @usableFromInline package let engine: Engine
  package let options: RequestOptions
  /// The scope of the engine's parent. It keeps instances that depend only on the parent's components.
  @usableFromInline package let parent: Scope?
  @inlinable package var registry: Registry { engine.registry }
  /// Nested requests on scopes with the same key join one resolution.
  package let joinKey: UnsafeRawPointer
  /// Those of the scope's registry.
  let changes: Unowned<RegistryChanges>
  /// Guards what the scope keeps. Scopes that a thread creates share one: many live for one request, and few have to
  /// do with more than one thread.
  private let mutex = mutexes.mutex
  private static let mutexes = MutexPool(.scope)
  /// The records of what the scope keeps; nil until there are some.
  private var ends: EndList?
  /// Whether the engine ends with the scope.
  package let endsEngine: Bool
  /// Nil until there are some: an empty dictionary costs more to create and to release.
  private var externalInstances: [InstanceKey: ExternalInstances]?
  /// The number of owners; nil if there has never been any.
  private var owners: Int?
  /// Whether kept instances may hold delayed requests, which retain the scope.
  private var mayHoldItself = false

  package init(
    _ engine: __shared Engine, _ options: RequestOptions, parent: __shared Scope? = nil,
    ownsEngine: Bool = false
  ) {
    self.engine = engine
    self.options = options
    endsEngine = ownsEngine
    self.parent = parent
    changes = Unowned(engine.registry.changes)
    let slots = AtomicTable<InstanceKey>.makeFirst(capacity: 16)
    wordMemory = (0, 0, 0, slots)
    // A scope can't use its own address before it is initialized: that of its first table stands for it.
    switch options.joins {
    case .sameScope: joinKey = UnsafeRawPointer(bitPattern: slots).unsafelyUnwrapped
    case .sameEngine: joinKey = UnsafeRawPointer(Unowned(engine).address)
    }
  }

  deinit {
    if let list = ends { engine.registry.reportUnended(list.clear()) }
    slots.visit { _, value in Self.keptSlot(value)?.release() }
    slots.deallocate()
  }

  /// Whether the elements of an outermost `many` request share one resolution.
  ///
  /// Otherwise each element has its own, so its injections run before the next element is created. May
  /// be set at any time.
  package var manySharesResolution: Bool {
    get { sharing.load() != 0 }
    set { sharing.store(newValue ? 1 : 0) }
  }

  private var weakening: AtomicWord { AtomicWord(in: self) }
  private var sharing: AtomicWord { AtomicWord(in: self, at: 1) }
  private var cleaning: AtomicWord { AtomicWord(in: self, at: 2) }

  // MARK: Slots

  /// The slots that the scope keeps, and marks for those that an ancestor keeps. Read without a lock; who adds one holds that of
  /// the scope.
  private var slots: AtomicTable<InstanceKey> { AtomicTable(at: AtomicWord(in: self, at: 3)) }

  /// The mark of a slot that an ancestor keeps, as long as the registry doesn't change.
  private static func mark(_ version: UInt) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: version << 1 | 1).unsafelyUnwrapped
  }

  /// Returns the slot of a value of the table; nil if it is a mark.
  @inline(__always)
  private static func keptSlot(_ value: UnsafeMutableRawPointer) -> Unowned<InstanceSlot>? {
    UInt(bitPattern: value) & 1 == 0 ? Unowned(address: value) : nil
  }

  /// Returns the slot that the scope keeps. Needs no lock.
  func find(_ key: InstanceKey) -> Unowned<InstanceSlot>? {
    slots.find(key).flatMap(Self.keptSlot)
  }

  /// Returns the slot that the scope or an ancestor keeps, if it is known in this version of the registry. Needs no lock.
  func known(_ key: InstanceKey) -> Unowned<InstanceSlot>? {
    guard let value = slots.find(key) else { return nil }
    if let slot = Self.keptSlot(value) { return slot }
    return value == Self.mark(changes.with { $0.version }) ? parent?.known(key) : nil
  }

  /// Returns the slot of an instance that this scope or an ancestor keeps.
  ///
  /// - Parameter untilCleaned: Whether `clean()` drops the instance, and an ancestor keeps it if it can.
  func slot(
    for identity: InstanceIdentity, _ strength: Lifetime.Strength, untilCleaned: Bool = false
  ) -> InstanceSlot {
    let key = identity.slotKey
    if let known = known(key) { return known.object }
    if untilCleaned, let parent, isKeptAbove(identity, key) {
      return parent.slot(for: identity, strength, untilCleaned: true)
    }
    return mutex.locked {
      if let slot = find(key) { return slot.object }
      let slot = InstanceSlot(
        untilCleaned && isWeakened ? .weak : strength, in: self, untilCleaned: untilCleaned, mutex)
      slots.set(Unowned.retaining(slot).address, for: key)
      return slot
    }
  }

  /// Whether an ancestor keeps the instance, because it depends on nothing that this scope's registry
  /// offers. Notes the result.
  private func isKeptAbove(_ identity: InstanceIdentity, _ key: InstanceKey) -> Bool {
    let component = identity.component
    guard !component.isOf(registry) else { return false }
    let (isHome, version) = registry.locked {
      changes.with { ($0.home(of: component) === registry, $0.version) }
    }
    guard !isHome else { return false }
    mutex.locked { if find(key) == nil { slots.set(Self.mark(version), for: key) } }
    return true
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
  /// live on, but requests don't find them any more.
  ///
  /// - Parameter hold: Takes what was dropped, its slot, and the number of the request that made it.
  func clean(_ hold: (AnyBox, InstanceSlot, UInt64) -> Void) {
    cleaning.store(1)
    for slot in cleanable {
      guard let (box, request) = slot.clean() else { continue }
      hold(box, slot, request)
    }
  }

  /// The slots of instances that are kept until the scope is cleaned.
  private var cleanable: [InstanceSlot] {
    mutex.locked {
      var found: [InstanceSlot] = []
      slots.visit { _, value in
        if let slot = Self.keptSlot(value)?.object, slot.isCleanable { found.append(slot) }
      }
      return found
    }
  }

  // MARK: Owners

  /// Begins to own the scope, which is new: no other thread knows it. The ownership ends with the result.
  ///
  /// A scope that never had an owner keeps its instances as long as it lives.
  package func beginOwnership() -> ScopeOwnership {
    owners = 1
    return ScopeOwnership(of: self)
  }

  /// An additional ownership of the scope, or nil if the scope has no owner.
  package var ownership: ScopeOwnership? { addOwner() ? ScopeOwnership(of: self) : nil }

  /// Adds an owner, if the scope has one already.
  ///
  /// - Returns: Whether an owner was added.
  func addOwner() -> Bool {
    mutex.locked {
      guard let count = owners, count > 0 else { return false }
      owners = count + 1
      return true
    }
  }

  /// Removes an owner.
  func removeOwner() { updateOwnership { owners = owners.map { $0 - 1 } } }

  /// Notes that an instance which this scope or an ancestor may keep holds a delayed request.
  func noteDelayed() {
    updateOwnership { mayHoldItself = true }
    parent?.noteDelayed()
  }

  /// Whether the scope holds its cleanable instances weakly: strong references would form a retain
  /// cycle.
  var isWeakened: Bool { weakening.load() != 0 }

  /// Whether `clean()` was called.
  var wasCleaned: Bool { cleaning.load() != 0 }

  /// Notes a condition; weakens the cleanable instances if it was the last one missing.
  private func updateOwnership(_ note: () -> Void) {
    let weakens = mutex.locked {
      note()
      guard owners == 0, mayHoldItself, !isWeakened else { return false }
      weakening.store(1)
      return true
    }
    guard weakens else { return }
    for slot in cleanable { slot.weaken() }
    existingEndList?.weaken()
  }

  // MARK: The end

  /// The records of what the scope keeps; nil if there are none.
  var existingEndList: EndList? { mutex.locked { ends } }

  /// The records of what the scope keeps.
  package var endList: EndList {
    if let known = existingEndList { return known }
    let above = [parent?.endList, registry.endList].compactMap(\.self)
    let made = EndList(depth: registry.depth, below: above)
    return mutex.locked {
      let list = ends ?? made
      ends = list
      return list
    }
  }
}

/// The external instances of one instance identity in one scope.
///
/// They are held weakly: requests find them as long as another owner retains them.
package final class ExternalInstances: Sendable {
  private let boxes = Guarded<[WeakBox]>([])

  /// Adds an object once. Values are ignored because they can't be held weakly.
  func add(_ box: AnyBox) {
    guard let added = box.weakened() else { return }
    // Checked outside the lock: the strong reference taken here may be the last one, and a deinit is
    // user code.
    let known = boxes.value.map { (weak: $0, box: $0.strengthened()) }
    let gone = Set(known.filter { $0.box == nil }.map { ObjectIdentifier($0.weak) })
    boxes.locked { boxes in
      boxes.removeAll { gone.contains(ObjectIdentifier($0)) }
      // The caller retains the object, so any earlier entry with its address is among the dead ones.
      guard !boxes.contains(where: { $0.objectID == added.objectID }) else { return }
      boxes.append(added)
    }
    withExtendedLifetime(known) {}
  }

  /// The living instances, in the order in which they were added.
  var living: [AnyBox] {
    boxes.value.compactMap { $0.strengthened() }
  }
}
