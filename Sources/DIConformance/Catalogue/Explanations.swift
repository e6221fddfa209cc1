extension ContractExplanation {
  /// The explanations of all contracts of this library, by id.
  static let known: [String: ContractExplanation] = [
    registrations, names, initializers, orders, lifetimes, requests, failures, tasks, policies,
  ].reduce(into: [:]) { all, group in all.merge(group) { first, _ in first } }
}
