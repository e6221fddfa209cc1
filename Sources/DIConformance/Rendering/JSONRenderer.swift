private import Foundation

/// Renders a report as JSON, for programs: for each contract its outcome on each container, as a word,
/// with the value, the reason or the findings that belong to it; and the number of outcomes of each kind.
public struct JSONRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the report as a JSON document with sorted keys and a trailing newline.
  public func render(_ report: ConformanceReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The document consists of strings, integers and Booleans, which always encode.
    let data = try! encoder.encode(ReportDocument(report))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

private struct ReportDocument: Encodable {
  let version = 1
  let containers: [String]
  let contracts: [ContractDocument]
  let summary: OutcomeCounts
  let asDeclared: Bool

  init(_ report: ConformanceReport) {
    containers = report.containers
    contracts = report.rows.map { row in
      ContractDocument(
        id: row.contract.id, title: row.contract.title, rules: row.contract.rules,
        class: row.contract.class.word, level: row.contract.level.rawValue,
        outcomes: zip(report.containers, row.outcomes).map(OutcomeDocument.init))
    }
    summary = report.counts
    asDeclared = report.isAsDeclared
  }
}

private struct ContractDocument: Encodable {
  let id: String
  let title: String
  let rules: [String]
  let `class`: String
  let level: String
  let outcomes: [OutcomeDocument]
}

private struct OutcomeDocument: Encodable {
  let container: String
  let outcome: String
  var value: String?
  var known: [String]?
  var reason: String?
  var findings: [ContractFinding]?

  init(_ container: String, _ outcome: ContractOutcome) {
    self.container = container
    self.outcome = outcome.word
    switch outcome {
    case .passed: break
    case .declaredDifference(let value): self.value = value
    case .toDeclare(let value, let known): (self.value, self.known) = (value, known)
    case .notOffered(let reason), .skipped(let reason): self.reason = reason
    case .failed, .ended: findings = outcome.findings
    }
  }
}
