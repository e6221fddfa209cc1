internal import CDIEngine

/// Where the shared object of one cell is kept.
///
/// What is published is guarded by a lock that is held for a few instructions; what is made, but
/// not finished, belongs to a record of the gate.
package final class InstanceSlot: @unchecked Sendable {
  /// Two references, of which one is set at most: leak sanitizers don't see through the tagged pointer
  /// of an enumeration, and would call each single of a process a leak.
  private struct Published {
    var strong: AnyBox?
    var weak: WeakBox?
  }

  /// Guards what is published here. Slots that hold strongly are locked when their object is made or
  /// dropped, so they share the lock of their scope, or a few of the process; weak ones are locked at each
  /// request, by one of their own.
  private let mutex: Mutex
  /// How objects are held; nil if they are kept elsewhere, and here only made one at a time.
  @exclusivity(unchecked) private var strength: Lifetime.Strength?
  /// Whether several may make the object at once, if each of them waits for the other.
  let isRepeatable: Bool
  @exclusivity(unchecked) private var published = Published()
  @exclusivity(unchecked) private var replacements = 0
  /// Memory of cell plans in which readers find the object.
  @exclusivity(unchecked) private var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>] = []
  /// The scope that the slot belongs to, for requests that hold that.
  private let home: Unmanaged<Scope>?
  /// The same, until it dies, and where readers find the object there.
  @exclusivity(unchecked) private unowned(unsafe) var scope: Scope?
  @exclusivity(unchecked) private var key = InstanceKey.none
  @exclusivity(unchecked) private var otherKeys: [InstanceKey] = []
  /// Replaced objects that a reader may be about to use.
  @exclusivity(unchecked) private var retired: [AnyBox] = []
  /// The attempt to make an object that runs. Guarded by the gate. A record holds the slot as long as it
  /// may outlive the request that began it, so that a slot with a record doesn't die.
  @exclusivity(unchecked) package var record: CreationRecord?

  package init(_ strength: Lifetime.Strength?, isRepeatable: Bool = false) {
    self.strength = strength
    isCleanable = false
    self.isRepeatable = isRepeatable
    home = nil
    scope = nil
    mutex =
      strength == .weak ? Mutex(.slot) : Self.sharedMutexes[di_next_stripe() % Self.sharedCount]
  }

  /// The slot of an object that a scope keeps.
  ///
  /// - Parameter mutex: the scope's own, which then guards what is found in the scope's table, too.
  init(_ strength: Lifetime.Strength, in scope: Scope, untilCleaned: Bool, _ mutex: Mutex) {
    self.strength = strength
    isCleanable = untilCleaned
    isRepeatable = false
    home = .passUnretained(scope)
    self.scope = scope
    self.mutex = strength == .weak ? Mutex(.slot) : mutex
  }

  private static var sharedCount: Int { 32 }
  private static let sharedMutexes = (0..<sharedCount).map { _ in Mutex(.slot) }

  var version: Int { mutex.locked { replacements } }

  /// Whether the object is kept only while somebody else holds it, though its lifetime says otherwise, or
  /// is about to be. Read without a lock, by a request on the slot's scope or one below.
  var isLoosened: Bool { isCleanable && home.unsafelyUnwrapped._withUnsafeGuaranteedRef(\.isLoose) }

  /// The finished object, if one is kept.
  package var finished: AnyBox? {
    mutex.locked { published.strong ?? published.weak?.strengthened() }
  }

  /// Whether the object is kept until a scope is cleaned.
  let isCleanable: Bool

  /// Shows an object to everybody.
  ///
  /// - Returns: the object, if the slot doesn't hold it.
  func keep(_ box: consuming AnyBox) -> AnyBox? {
    mutex.lock()
    defer { mutex.unlock() }
    guard let strength else { return box }
    retirePublished()
    switch strength {
    case .strong:
      published.strong = box
      return nil
    case .weak:
      // A value can't be held weakly, so it is not kept at all.
      published.weak = box.weakened()
      return box
    }
  }

  /// Forgets a finished object that turned out to be of no use to the request that made it.
  func takeBack() {
    mutex.locked {
      retirePublished()
      published.weak = nil
    }
  }

  private func retirePublished() {
    guard let old = published.strong else { return }
    published.strong = nil
    retired.append(old)
    replacements += 1
    withdraw()
  }

  /// Lets readers find the object no more.
  private func withdraw() {
    for place in places {
      guard let box = di_exchange(place, nil) else { continue }
      retired.append(Unmanaged<AnyBox>.fromOpaque(box).takeRetainedValue())
    }
    places = []
    guard key != .none else { return }
    if let scope { retired += scope.takeFinished([key] + otherKeys) }
    key = .none
    otherKeys = []
  }

  /// Drops the kept object, and those that it replaced. Only for slots that have no places in plans.
  func clean() {
    drop {
      retirePublished()
      let dropped = published
      published = Published()
      return dropped
    }
  }

  /// Holds the object weakly from now on. Only for slots that have no places in plans.
  func loosen() {
    drop {
      guard strength == .strong else { return Published() }
      strength = .weak
      let weak = published.strong?.weakened()
      retirePublished()
      published.weak = weak
      return Published()
    }
  }

  /// Releases objects that were replaced. Only for slots that have no places in plans: nothing waits for
  /// readers of those.
  func dropRetired() {
    drop { Published() }
  }

  /// Drops something, and all objects that were replaced, when no reader uses them any more.
  private func drop(_ taking: () -> Published) {
    let (dropped, retired) = mutex.locked { () -> (Published, [AnyBox]) in
      let dropped = taking()
      defer { self.retired = [] }
      return (dropped, self.retired)
    }
    if !retired.isEmpty { di_wait_for_readers() }
    // Released here, without the lock: a deinit is user code.
    withExtendedLifetime((dropped, retired)) {}
  }

  /// The scope dies: what it doesn't hold any more is found nowhere.
  func leaveScope() {
    mutex.locked { scope = nil }
  }

  /// Lets readers find the object at a place without a lock, if it is the one that is kept.
  func publish(_ box: AnyBox, at place: CachedInstance) {
    mutex.locked {
      guard published.strong === box else { return }
      show(box, at: place)
    }
  }

  /// Lets readers find the object as another type without a lock, unless it was replaced since
  /// `version`.
  func publish(_ box: AnyBox, at place: CachedInstance, _ version: Int) {
    mutex.locked {
      guard published.strong != nil, version == replacements else { return }
      show(box, at: place)
    }
  }

  private func show(_ box: AnyBox, at place: CachedInstance) {
    if let memory = place.memory {
      guard memory.pointee == nil else { return }
      places.append(memory)
      return di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
    guard let scope, let shown = place.key, key != shown, !otherKeys.contains(shown) else { return }
    scope.setFinished(box, shown)
    if key == .none { key = shown } else { otherKeys.append(shown) }
  }

  /// Forgets places whose memory is about to go: a slot of the process outlives its plans.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    mutex.locked { places.removeAll(where: memory.contains) }
  }
}

/// The slots of components whose objects live as long as the process: one for each place in the
/// source that registers a type, however many engines it registers it in.
final class ProcessInstances: @unchecked Sendable {
  static let shared = ProcessInstances()

  private struct Key: Hashable {
    let component: ComponentInfo
    let qualifier: Qualifier
    let strength: Lifetime.Strength
  }

  private let mutex = Mutex()
  private var slots: [Key: InstanceSlot] = [:]

  func slot(for identity: InstanceIdentity) -> InstanceSlot {
    let component = identity.component
    let key = Key(
      component: ComponentInfo(type: component.type, file: component.file, line: component.line),
      qualifier: identity.qualifier, strength: component.lifetime.strength)
    return mutex.locked {
      if let slot = slots[key] { return slot }
      let slot = InstanceSlot(key.strength)
      slots[key] = slot
      return slot
    }
  }
}
