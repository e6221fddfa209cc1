/// The slots of components whose objects live as long as the process: one for each place in the
/// source that registers a type, however many engines it registers it in.
final class ProcessInstances: @unchecked Sendable {
  static let shared = ProcessInstances()

  private struct Key: Hashable {
    let component: ComponentInfo
    let qualifier: Qualifier
    let strength: Lifetime.Strength
  }

  private let mutex = Mutex()
  private var slots: [Key: InstanceSlot] = [:]

  func slot(for identity: InstanceIdentity) -> InstanceSlot {
    let component = identity.component
    let key = Key(
      component: ComponentInfo(type: component.type, file: component.file, line: component.line),
      qualifier: identity.qualifier, strength: component.lifetime.strength)
    return mutex.locked {
      if let slot = slots[key] { return slot }
      let slot = InstanceSlot(key.strength)
      slots[key] = slot
      return slot
    }
  }
}
