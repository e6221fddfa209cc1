extension LifetimeKind {
  /// The requested scope keeps the instance for its whole life.
  package static let scope = LifetimeKind(
    "scope", keeper: .slot, reading: .scope, slot: { plan, scope in scope.slot(for: plan) })

  /// The requested scope keeps the instance until it is cleaned; an ancestor does, if the instance depends on nothing
  /// that the scope's own components offer. Without any owner the scope holds it weakly, see `ScopeOwnership`.
  package static let scopeUntilCleaned = LifetimeKind(
    "scopeUntilCleaned", keeper: .slot, reading: .scopeUntilCleaned,
    slot: { plan, scope in scope.slot(for: plan) })
}
