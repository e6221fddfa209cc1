internal import DIEngine

/// Where the objects of a component may be kept at present. Read under the registry's lock.
struct ComponentDetail: Sendable {
  private let slots: [InstanceSlot]
  /// Whether it is known where its objects may be kept.
  private let knowsSlots: Bool

  init(_ component: Component, for scope: Scope?) {
    let kind = component.lifetime.kind
    switch kind.keeper {
    case .none, .objectGraph: knowsSlots = true
    case .slot: knowsSlots = scope != nil || kind.reading == .slot
    case .store, .others: knowsSlots = false
    }
    slots = kind.keeper == .slot ? component.existingSlots(for: scope) : []
  }

  /// Whether an object is kept at present; nil if that is unknown. Call it without a lock: an object may end here.
  var isKept: Bool? {
    knowsSlots ? slots.contains { $0.finished != nil } : nil
  }
}
