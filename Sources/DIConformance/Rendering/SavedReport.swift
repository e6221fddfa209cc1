/// A report that was saved as JSON, for comparison with a later report.
///
///     let before = try SavedReport(json: String(contentsOfFile: "conformance.json"))
///     for change in before.changes(to: report) { print(change) }
public struct SavedReport: Sendable, Equatable {
  /// The reason why a text isn't a report that this library can read, in one line.
  public struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The reason.
    public let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The names of the containers.
  public let containers: [String]

  /// The ids of the contracts, in the order of the report.
  public let contracts: [String]

  /// The outcomes; the keys are `id on container`.
  private let outcomes: [String: String]

  /// Returns the differences between this report and a later one.
  ///
  /// - Parameter report: The later report.
  /// - Returns: One line for each contract and container whose outcome differs or that only one of
  ///   the reports contains: in the later report's order, then in this report's order.
  public func changes(to report: ConformanceReport) -> [String] {
    var changes: [String] = []
    var seen: Set<String> = []
    for row in report.rows {
      for (container, outcome) in zip(report.containers, row.outcomes) {
        let key = Self.key(row.contract.id, container)
        seen.insert(key)
        let now = outcome.savedText
        guard let before = outcomes[key] else {
          changes.append("\(key): is new, and \(now)")
          continue
        }
        if before != now { changes.append("\(key): was \(before), is \(now)") }
      }
    }
    for id in contracts {
      for container in containers where report.containers.contains(container) {
        let key = Self.key(id, container)
        if let before = outcomes[key], !seen.contains(key) {
          changes.append("\(key): was \(before), is gone")
        }
      }
    }
    return changes
  }

  /// Returns the report without the contracts that exist but did not run.
  func restricted(to run: Set<String>, of all: [Contract]) -> SavedReport {
    let skipped = Set(all.map(\.id)).subtracting(run)
    return SavedReport(
      containers: containers, contracts: contracts.filter { !skipped.contains($0) },
      outcomes: outcomes)
  }

  init(containers: [String], contracts: [String], outcomes: [String: String]) {
    self.containers = containers
    self.contracts = contracts
    self.outcomes = outcomes
  }

  static func key(_ contract: String, _ container: String) -> String {
    "\(contract) on \(container)"
  }

  static func text(_ word: String, value: String?) -> String {
    value.map { "\(word) (\($0))" } ?? word
  }
}

extension ContractOutcome {
  /// The outcome in the form that `SavedReport` compares, without findings and reasons: their wording
  /// may change.
  fileprivate var savedText: String {
    if case .declaredDifference(let value) = self {
      SavedReport.text(savedWord, value: value)
    } else {
      savedWord
    }
  }
}
