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

/// A contract that a container breaks without a declaration, or that holds although it is declared as
/// broken.
public struct ContractViolation: Error, CustomStringConvertible {
  /// The contract.
  public let contract: Contract
  /// The name of the container.
  public let container: String
  /// What the scenario found.
  public let findings: [ContractFinding]

  /// The contract, the container and the findings, one line each.
  public var description: String {
    (["\(contract) fails on \(container)"] + findings.map { "  \($0)" }).joined(separator: "\n")
  }
}

/// Contracts are identified by their ids, so that a test of all contracts can run one of them again.
extension Contract: Identifiable, Hashable, CustomStringConvertible {
  /// The id and the title.
  public var description: String { "\(id): \(title)" }

  /// Contracts with the same id are equal.
  public static func == (left: Contract, right: Contract) -> Bool { left.id == right.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
