/// The slots that a scope keeps, and marks for those that an ancestor keeps. They are read without a lock; who adds one holds
/// that of the scope.
struct ScopeSlots {
  /// Where a slot lies.
  enum Known {
    case own(Unowned<InstanceSlot>)
    /// An ancestor keeps it.
    case above
  }

  /// Those of the scope's registry, on which the marks depend.
  let changes: Unowned<RegistryChanges>
  let table: AtomicTable<InstanceKey>

  /// The mark of a slot that an ancestor keeps, as long as the registry doesn't change.
  private static func mark(_ version: UInt) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(bitPattern: version << 1 | 1).unsafelyUnwrapped
  }

  /// Returns the slot of a value of the table; nil if it is a mark.
  @inline(__always)
  private static func slot(_ value: UnsafeMutableRawPointer) -> Unowned<InstanceSlot>? {
    UInt(bitPattern: value) & 1 == 0 ? Unowned(address: value) : nil
  }

  /// Returns the slot that the scope keeps.
  @inline(__always)
  func find(_ key: InstanceKey) -> Unowned<InstanceSlot>? { table.find(key).flatMap(Self.slot) }

  /// Returns where a slot lies, if it is known in this version of the registry.
  @inline(__always)
  func known(_ key: InstanceKey) -> Known? {
    guard let value = table.find(key) else { return nil }
    if let slot = Self.slot(value) { return .own(slot) }
    return value == Self.mark(changes.with { $0.version }) ? .above : nil
  }

  /// Adds a slot, and keeps it.
  func add(_ slot: InstanceSlot, for key: InstanceKey) {
    table.set(Unowned.retaining(slot).address, for: key)
  }

  /// Notes that an ancestor keeps a slot in a version of the registry.
  func noteAbove(_ key: InstanceKey, in version: UInt) {
    if find(key) == nil { table.set(Self.mark(version), for: key) }
  }

  /// The slots of instances that are kept until the scope is cleaned.
  var cleanable: [InstanceSlot] {
    var slots: [InstanceSlot] = []
    table.visit { _, value in
      guard let slot = Self.slot(value)?.object, slot.isCleanable else { return }
      slots.append(slot)
    }
    return slots
  }

  /// Releases the slots and the table. Nobody reads them any more.
  func release() {
    table.visit { _, value in Self.slot(value)?.release() }
    table.deallocate()
  }
}
