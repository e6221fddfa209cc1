internal import CDIEngine

/// Where the shared object of one cell is kept.
///
/// What is published is guarded by a lock that is held for a few instructions; what is made, but
/// not finished, belongs to a record of the gate.
package final class Slot: @unchecked Sendable {
  /// Two references, of which one is set at most: leak sanitizers don't see through the tagged pointer
  /// of an enumeration, and would call each single of a process a leak.
  private struct Published {
    var strong: AnyBox?
    var weak: WeakBox?
  }

  /// Guards what is published, of all slots.
  private static let mutex = Mutex()

  /// How objects are held; nil if they are kept elsewhere, and here only made one at a time.
  @exclusivity(unchecked) private var strength: Lifetime.Strength?
  /// Whether several may make the object at once, if each of them waits for the other.
  let isRepeatable: Bool
  @exclusivity(unchecked) private var published = Published()
  @exclusivity(unchecked) private var replacements = 0
  @exclusivity(unchecked) private var places: [(ReadyPlace, Scope.Places?)] = []
  /// Replaced objects that a reader may be about to use; they live as long as the slot.
  @exclusivity(unchecked) private var retired: [AnyBox] = []
  /// The attempt to make an object that runs. Guarded by the gate.
  @exclusivity(unchecked) package var record: CreationRecord?

  package init(_ strength: Lifetime.Strength?, isRepeatable: Bool = false) {
    self.strength = strength
    self.isRepeatable = isRepeatable
  }

  deinit {
    SlotGate.shared.forget(self)
  }

  var version: Int { Self.mutex.locked { replacements } }

  /// The finished object, if one is kept.
  package var finished: AnyBox? {
    Self.mutex.locked { published.strong ?? published.weak?.strengthened() }
  }

  /// Shows an object to everybody.
  ///
  /// - Returns: the object, if the slot doesn't hold it.
  func keep(_ box: consuming AnyBox) -> AnyBox? {
    Self.mutex.lock()
    defer { Self.mutex.unlock() }
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
    Self.mutex.locked {
      retirePublished()
      published = Published()
    }
  }

  private func retirePublished() {
    guard let old = published.strong else { return }
    published.strong = nil
    retired.append(old)
    replacements += 1
    for (place, scope) in places { retired += Self.empty(place, scope) }
    places = []
  }

  /// Drops the kept object. Only for slots that have no places.
  func clean() {
    let dropped: Published = Self.mutex.locked {
      let dropped = published
      published = Published()
      return dropped
    }
    // Released here, without the lock: a deinit is user code.
    _ = dropped
  }

  /// Holds the object weakly from now on. Only for slots that have no places.
  func loosen() {
    let dropped: [AnyBox] = Self.mutex.locked {
      guard strength == .strong else { return [] }
      strength = .weak
      let dropped = retired + (published.strong.map { [$0] } ?? [])
      retired = []
      published = Published(strong: nil, weak: published.strong?.weakened())
      return dropped
    }
    // Released here, without the lock: a deinit is user code.
    withExtendedLifetime(dropped) {}
  }

  /// Lets readers find the object without a lock, unless it was replaced since `version`.
  func publish(_ box: AnyBox, at place: ReadyPlace, in scope: Scope, _ version: Int) {
    Self.mutex.locked {
      guard published.strong != nil, version == replacements else { return }
      let target = place.memory == nil ? scope.places : nil
      let memory = place.memory ?? target!.entry(place.index)
      guard memory.pointee == nil else { return }
      places.append((place, target))
      di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
  }

  /// Forgets places whose memory is about to go: a slot of the process outlives its plans.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    Self.mutex.locked {
      places.removeAll { place, _ in place.memory.map(memory.contains) ?? false }
    }
  }

  private static func empty(_ place: ReadyPlace, _ places: Scope.Places?) -> [AnyBox] {
    let memory = place.memory ?? places!.entry(place.index)
    guard let box = memory.pointee else { return [] }
    di_store_release(memory, nil)
    return [Unmanaged<AnyBox>.fromOpaque(box).takeRetainedValue()]
  }
}
