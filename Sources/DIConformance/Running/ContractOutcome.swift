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

  /// The word for the outcome in reports.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .ended: "ended"
    case .declaredDifference: "declared"
    case .notOffered: "not offered"
    case .toDeclare: "to declare"
    case .skipped: "skipped"
    }
  }

  /// The word on a terminal: in capitals if the outcome isn't as declared.
  var shownWord: String { isAsDeclared ? word : word.uppercased() }

  /// Whether the container offers what the contract is about, and the adapter lets it run.
  var isRun: Bool {
    switch self {
    case .notOffered, .skipped: false
    default: true
    }
  }
}

/// The number of outcomes of each kind.
public struct OutcomeCounts: Sendable, Equatable, Encodable, CustomStringConvertible {
  /// The number of contracts that hold.
  public private(set) var passed = 0
  /// The number of contracts that are broken without a declaration, or declared incorrectly.
  public private(set) var failed = 0
  /// The number of contracts whose process ended or hung before they had an outcome.
  public private(set) var ended = 0
  /// The number of contracts whose outcome is a declared difference.
  public private(set) var declared = 0
  /// The number of contracts that need a capability that the container lacks.
  public private(set) var notOffered = 0
  /// The number of contracts for which the adapter has to declare a value.
  public private(set) var toDeclare = 0
  /// The number of contracts that the adapter skips.
  public private(set) var skipped = 0

  init(_ outcomes: [ContractOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .ended: ended += 1
      case .declaredDifference: declared += 1
      case .notOffered: notOffered += 1
      case .toDeclare: toDeclare += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// The counts in words, as in the summary line.
  public var description: String {
    "\(passed) passed, \(failed) failed, "
      + (ended == 0 ? "" : "\(ended) ended the process, ")
      + "\(declared.counted("declared difference")), \(notOffered) not offered"
      + (toDeclare == 0 ? "" : ", \(toDeclare) to declare")
      + (skipped == 0 ? "" : ", \(skipped) skipped")
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

/// An expectation of a scenario that didn't hold.
public struct ContractFinding: Sendable, Equatable, Codable, CustomStringConvertible {
  /// What the expectation is about.
  public let message: String
  /// The expected value, if the expectation is about a value.
  public let expected: String?
  /// The value that the scenario found instead, if the expectation is about a value.
  public let found: String?
  /// The file of the expectation.
  public let file: String
  /// The line of the expectation.
  public let line: Int

  /// The message, the expected and the found value, and the place of the expectation, in one line.
  public var description: String {
    var text = message
    if let expected { text += ": expected \(expected)" }
    if let found { text += expected == nil ? ": found \(found)" : ", found \(found)" }
    return text + " (\(file):\(line))"
  }
}
