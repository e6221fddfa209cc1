/// What came of one contract on one container.
public enum ContractOutcome: Sendable, Equatable {
  /// It holds.
  case passed

  /// It doesn't hold, or the container shows another value than its adapter declares.
  case failed([ContractFinding])

  /// Containers may differ here, and this one shows the value that its adapter declares; or it is
  /// known to break the contract, and this is why.
  case declaredDifference(String)

  /// The container cannot express it, for the reason that its adapter gives.
  case notOffered(String)

  /// No scenario can show it, for the reason that the contract gives.
  case untested(String)

  /// Whether it is what the contract or the adapter says.
  public var isAsDeclared: Bool {
    if case .failed = self { return false }
    return true
  }
}
