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

  /// The capabilities of which each adapter has passed something on, in the order of each row's outcomes.
  let used: [Set<Capability>]

  init(containers: [ContainerUnderTest], rows: [Row], used: [Set<Capability>]) {
    self.containers = containers.map(\.name)
    deviations = containers.map(\.deviations)
    self.rows = rows
    self.used = used
  }

  /// Whether all outcomes are as the contracts require or the adapters declare, and any contract ran. Values that
  /// remain to be declared (`counts.toDeclare`) don't change this.
  public var isAsDeclared: Bool {
    hasRun && rows.allSatisfy { $0.outcomes.allSatisfy(\.isAsDeclared) }
  }

  /// Whether any contract ran on any container.
  public var hasRun: Bool {
    rows.contains { $0.outcomes.contains(where: \.isRun) }
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

extension [ConformanceReport.Row] {
  /// The rows with those of the core first.
  var inOrderOfLevels: [Element] {
    Contract.Level.allCases.flatMap { level in filter { $0.contract.level == level } }
  }
}

extension Int {
  /// The number with a noun, in the plural unless there is one.
  func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
