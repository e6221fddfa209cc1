/// The objects of one cell that were made elsewhere and handed to one scope.
///
/// They are held weakly: they are found as long as somebody else holds them.
final class ExternalInstances: @unchecked Sendable {
  private let mutex = Mutex()
  private var boxes: [WeakBox] = []

  /// Remembers an object, once. A value is not remembered, since it can't be held weakly.
  func add(_ box: AnyBox) {
    guard let added = box.weakened() else { return }
    // An object may die as soon as it is looked at: not under the lock, for a deinit is user code.
    let known = mutex.locked { boxes }.map { (weak: $0, box: $0.strengthened()) }
    let gone = Set(known.filter { $0.box == nil }.map { ObjectIdentifier($0.weak) })
    mutex.locked {
      boxes.removeAll { gone.contains(ObjectIdentifier($0)) }
      // The caller holds the object: whatever else had its address is among those that are gone.
      guard !boxes.contains(where: { $0.family == added.family }) else { return }
      boxes.append(added)
    }
    withExtendedLifetime(known) {}
  }

  /// The objects that are still there, in the order in which they were handed in.
  var living: [AnyBox] {
    mutex.locked { boxes }.compactMap { $0.strengthened() }
  }
}
