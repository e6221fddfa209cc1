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

  /// The container lacks a capability that the contract needs, for the reason that its adapter gives,
  /// or doesn't run the profile to which the contract belongs.
  case notOffered(String)

  /// The container shows a value, or a kind of failure, that its adapter doesn't declare: no failure, but
  /// a gap in the declarations. `known` lists the values that the contract knows.
  case toDeclare(String, known: [String])

  /// The adapter skips the contract, for this reason.
  case skipped(String)

  /// Whether the outcome is as the contract requires, and contradicts no declaration: anything but
  /// `failed` and `ended`.
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

  /// Whether the container offers what the contract is about, and the adapter lets it run.
  var isRun: Bool {
    switch self {
    case .notOffered, .skipped: false
    default: true
    }
  }
}
