/// A report that was saved as JSON, to compare a later one with.
///
///     let before = try SavedReport(json: String(contentsOfFile: "conformance.json"))
///     for change in before.changes(to: report) { print(change) }
public struct SavedReport: Sendable, Equatable {
  /// Why a text is no report that this library reads, told in one line.
  public struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The line.
    public let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The names of the containers.
  public let containers: [String]

  /// The ids of the contracts, in the order of the report.
  public let contracts: [String]

  /// What came of a contract on a container; the key is `id on container`.
  private let outcomes: [String: String]

  /// What a later report tells otherwise, one line for each contract and container that both have
  /// or that one of them lacks, in the later report's order, then in this one's.
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

  /// The report without the contracts that exist but were not run now.
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
  /// The outcome as `SavedReport` compares it: findings and reasons may change their wording.
  fileprivate var savedText: String {
    if case .declaredDifference(let value) = self {
      SavedReport.text(savedWord, value: value)
    } else {
      savedWord
    }
  }
}
