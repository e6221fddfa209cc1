// Where requests find the finished objects of a cell without a lock.

extension ComponentPlan {
  /// Whether a finished object can be read without a lock.
  package var isReadable: Bool {
    lifetime.isShared ? lifetime.strength == .strong : instanceCache != nil
  }

  /// Where the keeper's objects are found without asking it.
  var instanceCache: InstanceCache? { lifetime.kept == .store ? store?.instanceCache : nil }

  /// The place for finished objects as one of the component's types.
  package func place(as type: any Any.Type) -> CachedInstance {
    guard tracing == nil else { return .none }
    switch lifetime.kept {
    case .scope: return CachedInstance(identity.key(.permanent, as: ObjectIdentifier(type)))
    case .scopeUntilCleaned:
      return CachedInstance(identity.key(.cleanable, as: ObjectIdentifier(type)))
    default: break
    }
    let place = newPlace()
    return lifetime.kept == .store
      ? CachedInstance(storeMemory: place) : CachedInstance(memory: place)
  }

  private func newPlace() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    // The plan of the own type is the first that asks, while it is made.
    if let words, own == nil { return words + 2 }
    let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    place.initialize(to: nil)
    ownCompilation.places.append(place)
    return place
  }

  /// The place of the component's own type, if it is memory of this plan.
  var ownPlace: UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    guard own != nil, tracing == nil, isReadable, lifetime.kept != .scope,
      lifetime.kept != .scopeUntilCleaned
    else { return nil }
    return words.map { $0 + 2 }
  }
}
