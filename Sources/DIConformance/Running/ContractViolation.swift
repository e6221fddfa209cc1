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
