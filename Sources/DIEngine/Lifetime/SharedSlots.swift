/// Instance slots that several engines share: one for each source location that registers a type, whichever engine
/// it registers the type in.
package final class SharedSlots: Sendable {
  /// The slots of process-wide instances.
  static let process = SharedSlots()

  private struct Key: Hashable {
    let component: ComponentInfo
    let qualifier: Qualifier
    let strength: Lifetime.Strength?

    init(_ identity: InstanceIdentity, _ strength: Lifetime.Strength?) {
      component = identity.component.declaration
      qualifier = identity.qualifier
      self.strength = strength
    }
  }

  private let slots = Guarded<[Key: InstanceSlot]>([:])
  /// The records of the instances, for their end.
  package let endList = EndList(depth: 0)

  package init() {}

  /// Returns the slot of an instance identity, or nil if no request has needed it yet.
  func existingSlot(
    for identity: InstanceIdentity, _ strength: Lifetime.Strength?
  ) -> InstanceSlot? {
    slots.locked { $0[Key(identity, strength)] }
  }

  /// Returns the slot of an instance identity.
  ///
  /// - Parameter strength: How the slot keeps its instance; nil if it keeps none itself.
  func slot(for identity: InstanceIdentity, _ strength: Lifetime.Strength?) -> InstanceSlot {
    let key = Key(identity, strength)
    return slots.locked { slots in
      if let slot = slots[key] { return slot }
      let slot = InstanceSlot(strength)
      slots[key] = slot
      return slot
    }
  }
}

extension Component {
  /// The slots of what the process keeps. An isolated copy of a graph stands for the whole process.
  var processSlots: SharedSlots { registry?.isolation?.slots ?? .process }
}
