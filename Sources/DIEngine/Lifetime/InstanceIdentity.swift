/// The unit of identity: a component, or a component with one of its names.
///
/// Slots, recursion, and reuse are distinguished by instance identity, never by type.
@usableFromInline
package final class InstanceIdentity {
  /// Unowned: the registry owns components, and components own their identities.
  package unowned let component: Component
  package let qualifier: Qualifier
  /// The slot of an instance kept by the engine or the process. For an instance store, the slot only
  /// ensures that one creator at a time makes the instance.
  @exclusivity(unchecked) package var slot: InstanceSlot?
  /// The key of the slot in each scope, for instances kept by a scope.
  let slotKey = InstanceKey(.slot)
  /// For each type that scopes read the instance as, the key of the entry in their tables.
  @exclusivity(unchecked) private var keys: [(type: ObjectIdentifier, key: InstanceKey)] = []
  /// The identity's plan without arguments, and the number of the plan generation that retains it. The
  /// generation belongs to the component's registry; plans of former generations may be gone.
  @exclusivity(unchecked) private unowned(unsafe) var plan: ComponentPlan?
  @exclusivity(unchecked) private var planGeneration: UInt64 = 0

  init(_ component: Component, _ qualifier: Qualifier) {
    self.component = component
    self.qualifier = qualifier
  }

  /// Returns the key by which a scope finds a finished instance as a type. Call it under the registry's
  /// lock.
  func key(_ kind: InstanceKey.Kind, as type: ObjectIdentifier) -> InstanceKey {
    if let known = keys.first(where: { $0.type == type && $0.key.kind == kind }) {
      return known.key
    }
    let key = InstanceKey(kind)
    keys.append((type, key))
    return key
  }

  /// Returns the plan noted for a generation, or nil. Call it under the registry's lock.
  func plan(in generation: UInt64) -> ComponentPlan? {
    planGeneration == generation ? plan : nil
  }

  /// Notes a plan that the generation retains. Call it under the registry's lock.
  func note(_ plan: ComponentPlan, in generation: UInt64) {
    self.plan = plan
    planGeneration = generation
  }
}
