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
  /// What the adapters declared, in the order of each row's outcomes.
  public let deviations: [Deviations]
  /// The rows, one for each contract, in the order of execution.
  public let rows: [Row]

  init(containers: [ContainerUnderTest], rows: [Row]) {
    self.containers = containers.map(\.name)
    deviations = containers.map(\.deviations)
    self.rows = rows
  }

  /// Whether all outcomes are as the contracts require or the adapters declare. Values that remain to be
  /// declared (`counts.toDeclare`) don't change this.
  public var isAsDeclared: Bool {
    rows.allSatisfy { $0.outcomes.allSatisfy(\.isAsDeclared) }
  }

  /// The counts of all outcomes.
  public var counts: OutcomeCounts {
    OutcomeCounts(rows.flatMap(\.outcomes))
  }

  /// One line with the counts.
  public var summary: String {
    "\(rows.count.counted("contract")) on \(containers.count.counted("container")): \(counts)"
  }
}

extension Int {
  /// The number with a noun, in the plural unless there is one.
  func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
