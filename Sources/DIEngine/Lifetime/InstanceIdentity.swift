internal import CDIEngine

/// The unit of identity: a component, or a component with one of its names.
///
/// Slots, recursion, and reuse are distinguished by instance identity, never by type. A component is the identity of
/// its instances that have no name: most components have no other ones, and so need no second object.
@usableFromInline
package class InstanceIdentity {
  /// The slot, or the keys of finished instances. One reference for both, since no instance has both; not an
  /// enumeration, whose tagged pointers leak sanitizers can't see through.
  @exclusivity(unchecked) private final var storage: AnyObject?
  /// The identity's plan without arguments in the current generation of the component's registry, which retains it.
  /// Guarded by the registry's lock.
  @exclusivity(unchecked) private(set) final var plan: Unowned<ComponentPlan>?
  /// A number that is unique in the process. Those of components ascend in the order of registration.
  package final let number = di_next_number()
  @exclusivity(unchecked) private final var hasSlot = false
  private final let isComponent: Bool

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

  fileprivate init(isComponent: Bool) {
    self.isComponent = isComponent
  }

  /// Creates the part of a component that is an identity.
  init() {
    isComponent = true
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
  final var slotKey: InstanceKey { InstanceKey(.slot, number) }

  /// The slot of an instance kept by the engine or the process. For an instance store, the slot only
  /// ensures that one request at a time makes the instance.
  package final var slot: InstanceSlot? {
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
  final func key(_ kind: InstanceKey.Kind, as type: ObjectIdentifier) -> InstanceKey {
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
  final func note(_ plan: ComponentPlan?) {
    self.plan = plan.map { Unowned($0) }
  }
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

/// The number by which a scope's table finds a slot or an instance; never reused. The lowest bits hold
/// the kind.
@usableFromInline
package struct InstanceKey: Hashable, Sendable {
  @usableFromInline package let bits: UInt

  @usableFromInline
  package enum Kind: UInt, Sendable {
    /// A slot.
    case slot = 0
    /// A finished instance that lives as long as the scope.
    case permanent = 1
    /// A finished instance that may be dropped earlier.
    case cleanable = 2
  }

  @inlinable
  init(bits: UInt) { self.bits = bits }

  init(_ kind: Kind) {
    self.init(kind, di_next_number())
  }

  /// Creates the key of a number that nothing else has.
  init(_ kind: Kind, _ number: UInt64) {
    // A billion where words have 32 bits; elsewhere, numbers don't end within a lifetime.
    if UInt.bitWidth < 64 {
      precondition(number <= UInt.max >> 2, "The process has used up all numbers of instances.")
    }
    bits = UInt(number) << 2 | kind.rawValue
  }

  @inlinable package static var none: InstanceKey { InstanceKey(bits: 0) }

  @inlinable package var kind: Kind { Kind(rawValue: bits & 3).unsafelyUnwrapped }
}

extension InstanceKey: TableKey {
  @usableFromInline var start: Int { TableHash.start(number: bits) }
}
