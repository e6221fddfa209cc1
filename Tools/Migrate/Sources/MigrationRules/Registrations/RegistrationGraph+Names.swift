extension RegistrationGraph {
  /// Whether an object with a name would be another one for a request without it, and there may be such a request.
  func hasObjectsOfItsOwn(_ facts: RegistrationFacts, _ generation: Generation) -> Bool {
    guard facts.lifetime.isKept else { return false }
    if facts.names.count > 1 { return true }
    if facts.isDefault, generation == .release1 { return true }
    if isRequestedAmongMany(facts) { return true }
    guard generation == .release2 else { return false }
    // Release 2 makes an eager single ahead without its name, and another one for the name.
    if facts.lifetime == .single { return true }
    let mayBeFound =
      facts.isDefault || facts.offered.contains { offering($0, beside: facts).count == 1 }
    return mayBeFound && isRequestedAlone(facts)
  }

  /// Whether a request for all components of a type may find a registration.
  func isRequestedAmongMany(_ facts: RegistrationFacts) -> Bool {
    requested.hasUnknownMany
      || facts.offered.map(\.lastName).contains(where: requested.many.contains)
  }

  /// Whether a request for one component, without a name, may find a registration.
  func isRequestedAlone(_ facts: RegistrationFacts) -> Bool {
    requested.hasUnknownSingle
      || facts.offered.map(\.lastName).contains(where: requested.single.contains)
  }
}
