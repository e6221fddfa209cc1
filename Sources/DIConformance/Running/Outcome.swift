/// What came of one contract on one container.
public enum Outcome: Sendable, Equatable {
  /// It holds.
  case passed

  /// It doesn't hold, or the container shows another value than its adapter declares.
  case failed([Finding])

  /// Containers may differ here; this one shows the value that its adapter declares.
  case declaredDifference(String)

  /// The container cannot express it, for the reason that its adapter gives.
  case notOffered(String)

  /// Whether it is what the contract or the adapter says.
  public var isAsDeclared: Bool {
    if case .failed = self { return false }
    return true
  }
}
