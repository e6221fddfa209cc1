/// The outcome of one contract on one container.
public enum ContractOutcome: Sendable, Equatable, Codable {
  /// The contract holds.
  case passed

  /// The contract is broken, the container shows another value than its adapter declares, or a
  /// contract declared as broken holds.
  case failed([ContractFinding])

  /// The process of the contract ended, or hung, before the contract had an outcome: a crash, a trap, an
  /// exit, or the memory limit, as the finding says. Only runs with `Conformance.Isolation.processes`
  /// live to report it.
  case ended(ContractFinding)

  /// The container shows the value that its adapter declares, or breaks the contract for the reason
  /// that its adapter declares. The text is that value or reason.
  case declaredDifference(String)

  /// The container lacks a capability that the contract needs, for the reason that its adapter gives.
  case notOffered(String)

  /// No scenario can test the contract, for the reason that the contract gives.
  case untested(String)

  /// Whether the outcome is as the contract requires or the adapter declares: anything but `failed` and
  /// `ended`.
  public var isAsDeclared: Bool {
    switch self {
    case .failed, .ended: false
    default: true
    }
  }

  /// The findings of an outcome that isn't as declared.
  public var findings: [ContractFinding] {
    switch self {
    case .failed(let findings): findings
    case .ended(let finding): [finding]
    default: []
    }
  }
}
