// Cached instances, which requests read without a lock.

extension ComponentPlan {
  /// The instance cache of the component's store, in which requests find instances without calling the store.
  package final var instanceCache: InstanceCache? {
    lifetime.kind.reading == .store ? store?.instanceCache : nil
  }

  /// Returns a place for the cached instance as one of the component's types besides its own; nil if each request must
  /// call `obtain`.
  package final func place(as type: any Any.Type) -> ReadPlace? {
    .place(
      for: identity, lifetime, rare, as: type, isReported: isReported)
  }
}

extension ReadPlace {
  /// Returns a place for the cached instance as a type: an entry of scopes' tables, or else memory, which its component
  /// plan frees. Returns nil if finished instances can't be read without a lock.
  ///
  /// - Parameter isReported: Whether each request calls `obtain`, which reports it to tracers, or records it for the end.
  static func place(
    for identity: InstanceIdentity, _ lifetime: Lifetime, _ rare: ComponentPlan.Rare?,
    as type: any Any.Type, isReported: Bool
  ) -> ReadPlace? {
    let reading = lifetime.kind.reading
    switch reading {
    case .none: return nil
    case .store: if rare?.store?.instanceCache == nil { return nil }
    case .plan, .scope, .scopeUntilCleaned: if lifetime.strength == .weak { return nil }
    }
    guard !isReported else { return ReadPlace.none }
    switch reading {
    case .scope: return ReadPlace(identity.key(.permanent, as: ObjectIdentifier(type)))
    case .scopeUntilCleaned:
      return ReadPlace(identity.key(.cleanable, as: ObjectIdentifier(type)))
    default:
      let memory = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
      memory.initialize(to: nil)
      return reading == .store
        ? ReadPlace(storeMemory: memory) : ReadPlace(memory: memory)
    }
  }

  /// The memory of the place, if it is memory of a component plan.
  var anyMemory: UnsafeMutablePointer<UnsafeMutableRawPointer?>? { memory ?? storeMemory }
}

// Instance slots of the running request.

extension ComponentPlan {
  /// Returns the instance slot of this component for the running request.
  @inline(__always)
  package func slot(_ context: ResolutionContext) -> InstanceSlot {
    identity.slot
      ?? context.resolution.pointee.scope.with { lifetime.kind.slot(self, $0) }
  }

  /// Whether a slot holds its instance weakly, so that requests find it only while somebody else retains it.
  package func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isWeakened
  }

  /// Returns the instance slot of this component for a request on a scope.
  func slot(in scope: Scope) -> InstanceSlot {
    identity.slot ?? lifetime.kind.slot(self, scope)
  }

  /// Returns the number of times that the kept instance was withdrawn from readers.
  ///
  /// Callers read it before they obtain an instance, so that `fill` can check whether that instance is still
  /// the kept one.
  package func version(_ context: ResolutionContext) -> Int {
    instanceCache?.version ?? slot(context).version
  }

  /// Publishes a finished instance as another type than the component's own.
  package func fill(
    _ place: ReadPlace, _ box: AnyBox, _ version: Int, _ context: ResolutionContext
  ) {
    guard !isReported else { return }
    if let instanceCache {
      return instanceCache.publish(box, at: place, version, besides: self.place)
    }
    let slot = slot(context)
    // It may be one with which only this request goes on.
    if slot.wasCleaned, context.heldInstance(of: slot) != nil { return }
    slot.publish(box, at: place, version)
    redirectReaders(at: place, of: slot, context)
  }

  /// Publishes a finished instance as the component's own type.
  package func show(
    _ box: AnyBox, of slot: InstanceSlot, at place: ReadPlace, _ context: ResolutionContext
  ) {
    guard !isReported else { return }
    slot.publish(box, at: place)
    redirectReaders(at: place, of: slot, context)
  }

  /// Redirects readers in the request's scope to the ancestor that keeps the instance, if it is a child.
  func redirectReaders(
    at place: ReadPlace, of slot: InstanceSlot, _ context: ResolutionContext
  ) {
    guard slot.isCleanable, let key = place.key else { return }
    let scope = context.resolution.pointee.scope
    scope.with { if $0.parent != nil { $0.noteAbove(key, of: self) } }
  }

  /// Returns whether the running request finds a finished instance.
  package func isKept(_ context: ResolutionContext) -> Bool {
    slot(context).finished != nil
  }

  /// Removes the instance that was just made for a request that it can't serve, if the scope's options
  /// withdraw instances after a failure.
  package func discardInstance(_ context: ResolutionContext) {
    let scope = context.resolution.pointee.scope.object
    guard scope.options.afterFailure == .withdraw else { return }
    slot(context).discardInstance()
  }
}
