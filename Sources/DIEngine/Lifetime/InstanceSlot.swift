internal import CDIEngine

/// The storage of one shared instance.
///
/// A lock, held for a few instructions, guards the published instance. An instance that is being made belongs to the
/// claim in the slot's word.
package final class InstanceSlot: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0

  /// Whether the instance is being made. The claim that makes it retains the slot.
  package var word: SlotWord { SlotWord(of: self) }

  /// At most one of the two references is set. Not an enumeration: leak sanitizers can't see through
  /// its tagged pointer, and would report every process-wide instance as a leak.
  private struct Published {
    var strong: AnyBox?
    var weak: WeakBox?
  }

  /// Guards the published instance. Strong slots are locked when their instance is created or dropped,
  /// so they share the lock of their scope, or one of a few process-wide locks. Weak slots are locked
  /// at each request, so each has its own.
  private let mutex: Unmanaged<Mutex>
  private let ownsMutex: Bool
  /// How the instance is held; nil if it is kept elsewhere and the slot only serializes its creation.
  @exclusivity(unchecked) private var strength: Lifetime.Strength?
  /// Whether several requests that wait for each other may make the object at once.
  let isRepeatable: Bool
  @exclusivity(unchecked) private var published = Published()
  @exclusivity(unchecked) private var replacements = 0
  /// The number of the outermost request that made the published instance, unless that is held weakly.
  @exclusivity(unchecked) private var request: UInt64 = 0
  // Most slots need none of the lists: they are nil then, which costs less to create and to release than an empty list.

  /// Memory of component plans at which readers find the instance.
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]?
  /// The slot's scope, for requests that retain it.
  private let home: Unmanaged<Scope>?
  /// The slot's scope until it is deallocated, and the key at which readers find the instance in its
  /// table.
  @exclusivity(unchecked) private var scope: Unmanaged<Scope>?
  @exclusivity(unchecked) private var key = InstanceKey.none
  @exclusivity(unchecked) private var otherKeys: [InstanceKey]?
  /// Replaced instances that a reader may still use.
  @exclusivity(unchecked) private var retired: [AnyBox]?

  package init(_ strength: Lifetime.Strength?, isRepeatable: Bool = false) {
    self.strength = strength
    isCleanable = false
    self.isRepeatable = isRepeatable
    home = nil
    scope = nil
    ownsMutex = strength == .weak
    mutex = ownsMutex ? .passRetained(Mutex(.slot)) : Self.mutexes.mutex(di_next_stripe())
  }

  /// Creates the slot of an instance that a scope keeps.
  ///
  /// - Parameter mutex: The scope's lock, which then also guards the instance in the scope's table.
  init(
    _ strength: Lifetime.Strength, in scope: Scope, untilCleaned: Bool, _ mutex: Unmanaged<Mutex>
  ) {
    self.strength = strength
    isCleanable = untilCleaned
    isRepeatable = false
    home = .passUnretained(scope)
    self.scope = home
    ownsMutex = strength == .weak
    self.mutex = ownsMutex ? .passRetained(Mutex(.slot)) : mutex
  }

  deinit {
    if ownsMutex { mutex.release() }
  }

  private static let mutexes = MutexPool(.slot)

  var version: Int { mutex.locked { replacements } }

  /// Whether the instance is, or is about to be, held weakly although its lifetime demands a strong
  /// reference. Read without a lock, by a request on the slot's scope or a descendant.
  var isWeakened: Bool {
    isCleanable && home.unsafelyUnwrapped._withUnsafeGuaranteedRef(\.isWeakened)
  }

  /// Whether the slot's scope was cleaned, and may have dropped an instance that a request holds. Read without a lock,
  /// like `isWeakened`.
  package var wasCleaned: Bool {
    isCleanable && home.unsafelyUnwrapped._withUnsafeGuaranteedRef(\.wasCleaned)
  }

  /// The finished instance, if an object has been published and the slot still keeps it: usually a look without a lock
  /// tells that there is none.
  package var found: AnyBox? { word.load() == .finished ? finished : nil }

  /// The finished instance, if the slot keeps one.
  package var finished: AnyBox? {
    mutex.locked { published.strong ?? published.weak?.strengthened() }
  }

  /// Whether the instance is kept until a scope is cleaned.
  package let isCleanable: Bool

  /// Publishes an instance to all threads.
  ///
  /// - Parameters:
  ///   - place: A place where readers need no lock, at which a strong instance is published, too.
  ///   - request: The number of the outermost request that made the instance; 0 if no request did.
  /// - Returns: The instance, if the slot doesn't retain it.
  func keep(
    _ box: AnyBox, at place: CachedInstance = .none, madeBy request: UInt64 = 0
  ) -> AnyBox? {
    mutex.lock()
    defer { mutex.unlock() }
    guard let strength else { return box }
    retirePublished()
    switch strength {
    case .strong:
      published.strong = box
      self.request = request
      if place != .none { show(box, at: place) }
      return nil
    case .weak:
      // A value can't be held weakly, so it is not kept.
      published.weak = box.weakened()
      return box
    }
  }

  /// Publishes an instance that no claim has made.
  func keepOutsideOfClaims(_ box: AnyBox) {
    _ = keep(box)
    _ = word.replace(.empty, with: .finished)
  }

  /// Removes a finished instance that its request could not use.
  func discardInstance() {
    mutex.locked {
      retirePublished()
      published.weak = nil
    }
  }

  private func retirePublished() {
    guard let old = published.strong else { return }
    published.strong = nil
    retire(old)
    replacements += 1
    withdraw()
  }

  private func retire(_ box: AnyBox) {
    if retired == nil { retired = [] }
    retired?.append(box)
  }

  /// Withdraws the instance from readers.
  private func withdraw() {
    for place in places ?? [] {
      guard let box = di_exchange(place, nil) else { continue }
      retire(Unmanaged<AnyBox>.fromOpaque(box).takeRetainedValue())
    }
    places = nil
    guard key != .none else { return }
    let keys = [key] + (otherKeys ?? [])
    scope?._withUnsafeGuaranteedRef { $0.takeFinished(keys) }.forEach(retire)
    key = .none
    otherKeys = nil
  }

  /// Drops the kept instance and those that it replaced. Only for slots without places in plans.
  ///
  /// - Returns: The instance, unless it was held weakly, and the number of the outermost request that made it.
  @discardableResult
  package func clean() -> (box: AnyBox, request: UInt64)? {
    var strong: (box: AnyBox, request: UInt64)?
    drop {
      strong = published.strong.map { ($0, request) }
      retirePublished()
      let dropped = published
      published = Published()
      return dropped
    }
    return strong
  }

  /// Turns the strong reference into a weak one. Only for slots without places in plans.
  func weaken() {
    drop {
      guard strength == .strong else { return Published() }
      strength = .weak
      let weak = published.strong?.weakened()
      retirePublished()
      published.weak = weak
      return Published()
    }
  }

  /// Releases replaced instances. Only for slots without places in plans: nothing waits for readers of
  /// such places.
  package func dropRetired() {
    drop { Published() }
  }

  /// Drops an instance and all replaced ones when no reader uses them any more.
  private func drop(_ taking: () -> Published) {
    let (dropped, retired) = mutex.locked { () -> (Published, [AnyBox]?) in
      let dropped = taking()
      defer { self.retired = nil }
      return (dropped, self.retired)
    }
    if retired != nil { di_wait_for_readers() }
    // Released outside the lock: a deinit is user code.
    withExtendedLifetime((dropped, retired)) {}
  }

  /// Detaches the slot from its scope, which is being deallocated.
  func leaveScope() {
    mutex.locked { scope = nil }
  }

  /// Publishes an instance at a place where readers need no lock, if the slot still keeps it.
  func publish(_ box: AnyBox, at place: CachedInstance) {
    guard !isPublished(box, at: place) else { return }
    mutex.locked {
      guard published.strong === box else { return }
      show(box, at: place)
    }
  }

  /// Returns whether readers find an instance at a place. For requests that retain the slot's scope.
  private func isPublished(_ box: AnyBox, at place: CachedInstance) -> Bool {
    let found: UnsafeMutableRawPointer?
    if let key = place.key {
      found = home?._withUnsafeGuaranteedRef { $0.table.find(key.bits) }
    } else {
      found = place.memory.flatMap { di_load_acquire($0) }
    }
    return found == Unmanaged.passUnretained(box).toOpaque()
  }

  /// Publishes an instance, as another type, at a place where readers need no lock, unless it was
  /// replaced since `version`.
  func publish(_ box: AnyBox, at place: CachedInstance, _ version: Int) {
    mutex.locked {
      guard published.strong != nil, version == replacements else { return }
      show(box, at: place)
    }
  }

  private func show(_ box: AnyBox, at place: CachedInstance) {
    if let memory = place.memory {
      guard memory.pointee == nil else { return }
      if places == nil { places = [] }
      places?.append(memory)
      return di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
    guard let scope, let shown = place.key, key != shown, otherKeys?.contains(shown) != true else {
      return
    }
    scope._withUnsafeGuaranteedRef { $0.setFinished(box, shown) }
    if key == .none { key = shown } else { otherKeys = (otherKeys ?? []) + [shown] }
  }

  /// Removes places whose memory is about to be freed: a process-wide slot outlives its plans.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    mutex.locked { places?.removeAll(where: memory.contains) }
  }
}
