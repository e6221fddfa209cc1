extension LifetimeKind {
  /// Nothing keeps the instances. But each scope finds its external instances as long as other code retains them.
  package static let external = LifetimeKind("external", keeper: .others, reading: .none)
}
