extension LifetimeKind {
  /// The engine keeps the instance for its whole life.
  package static let engine = LifetimeKind(
    "engine", keeper: .slot, reading: .slot, makeSlot: { _, strength in InstanceSlot(strength) })
}
