extension LifetimeKind {
  /// An instance store of the user's keeps the instance, as long as it likes.
  package static let store = LifetimeKind(
    "store", keeper: .store, reading: .store,
    makeSlot: { identity, _ in
      identity.component.storeInUse.unsafelyUnwrapped.slots.slot(for: identity, nil)
    })
}

/// A user's storage, which decides itself whether it keeps an instance.
///
/// The engine calls it without holding a lock.
package protocol InstanceStore: AnyObject, Sendable {
  /// Returns the kept instance of a component, or nil.
  ///
  /// - Parameter component: What identifies the component, whose other properties may be changing.
  func fetch(_ component: ComponentInfo) -> Any?

  /// Keeps an instance of a component.
  func save(_ object: Any, for component: ComponentInfo)

  /// Drops all instances.
  func clean()

  /// The cache of finished instances that readers use without a call; nil for a store that must be
  /// called each time.
  var instanceCache: InstanceCache? { get }

  /// The slots by which the requests of all engines make each of the store's instances once.
  var slots: SharedSlots { get }

  /// The store whose instances this one finds, too.
  var parentStore: (any InstanceStore)? { get }

  /// Returns an empty store that keeps instances as this one does, for an isolated engine.
  ///
  /// - Parameter parent: What stands for the parent store there.
  func twin(below parent: (any InstanceStore)?) -> any InstanceStore
}

extension InstanceStore {
  package var instanceCache: InstanceCache? { nil }

  package var parentStore: (any InstanceStore)? { nil }
}
