extension LifetimeKind {
  /// Nothing keeps the instances: each request makes a new one.
  package static let nowhere = LifetimeKind("nowhere", keeper: .none, reading: .none)
}
