// Cached instances, which requests read without a lock.

extension ComponentPlan {
  /// Whether a finished instance can be read without a lock.
  package var isReadable: Bool { Self.isReadable(lifetime, instanceCache) }

  static func isReadable(_ lifetime: Lifetime, _ cache: InstanceCache?) -> Bool {
    switch lifetime.kind.reading {
    case .none: return false
    case .store: return cache != nil
    case .plan, .scope, .scopeUntilCleaned: return lifetime.strength == .strong
    }
  }

  /// The instance cache of the component's store, in which requests find instances without calling the store.
  package var instanceCache: InstanceCache? { Self.instanceCache(lifetime, store) }

  static func instanceCache(
    _ lifetime: Lifetime, _ store: (any InstanceStore)?
  ) -> InstanceCache? {
    lifetime.kind.reading == .store ? store?.instanceCache : nil
  }

  /// Returns the cached instance for requests for one of the component's types besides its own.
  package func place(as type: any Any.Type) -> CachedInstance {
    guard tracing == nil else { return .none }
    if let place = Self.scopePlace(identity, lifetime, as: type) { return place }
    let memory = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    ownCompilation.places.append(memory)
    return Self.place(at: memory, lifetime)
  }

  /// Returns the entry of scopes' tables with the cached instance as a type; nil if scopes don't keep it.
  static func scopePlace(
    _ identity: InstanceIdentity, _ lifetime: Lifetime, as type: any Any.Type
  ) -> CachedInstance? {
    switch lifetime.kind.reading {
    case .scope: return CachedInstance(identity.key(.permanent, as: ObjectIdentifier(type)))
    case .scopeUntilCleaned:
      return CachedInstance(identity.key(.cleanable, as: ObjectIdentifier(type)))
    default: return nil
    }
  }

  /// Returns the cached instance in memory of a plan.
  static func place(
    at memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ lifetime: Lifetime
  ) -> CachedInstance {
    lifetime.kind.reading == .store
      ? CachedInstance(storeMemory: memory) : CachedInstance(memory: memory)
  }
}

// Instance slots of the running request.

extension ComponentPlan {
  /// Returns the instance slot of this component for the running request.
  @inline(__always)
  package func slot(_ context: ResolutionContext) -> InstanceSlot {
    identity.slot
      ?? context.resolution.pointee.scope._withUnsafeGuaranteedRef { lifetime.kind.slot(self, $0) }
  }

  /// Whether a slot holds its instance weakly, so that requests find it only while somebody else retains it.
  package func isWeak(in slot: InstanceSlot) -> Bool {
    lifetime.strength == .weak || slot.isWeakened
  }

  /// Returns the instance slot of this component for a request on a scope.
  func slot(in scope: Scope) -> InstanceSlot {
    identity.slot ?? lifetime.kind.slot(self, scope)
  }

  /// Returns the number of times that the kept instance was replaced.
  ///
  /// Callers read it before they obtain an instance, so that `fill` can check whether that instance is still
  /// the kept one.
  package func version(_ context: ResolutionContext) -> Int {
    instanceCache?.version ?? slot(context).version
  }

  /// Publishes a finished instance as another type than the component's own.
  package func fill(
    _ place: CachedInstance, _ box: AnyBox, _ version: Int, _ context: ResolutionContext
  ) {
    guard tracing == nil else { return }
    if let instanceCache {
      return instanceCache.publish(box, at: place, version, besides: own?.place)
    }
    let slot = slot(context)
    // It may be one with which only this request goes on.
    if slot.wasCleaned, context.heldInstance(of: slot) != nil { return }
    slot.publish(box, at: place, version)
    note(place, of: slot, context)
  }

  /// Publishes a finished instance as the component's own type.
  package func show(
    _ box: AnyBox, of slot: InstanceSlot, at place: CachedInstance, _ context: ResolutionContext
  ) {
    guard tracing == nil else { return }
    slot.publish(box, at: place)
    note(place, of: slot, context)
  }

  /// Notes the cached instance in the request's scope, so that requests on a child scope find it, too.
  private func note(_ place: CachedInstance, of slot: InstanceSlot, _ context: ResolutionContext) {
    guard slot.isCleanable, let key = place.key else { return }
    let scope = context.resolution.pointee.scope
    scope._withUnsafeGuaranteedRef { if $0.parent != nil { $0.noteAbove(key, of: self) } }
  }

  /// Returns whether the running request finds a finished instance.
  package func isKept(_ context: ResolutionContext) -> Bool {
    slot(context).finished != nil
  }

  /// Removes the instance that was just made for a request that it can't serve, if the scope's options
  /// withdraw instances after a failure.
  package func discardInstance(_ context: ResolutionContext) {
    let scope = context.resolution.pointee.scope.takeUnretainedValue()
    guard scope.options.afterFailure == .withdraw else { return }
    slot(context).discardInstance()
  }
}
