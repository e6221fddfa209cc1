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

// Where the objects of a cell are kept for the running request.

extension ComponentPlan {
  /// The slot of this cell for the running request. It lives at least as long as that.
  func heldSlot(_ context: ResolutionContext) -> Unmanaged<InstanceSlot> {
    switch lifetime.kept {
    case .engine, .process, .store: return .passUnretained(identity.slot!)
    default: break
    }
    let scope = context.resolution.pointee.scope
    return scope._withUnsafeGuaranteedRef { $0.heldSlot(for: self) }
  }

  func slot(_ context: ResolutionContext) -> InstanceSlot {
    heldSlot(context).takeUnretainedValue()
  }

  /// Whether requests find the objects of a slot only while somebody else holds them.
  func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isLoosened
  }

  /// The slot of this cell for a request on a scope.
  func slot(in scope: Scope) -> InstanceSlot {
    identity.slot ?? scope.heldSlot(for: self).takeUnretainedValue()
  }

  /// How often the kept object was replaced; read before an object is obtained, so that `fill`
  /// can tell whether it is still the one that is kept.
  package func version(_ context: ResolutionContext) -> Int {
    instanceCache?.version ?? slot(context).version
  }

  /// Publishes a finished object, as another type than its own, at a place of this plan.
  package func fill(
    _ place: CachedInstance, _ box: AnyBox, _ version: Int, _ context: ResolutionContext
  ) {
    guard tracing == nil else { return }
    if let instanceCache {
      return instanceCache.publish(box, at: place, version, besides: own?.place)
    }
    let slot = slot(context)
    slot.publish(box, at: place, version)
    note(place, of: slot, context)
  }

  /// Publishes a finished object at the place of its own type.
  func show(
    _ box: AnyBox, of slot: InstanceSlot, at place: CachedInstance, _ context: ResolutionContext
  ) {
    guard tracing == nil else { return }
    slot.publish(box, at: place)
    note(place, of: slot, context)
  }

  /// Lets requests on a scope below find the place, too.
  private func note(_ place: CachedInstance, of slot: InstanceSlot, _ context: ResolutionContext) {
    guard slot.isCleanable, let key = place.key else { return }
    let scope = context.resolution.pointee.scope
    scope._withUnsafeGuaranteedRef { if $0.parent != nil { $0.noteAbove(key, of: self) } }
  }

  /// Whether the running request finds an object that is finished.
  package func isKept(_ context: ResolutionContext) -> Bool {
    slot(context).finished != nil
  }

  /// Keeps nothing of an object that was made for a request which it can't serve, where failed
  /// requests keep nothing.
  package func takeBack(_ context: ResolutionContext) {
    let scope = context.resolution.pointee.scope.takeUnretainedValue()
    guard scope.options.afterFailure == .withdraw else { return }
    slot(context).takeBack()
  }
}
