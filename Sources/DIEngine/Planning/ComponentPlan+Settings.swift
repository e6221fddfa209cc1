extension ComponentPlan {
  /// What decides, before a plan is created, of which kind it is and where it reads a cached instance.
  struct Settings: ~Copyable {
    let module: RequestingModule
    let lifetime: Lifetime
    let particulars: Particulars?
    /// Whether the instances are transient and have no member injections.
    let isDirect: Bool
    /// Whether the listener must be informed when the component is requested as the root of a resolution.
    let isWatched: Bool

    init(
      _ component: Component, signature: ObjectIdentifier?, from module: RequestingModule,
      in registry: Registry
    ) {
      self.module = module
      let isUncached =
        signature != nil && component.behaviour.options.contains(.uncachedWithArguments)
      lifetime = isUncached ? Lifetime(.nowhere) : component.lifetime
      particulars = Particulars.needed(by: component, registry.tracers)
      isDirect =
        particulars?.tracing == nil && lifetime.kept == .nowhere
        && !(particulars?.hasInjections ?? false) && signature == nil && component.factory != nil
      isWatched =
        registry.hasRoots && !component.isRoot && !(lifetime.isEager && lifetime.isPermanent)
    }

    /// Returns the cached instance of the component's own type, or nil if each request must call `obtain`.
    ///
    /// - Parameter memory: The plan's memory for an instance that no scope keeps.
    func place(
      of identity: InstanceIdentity, at memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> CachedInstance? {
      let cache = ComponentPlan.instanceCache(lifetime, particulars?.store)
      guard ComponentPlan.isReadable(lifetime, cache) else { return nil }
      guard particulars?.tracing == nil else { return CachedInstance.none }
      let type = identity.component.type
      return ComponentPlan.scopePlace(identity, lifetime, as: type)
        ?? ComponentPlan.place(at: memory, lifetime)
    }
  }
}
