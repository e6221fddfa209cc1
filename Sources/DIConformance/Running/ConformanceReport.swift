/// What came of some contracts on some containers.
public struct ConformanceReport: Sendable {
  /// One contract and its outcomes, one for each container.
  public struct Row: Sendable {
    /// What was run.
    public let contract: Contract
    /// One for each of the report's containers, in their order.
    public let outcomes: [ContractOutcome]
  }

  /// The names of the containers, in the order of every row's outcomes.
  public let containers: [String]
  /// One for each contract, in the order in which they ran.
  public let rows: [Row]

  /// Whether nothing but what is declared happened.
  public var isAsDeclared: Bool {
    rows.allSatisfy { $0.outcomes.allSatisfy(\.isAsDeclared) }
  }

  /// The counts of all outcomes together.
  public var counts: OutcomeCounts {
    OutcomeCounts(rows.flatMap(\.outcomes))
  }

  /// The counts of one container, by its place in `containers`.
  public func counts(ofContainer index: Int) -> OutcomeCounts {
    OutcomeCounts(rows.map { $0.outcomes[index] })
  }

  /// One line that says how it went.
  public var summary: String {
    let contracts = rows.count == 1 ? "1 contract" : "\(rows.count) contracts"
    let containers =
      self.containers.count == 1 ? "1 container" : "\(self.containers.count) containers"
    return "\(contracts) on \(containers): \(counts)"
  }
}

/// How many outcomes there are of each sort.
public struct OutcomeCounts: Sendable, Equatable, CustomStringConvertible {
  /// Contracts that hold.
  public private(set) var passed = 0
  /// Contracts that don't, or not as declared.
  public private(set) var failed = 0
  /// Contracts that show what the adapter declares.
  public private(set) var declared = 0
  /// Contracts that the container cannot express.
  public private(set) var notOffered = 0
  /// Contracts that no scenario can show.
  public private(set) var untested = 0

  /// All of them together.
  public var all: Int { passed + failed + declared + notOffered + untested }

  init(_ outcomes: [ContractOutcome]) {
    for outcome in outcomes {
      switch outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .declaredDifference: declared += 1
      case .notOffered: notOffered += 1
      case .untested: untested += 1
      }
    }
  }

  /// The counts in words, as in the summary line.
  public var description: String {
    "\(passed) passed, \(failed) failed, "
      + "\(declared) declared difference\(declared == 1 ? "" : "s"), \(notOffered) not offered"
      + (untested == 0 ? "" : ", \(untested) untested")
  }
}
