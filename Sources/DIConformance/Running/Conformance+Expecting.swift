extension Conformance {
  /// Runs one contract against one container, and throws if the outcome isn't as the contract requires or
  /// the adapter declares: for tests, each of which is a contract.
  ///
  ///     import DIConformance
  ///     import Testing
  ///
  ///     @Test(arguments: Contract.all)
  ///     func contract(_ contract: Contract) async throws {
  ///       try await Conformance.expect(contract, of: .mine)
  ///     }
  ///
  /// The scenario runs on a thread of its own; the task is suspended meanwhile. A value that remains to
  /// be declared, and a contract that the container doesn't offer, are no violation.
  ///
  /// - Parameters:
  ///   - contract: The contract.
  ///   - container: The container.
  /// - Throws: A ``ContractViolation`` with what the scenario found.
  public static func expect(
    _ contract: Contract, of container: ContainerUnderTest
  ) async throws {
    let outcome = await run(contract, against: container)
    guard !outcome.isAsDeclared else { return }
    throw ContractViolation(
      contract: contract, container: container.name, findings: outcome.findings)
  }
}
