extension LifetimeKind {
  /// Nothing keeps the instances. But each scope finds its external instances as long as other code retains them.
  package static let external = LifetimeKind("external", keeper: .others, reading: .none)
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
