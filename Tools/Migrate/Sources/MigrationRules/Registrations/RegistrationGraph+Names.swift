extension RegistrationGraph {
  /// Whether an object with a name would be another one for a request without it, and there may be such a request.
  func hasObjectsOfItsOwn(_ facts: RegistrationFacts, _ generation: Generation) -> Bool {
    guard facts.lifetime.isKept else { return false }
    if facts.names.count > 1 { return true }
    if facts.isDefault, generation == .release1 { return true }
    if isRequestedAmongMany(facts) { return true }
    guard generation == .release2 else { return false }
    return facts.offered.contains { service in
      (facts.isDefault || offering(service).count == 1)
        && (requested.hasUnknownSingle || requested.single.contains(service))
    }
  }

  /// Whether a request for all components of a type may find a registration.
  func isRequestedAmongMany(_ facts: RegistrationFacts) -> Bool {
    requested.hasUnknownMany || facts.offered.contains(where: requested.many.contains)
  }
}
