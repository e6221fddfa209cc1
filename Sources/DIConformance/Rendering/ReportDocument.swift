private import Foundation

/// The JSON form of a report; `docs/conformance-report.schema.json` defines it for other programs.
struct ReportDocument: Encodable {
  private let version = JSONRenderer.version
  private let catalogue: String
  private let containers: [String]
  private let contracts: [Contract]
  private let summary: Summary
  private let asDeclared: Bool

  init(_ report: ConformanceReport) {
    catalogue = report.catalogue.description
    containers = report.containers
    contracts = report.rows.map { Contract($0, of: report.containers) }
    summary = Summary(report.counts)
    asDeclared = report.isAsDeclared
  }

  private struct Contract: Encodable {
    let id: String
    let name: String
    let title: String
    let group: String
    let rules: [String]
    let `class`: String
    let level: String
    let outcomes: [ContainerOutcome]

    init(_ row: ConformanceReport.Row, of containers: [String]) {
      id = row.contract.id
      name = row.contract.name
      title = row.contract.title
      group = row.contract.group
      rules = row.contract.rules
      `class` = row.contract.class.word
      level = row.contract.level.rawValue
      outcomes = zip(containers, row.outcomes).map(ContainerOutcome.init)
    }
  }

  private struct ContainerOutcome: Encodable {
    let container: String
    let outcome: String
    var value: String?
    var known: [String]?
    var reason: String?
    var findings: [FoundDifference]?

    init(_ container: String, _ outcome: ContractOutcome) {
      self.container = container
      self.outcome = outcome.savedWord
      switch outcome {
      case .passed: break
      case .declaredDifference(let value): self.value = value
      case .toDeclare(let value, let known):
        self.value = value
        self.known = known
      case .notOffered(let reason), .skipped(let reason): self.reason = reason
      case .failed, .ended: findings = outcome.findings.map(FoundDifference.init)
      }
    }
  }

  private struct FoundDifference: Encodable {
    let finding: ContractFinding

    init(_ finding: ContractFinding) {
      self.finding = finding
    }

    private enum Key: CodingKey {
      case message, expected, found, file, line
    }

    /// Encodes `nil` as null, so that readers need not handle missing keys.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(finding.message, forKey: .message)
      try container.encode(finding.expected, forKey: .expected)
      try container.encode(finding.found, forKey: .found)
      try container.encode(finding.file, forKey: .file)
      try container.encode(finding.line, forKey: .line)
    }
  }

  private struct Summary: Encodable {
    let passed: Int
    let failed: Int
    let ended: Int
    let declaredDifferences: Int
    let notOffered: Int
    let toDeclare: Int
    let skipped: Int

    init(_ counts: OutcomeCounts) {
      passed = counts.passed
      failed = counts.failed
      ended = counts.ended
      declaredDifferences = counts.declared
      notOffered = counts.notOffered
      toDeclare = counts.toDeclare
      skipped = counts.skipped
    }
  }
}

/// Renders a report as JSON, for programs. `docs/conformance-report.schema.json` defines the format;
/// `SavedReport` reads it.
public struct JSONRenderer: Sendable {
  /// The version of the format. `SavedReport` rejects any other version. New fields don't change the
  /// version.
  public static let version = 1

  /// Creates a renderer.
  public init() {}

  /// Returns the report as a JSON document with sorted keys and a trailing newline.
  ///
  /// - Parameter report: The report.
  /// - Returns: The document.
  /// - Complexity: O(*n*), where *n* is the number of outcomes.
  public func render(_ report: ConformanceReport) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // The document consists of strings, integers and Booleans, which always encode.
    let data = try! encoder.encode(ReportDocument(report))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
