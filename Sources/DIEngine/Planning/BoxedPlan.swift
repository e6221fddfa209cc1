internal import CDIEngine

/// The plan of a component whose objects need a box: they are kept, or have member injections.
package final class BoxedPlan: ComponentPlan {
  private let ownReadable: ReadPlace?
  /// Whether the component's type is a class.
  private let makesInstances: Bool

  init(
    _ identity: __shared InstanceIdentity, _ component: Component, _ registry: __shared Registry,
    _ settings: Settings
  ) {
    ownReadable = ReadPlace.place(
      for: identity, settings.lifetime, settings.rare, as: component.type,
      isReported: settings.isReported)
    makesInstances = isKnownClass(component.type)
    // Where `obtain` finds no instance, it checks for re-entrancy. The asynchronous form of a direct plan doesn't.
    super.init(
      identity, component, registry, settings, ownReadable ?? .none,
      needsReentrancyCheck: settings.traits.contains(.isDirect))
  }

  deinit {
    let places = (converted.map(\.readable) + [ownReadable]).compactMap { $0?.anyMemory }
    guard !places.isEmpty else { return }
    identity.slot?.forget(places)
    instanceCache?.forget(places)
    for place in places {
      if let box = place.pointee { Unowned<AnyBox>(address: box).release() }
      place.deallocate()
    }
  }

  package override var readable: ReadPlace? { ownReadable }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    maker.own(of: self)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let ownReadable else { return try context.obtain(self).copy(to: memory) }
    if ownReadable.copy(to: memory, context) { return }
    try context.obtain(self, at: ownReadable).copy(to: memory)
  }

  override func makeBox(_ context: ResolutionContext) throws(Failure) -> AnyBox {
    do {
      return try made(context)
    } catch {
      throw context.thrown(error, by: Unowned(self))
    }
  }

  @inline(__always)
  private func made(_ context: ResolutionContext) throws -> AnyBox {
    if makesInstances {
      var instance: UnsafeRawPointer?
      try withUnsafeMutablePointer(to: &instance) {
        try callFactory(context, at: UnsafeMutableRawPointer($0))
      }
      return InstanceBox(
        Unowned<AnyObject>(address: instance.unsafelyUnwrapped).take())
    }
    func boxed<Value>(_ type: Value.Type) throws -> AnyBox {
      try withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
        let memory = buffer.baseAddress.unsafelyUnwrapped
        try callFactory(context, at: UnsafeMutableRawPointer(memory))
        return Box(memory.move())
      }
    }
    return try _openExistential(component.type, do: boxed)
  }
}
