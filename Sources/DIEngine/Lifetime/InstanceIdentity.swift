/// The unit of identity: a component, or a component with one of its names.
///
/// Slots, recursion, and reuse are distinguished by instance identity, never by type.
@usableFromInline
package final class InstanceIdentity {
  /// Unowned: the registry owns components, and components own their identities. Whoever reads it has the registry or
  /// a plan, which retain the component.
  package unowned(unsafe) let component: Component
  package let qualifier: Qualifier
  @exclusivity(unchecked) private var hasSlot = false
  /// The slot, or the keys of finished instances. One reference for both, since no instance has both; not an
  /// enumeration, whose tagged pointers leak sanitizers can't see through.
  @exclusivity(unchecked) private var storage: AnyObject?
  /// The key of the slot in each scope, for instances kept by a scope.
  let slotKey = InstanceKey(.slot)
  /// The identity's plan without arguments in the current generation of the component's registry, which retains it.
  /// Guarded by the registry's lock.
  @exclusivity(unchecked) private(set) var plan: Unmanaged<ComponentPlan>?

  /// For each type that scopes read the instance as, the key of the entry in their tables.
  private final class Keys {
    let type: ObjectIdentifier
    let key: InstanceKey
    @exclusivity(unchecked) var next: Keys?

    init(_ type: ObjectIdentifier, _ kind: InstanceKey.Kind) {
      self.type = type
      key = InstanceKey(kind)
    }
  }

  init(_ component: Component, _ qualifier: Qualifier) {
    self.component = component
    self.qualifier = qualifier
  }

  /// The slot of an instance kept by the engine or the process. For an instance store, the slot only
  /// ensures that one creator at a time makes the instance.
  package var slot: InstanceSlot? {
    get { hasSlot ? unsafeDowncast(storage.unsafelyUnwrapped, to: InstanceSlot.self) : nil }
    set {
      precondition(hasSlot || storage == nil, "An instance that scopes keep has no other slot.")
      storage = newValue
      // Running requests read it.
      if hasSlot != (newValue != nil) { hasSlot = newValue != nil }
    }
  }

  /// Returns the key by which a scope finds a finished instance as a type. Call it under the registry's
  /// lock.
  func key(_ kind: InstanceKey.Kind, as type: ObjectIdentifier) -> InstanceKey {
    precondition(!hasSlot, "An instance that has a slot is not kept by scopes.")
    var last = storage.map { unsafeDowncast($0, to: Keys.self) }
    while let known = last {
      if known.type == type && known.key.kind == kind { return known.key }
      guard let next = known.next else { break }
      last = next
    }
    let new = Keys(type, kind)
    if let last { last.next = new } else { storage = new }
    return new.key
  }

  /// Notes a plan, or that there is none any more. Call it under the registry's lock.
  func note(_ plan: ComponentPlan?) {
    self.plan = plan.map { .passUnretained($0) }
  }
}
