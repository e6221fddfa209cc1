/// The outcomes of contracts on containers.
public struct ConformanceReport: Sendable {
  /// One contract and its outcomes, one for each container.
  public struct Row: Sendable {
    /// The contract.
    public let contract: Contract
    /// The outcomes, one for each of the report's containers, in their order.
    public let outcomes: [ContractOutcome]
  }

  /// The names of the containers, in the order of each row's outcomes.
  public let containers: [String]
  /// The rows, one for each contract, in the order of execution.
  public let rows: [Row]

  /// Whether all outcomes are as the contracts require or the adapters declare.
  public var isAsDeclared: Bool {
    rows.allSatisfy { $0.outcomes.allSatisfy(\.isAsDeclared) }
  }

  func isAsDeclared(onContainer index: Int) -> Bool {
    rows.allSatisfy { $0.outcomes[index].isAsDeclared }
  }

  /// The counts of all outcomes.
  public var counts: OutcomeCounts {
    OutcomeCounts(rows.flatMap(\.outcomes))
  }

  /// Returns the counts of one container.
  ///
  /// - Parameter index: The position of the container in `containers`. Traps if it is out of bounds.
  /// - Returns: The counts.
  public func counts(ofContainer index: Int) -> OutcomeCounts {
    OutcomeCounts(rows.map { $0.outcomes[index] })
  }

  /// One line with the counts.
  public var summary: String {
    let contracts = rows.count == 1 ? "1 contract" : "\(rows.count) contracts"
    let containers =
      self.containers.count == 1 ? "1 container" : "\(self.containers.count) containers"
    return "\(contracts) on \(containers): \(counts)"
  }
}

/// The number of outcomes of each kind.
public struct OutcomeCounts: Sendable, Equatable, CustomStringConvertible {
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
  /// The number of contracts that no scenario can test.
  public private(set) var untested = 0

  /// The number of all outcomes.
  public var all: Int { passed + failed + ended + declared + notOffered + untested }

  init(_ outcomes: [ContractOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .ended: ended += 1
      case .declaredDifference: declared += 1
      case .notOffered: notOffered += 1
      case .untested: untested += 1
      }
    }
  }

  /// The counts in words, as in the summary line.
  public var description: String {
    "\(passed) passed, \(failed) failed, "
      + (ended == 0 ? "" : "\(ended) ended the process, ")
      + "\(declared) declared difference\(declared == 1 ? "" : "s"), \(notOffered) not offered"
      + (untested == 0 ? "" : ", \(untested) untested")
  }
}
