/// The outcome of one contract on one container.
public enum ContractOutcome: Sendable, Equatable {
  /// The contract holds.
  case passed

  /// The contract is broken, the container shows another value than its adapter declares, or a
  /// contract declared as broken holds.
  case failed([ContractFinding])

  /// The container shows the value that its adapter declares, or breaks the contract for the reason
  /// that its adapter declares. The text is that value or reason.
  case declaredDifference(String)

  /// The container lacks a capability that the contract needs, for the reason that its adapter gives.
  case notOffered(String)

  /// No scenario can test the contract, for the reason that the contract gives.
  case untested(String)

  /// Whether the outcome is as the contract requires or the adapter declares: anything but `failed`.
  public var isAsDeclared: Bool {
    if case .failed = self { return false }
    return true
  }
}
