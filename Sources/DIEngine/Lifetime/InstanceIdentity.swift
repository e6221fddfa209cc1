internal import CDIEngine

/// The unit of identity: a component, or a component with one of its names.
///
/// Slots, recursion, and reuse are distinguished by instance identity, never by type. A component is the identity of
/// its instances that have no name: most components have no other ones, and so need no second object.
@usableFromInline
package class InstanceIdentity {
  /// The slot of an instance kept by the engine or the process. For an instance store, the slot ensures that one request
  /// at a time makes the instance, and shows it.
  @exclusivity(unchecked) package internal(set) final var slot: InstanceSlot?
  /// The newest plan of the identity in the component's registry, which retains it (`PlanTable`). Guarded by the registry's lock.
  @exclusivity(unchecked) final var planAddress: UnsafeRawPointer?
  /// A number that is unique in the process. Those of components ascend in the order of registration.
  package final let number = di_next_number()
  private final let isComponent: Bool

  /// - Parameter isComponent: Whether this is the part of a component that is an identity.
  init(isComponent: Bool = true) {
    self.isComponent = isComponent
  }

  package final var component: Component {
    isComponent
      ? unsafeDowncast(self, to: Component.self)
      : unsafeDowncast(self, to: FurtherIdentity.self).owner
  }

  package final var qualifier: Qualifier {
    isComponent ? .none : unsafeDowncast(self, to: FurtherIdentity.self).ownQualifier
  }

  /// The key of the slot in each scope, for instances kept by a scope.
  final var slotKey: InstanceKey { InstanceKey(number) }
}

/// The identity of the instances that a component has by one of its names, or since its lifetime changed.
final class FurtherIdentity: InstanceIdentity {
  /// Unowned: the registry owns components, and components own their identities. Whoever reads it has the registry or
  /// a plan, which retain the component.
  fileprivate unowned(unsafe) let owner: Component
  fileprivate let ownQualifier: Qualifier

  init(_ component: Component, _ qualifier: Qualifier) {
    owner = component
    ownQualifier = qualifier
    super.init(isComponent: false)
  }
}

/// The number of an instance identity, by which a scope's table finds its slot; never reused.
package struct InstanceKey: Hashable, Sendable, TableKey {
  private let number: UInt

  init(_ number: UInt64) {
    // Four billion where words have 32 bits; elsewhere, numbers don't end within a lifetime.
    precondition(number <= UInt.max, "The process has used up all numbers of instances.")
    self.number = UInt(number)
  }

  var start: Int { TableHash.start(number: number) }
}
