/// The unit of identity: one component, or one name of it.
///
/// Slots, recursion and reuse are all told apart by cell, never by type.
package final class InstanceIdentity {
  /// The registry owns components, components own cells.
  package unowned let component: Component
  package let qualifier: Qualifier
  /// The slot of objects that the engine or the process keeps. Those of a keeper are only made there,
  /// by one resolution at a time.
  @exclusivity(unchecked) var slot: InstanceSlot?
  /// The number of the slot in each scope, where a scope keeps the objects.
  let slotKey = InstanceKey(.slot)
  /// For each type that objects in a scope are read as, the number that they are found by there.
  @exclusivity(unchecked) private var keys: [(type: ObjectIdentifier, key: InstanceKey)] = []
  /// The plan of the cell without arguments, which a generation of the component's registry holds, and the
  /// number of that: the plans of former generations may be gone.
  @exclusivity(unchecked) private unowned(unsafe) var plan: ComponentPlan?
  @exclusivity(unchecked) private var planGeneration: UInt64 = 0

  init(_ component: Component, _ qualifier: Qualifier) {
    self.component = component
    self.qualifier = qualifier
  }

  /// The number by which a scope finds a finished object as a type. Called under the registry's lock.
  func key(_ kind: InstanceKey.Kind, as type: ObjectIdentifier) -> InstanceKey {
    if let known = keys.first(where: { $0.type == type && $0.key.kind == kind }) {
      return known.key
    }
    let key = InstanceKey(kind)
    keys.append((type, key))
    return key
  }

  /// The plan that a generation noted. Called under the registry's lock.
  func plan(in generation: UInt64) -> ComponentPlan? {
    planGeneration == generation ? plan : nil
  }

  /// Notes a plan, which the generation holds. Called under the registry's lock.
  func note(_ plan: ComponentPlan, in generation: UInt64) {
    self.plan = plan
    planGeneration = generation
  }
}
