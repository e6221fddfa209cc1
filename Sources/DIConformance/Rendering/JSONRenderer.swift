/// Writes a report as JSON, for programs. `docs/conformance-report.schema.json` says what the
/// document holds; `SavedReport` reads it.
public struct JSONRenderer: Sendable {
  /// The version of the document: a program that reads it refuses any other. Fields may be added
  /// without a new one.
  public static let version = 1

  /// There is nothing to choose.
  public init() {}

  /// The document, with a line break at its end.
  public func render(_ report: Report) -> String {
    let document = JSONValue.object([
      ("version", .number(Self.version)),
      ("containers", .array(report.containers.map(JSONValue.string))),
      ("contracts", .array(report.rows.map { contract($0, containers: report.containers) })),
      ("summary", counts(report.counts)),
      ("asDeclared", .bool(report.isAsDeclared)),
    ])
    return document.text() + "\n"
  }

  private func contract(_ row: Report.Row, containers: [String]) -> JSONValue {
    .object([
      ("id", .string(row.contract.id)),
      ("name", .string(row.contract.name)),
      ("title", .string(row.contract.title)),
      ("group", .string(row.contract.group)),
      ("rules", .array(row.contract.rules.map(JSONValue.string))),
      ("class", .string(row.contract.class.word)),
      (
        "outcomes",
        .array(zip(containers, row.outcomes).map { outcome($1, container: $0) })
      ),
    ])
  }

  private func outcome(_ outcome: Outcome, container: String) -> JSONValue {
    let head = [
      ("container", JSONValue.string(container)), ("outcome", .string(outcome.savedWord)),
    ]
    return switch outcome {
    case .passed: .object(head)
    case .declaredDifference(let value): .object(head + [("value", .string(value))])
    case .notOffered(let reason), .untested(let reason):
      .object(head + [("reason", .string(reason))])
    case .failed(let findings): .object(head + [("findings", .array(findings.map(finding)))])
    }
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      ("message", .string(finding.message)),
      ("expected", finding.expected.map(JSONValue.string) ?? .null),
      ("found", finding.found.map(JSONValue.string) ?? .null),
      ("file", .string(finding.file)),
      ("line", .number(finding.line)),
    ])
  }

  private func counts(_ counts: OutcomeCounts) -> JSONValue {
    .object([
      ("passed", .number(counts.passed)),
      ("failed", .number(counts.failed)),
      ("declaredDifferences", .number(counts.declared)),
      ("notOffered", .number(counts.notOffered)),
      ("untested", .number(counts.untested)),
    ])
  }
}
