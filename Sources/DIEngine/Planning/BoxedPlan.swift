internal import CDIEngine

/// The plan of a component whose objects need a box: they are kept, or have member injections.
package final class BoxedPlan: ComponentPlan {
  /// Whether the component's type is a class.
  private let makesInstances: Bool
  private let slotKey: InstanceKey
  /// The slot, if all requests share it.
  private let slot: Unowned<InstanceSlot>?

  required init(
    _ identity: __shared InstanceIdentity, _ component: Component, _ registry: __shared Registry,
    _ settings: Settings, _ use: Use, before newest: ComponentPlan?
  ) {
    makesInstances = isKnownClass(component.type)
    slotKey = identity.slotKey
    slot = identity.slot.map { Unowned($0) }
    super.init(identity, component, registry, settings, use, before: newest)
  }

  package override func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    guard isRead, let slot = slot ?? scope.known(slotKey),
      !context.mayRecordReceipt(of: self)
    else { return false }
    return slot.with { $0.copyShown(to: memory) }
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if isRead, readFinished(to: memory, context) { return }
    try context.obtain(self).copy(to: memory)
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
