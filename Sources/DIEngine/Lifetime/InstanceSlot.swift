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

  /// What the lock guards. Most slots need none of the lists: they are nil then, which costs less to create and to
  /// release than an empty list.
  private struct Contents {
    /// How the instance is held; nil if it is kept elsewhere and the slot only serializes its creation.
    var strength: Lifetime.Strength?
    // At most one of the two references is set. Not an enumeration: leak sanitizers can't see through its tagged
    // pointer, and would report every process-wide instance as a leak.
    var strong: AnyBox?
    var weak: WeakBox?
    var withdrawals = 0
    /// The number of the outermost request that made the published instance, unless that is held weakly.
    var request: UInt64 = 0
    /// Memory of component plans at which readers find the instance.
    var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]?
    /// The slot's scope until it is deallocated, and the keys at which readers find the instance in its table.
    var scope: Unowned<Scope>?
    var key = InstanceKey.none
    var otherKeys: [InstanceKey]?
    /// Replaced instances that a reader may still use.
    var retired: [AnyBox]?
    /// The record of the published instance, for its end; nil if makings aren't recorded.
    var record: EndRecord?

    mutating func retire(_ box: AnyBox) {
      if retired == nil { retired = [] }
      retired?.append(box)
    }

    mutating func retirePublished() {
      guard let old = strong else { return }
      strong = nil
      retire(old)
      withdraw()
    }

    /// Withdraws the instance from readers, also from those that are about to show it as another type.
    mutating func withdraw() {
      withdrawals += 1
      for place in places ?? [] {
        guard let box = di_exchange(place, nil) else { continue }
        retire(Unowned<AnyBox>(address: box).take())
      }
      places = nil
      guard key != .none else { return }
      let keys = [key] + (otherKeys ?? [])
      for box in scope?.with({ $0.takeFinished(keys) }) ?? [] { retire(box) }
      key = .none
      otherKeys = nil
    }

    /// Publishes an instance at a place where readers need no lock.
    mutating func show(_ box: AnyBox, at place: ReadPlace) {
      if let memory = place.memory {
        guard memory.pointee == nil else { return }
        if places == nil { places = [] }
        places?.append(memory)
        return di_store_release(memory, Unowned.retaining(box).address)
      }
      guard let scope, let shown = place.key, key != shown, otherKeys?.contains(shown) != true
      else { return }
      scope.with { $0.setFinished(box, shown) }
      if key == .none { key = shown } else { otherKeys = (otherKeys ?? []) + [shown] }
    }
  }

  /// Guards the contents. Strong slots are locked when their instance is created or dropped,
  /// so they share the lock of their scope, or one of a few process-wide locks. Weak slots are locked
  /// at each request, so each has its own.
  private let mutex: Unowned<Mutex>
  private let ownsMutex: Bool
  @exclusivity(unchecked) private var contents: Contents
  /// Whether several requests that wait for each other may make the object at once.
  let isRepeatable: Bool
  /// Whether the instance is kept until a scope is cleaned.
  package let isCleanable: Bool
  /// The slot's scope, for requests that retain it.
  private let scope: Unowned<Scope>?

  package init(_ strength: Lifetime.Strength?, isRepeatable: Bool = false) {
    contents = Contents(strength: strength)
    isCleanable = false
    self.isRepeatable = isRepeatable
    scope = nil
    ownsMutex = strength == .weak
    mutex = ownsMutex ? .retaining(Mutex(.slot)) : Self.mutexes.mutex(di_next_stripe())
  }

  /// Creates the slot of an instance that a scope keeps.
  ///
  /// - Parameter mutex: The scope's lock, which then also guards the instance in the scope's table.
  init(
    _ strength: Lifetime.Strength, in scope: Scope, untilCleaned: Bool, _ mutex: Unowned<Mutex>
  ) {
    self.scope = Unowned(scope)
    contents = Contents(strength: strength, scope: self.scope)
    isCleanable = untilCleaned
    isRepeatable = false
    ownsMutex = strength == .weak
    self.mutex = ownsMutex ? .retaining(Mutex(.slot)) : mutex
  }

  deinit {
    if ownsMutex { mutex.release() }
  }

  private static let mutexes = MutexPool(.slot)

  /// The scope that keeps the instance, for requests that retain it; nil if none does.
  var keepingScope: Unowned<Scope>? { scope }

  /// The record of the published instance, for its end; nil if makings aren't recorded.
  var endRecord: EndRecord? { mutex.locked { contents.record } }

  /// Notes the record of the instance that is about to be published.
  func note(_ record: EndRecord) {
    let former = mutex.locked { () -> EndRecord? in
      defer { contents.record = record }
      return contents.record
    }
    withExtendedLifetime(former) {}
  }

  var version: Int { mutex.locked { contents.withdrawals } }

  /// Whether the instance is, or is about to be, held weakly although its lifetime demands a strong
  /// reference. Read without a lock, by a request on the slot's scope or a descendant.
  var isWeakened: Bool {
    isCleanable && scope.unsafelyUnwrapped.with(\.isWeakened)
  }

  /// Whether the slot's scope was cleaned, and may have dropped an instance that a request holds. Read without a lock,
  /// like `isWeakened`.
  package var wasCleaned: Bool {
    isCleanable && scope.unsafelyUnwrapped.with(\.wasCleaned)
  }

  /// The finished instance, if an object has been published and the slot still keeps it: usually a look without a lock
  /// tells that there is none.
  package var found: AnyBox? { word.load() == .finished ? finished : nil }

  /// The finished instance, if the slot keeps one.
  package var finished: AnyBox? {
    mutex.locked { contents.strong ?? contents.weak?.strengthened() }
  }

  /// Publishes an instance to all threads.
  ///
  /// - Parameters:
  ///   - place: A place where readers need no lock, at which a strong instance is published, too.
  ///   - request: The number of the outermost request that made the instance; 0 if no request did.
  /// - Returns: The instance, if the slot doesn't retain it.
  func keep(
    _ box: AnyBox, at place: ReadPlace = .none, madeBy request: UInt64 = 0
  ) -> AnyBox? {
    mutex.lock()
    defer { mutex.unlock() }
    guard let strength = contents.strength else { return box }
    contents.retirePublished()
    switch strength {
    case .strong:
      contents.strong = box
      contents.request = request
      if place != .none { contents.show(box, at: place) }
      return nil
    case .weak:
      // A value can't be held weakly, so it is not kept.
      contents.weak = box.weakened()
      return box
    }
  }

  /// Withdraws the kept instance from readers: the request that has claimed the slot is about to replace it, and must
  /// find its own.
  func withdrawFromReaders() {
    mutex.locked { contents.withdraw() }
  }

  /// Publishes an instance that no claim has made.
  func keepOutsideOfClaims(_ box: AnyBox) {
    _ = keep(box)
    _ = word.replace(.empty, with: .finished)
  }

  /// Removes a finished instance that its request could not use.
  func discardInstance() {
    mutex.locked {
      contents.retirePublished()
      contents.weak = nil
    }
  }

  /// Drops the kept instance and those that it replaced. Only for slots without places in plans.
  ///
  /// - Returns: The instance, unless it was held weakly, and the number of the outermost request that made it.
  @discardableResult
  package func clean() -> (box: AnyBox, request: UInt64)? {
    var strong: (box: AnyBox, request: UInt64)?
    drop {
      strong = contents.strong.map { ($0, contents.request) }
      contents.retirePublished()
      defer { contents.weak = nil }
      return contents.weak
    }
    return strong
  }

  /// Turns the strong reference into a weak one. Only for slots without places in plans.
  func weaken() {
    drop {
      guard contents.strength == .strong else { return nil }
      contents.strength = .weak
      let weak = contents.strong?.weakened()
      contents.retirePublished()
      contents.weak = weak
      return nil
    }
  }

  /// Releases replaced instances. Only for slots without places in plans: nothing waits for readers of
  /// such places.
  package func dropRetired() {
    drop { nil }
  }

  /// Drops what a closure returns, and all replaced instances, when no reader uses them any more.
  private func drop(_ taking: () -> WeakBox?) {
    let (dropped, retired) = mutex.locked { () -> (WeakBox?, [AnyBox]?) in
      let dropped = taking()
      defer { contents.retired = nil }
      return (dropped, contents.retired)
    }
    if retired != nil { di_wait_for_readers() }
    // Released outside the lock: a deinit is user code.
    withExtendedLifetime((dropped, retired)) {}
  }

  /// Detaches the slot from its scope, which is being deallocated.
  func leaveScope() {
    mutex.locked { contents.scope = nil }
  }

  /// Publishes an instance at a place where readers need no lock, if the slot still keeps it.
  func publish(_ box: AnyBox, at place: ReadPlace) {
    guard !isPublished(box, at: place) else { return }
    mutex.locked {
      // A claim may be about to replace it.
      if contents.strong === box, word.load() == .finished { contents.show(box, at: place) }
    }
  }

  /// Returns whether readers find an instance at a place. For requests that retain the slot's scope.
  private func isPublished(_ box: AnyBox, at place: ReadPlace) -> Bool {
    let found: UnsafeMutableRawPointer?
    if let key = place.key {
      found = scope?.with { $0.find(key) }
    } else {
      found = place.memory.flatMap { di_load_acquire($0) }
    }
    return found == Unowned(box).address
  }

  /// Publishes an instance, as another type, at a place where readers need no lock, unless the kept one was withdrawn
  /// since `version`.
  func publish(_ box: AnyBox, at place: ReadPlace, _ version: Int) {
    mutex.locked {
      guard contents.strong != nil, version == contents.withdrawals else { return }
      contents.show(box, at: place)
    }
  }

  /// Removes places whose memory is about to be freed: a process-wide slot outlives its plans.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    mutex.locked { contents.places?.removeAll(where: memory.contains) }
  }
}
