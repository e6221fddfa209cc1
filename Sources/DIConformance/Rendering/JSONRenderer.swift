/// Writes a report as JSON, for programs.
///
/// The document has `containers` (names), `contracts` (each with `id`, `title`, `group`,
/// `rules`, `class`, and one of `outcomes` for each container), `summary` (counts) and
/// `asDeclared`.
public struct JSONRenderer: Sendable {
  /// There is nothing to choose.
  public init() {}

  /// The document, with a line break at its end.
  public func render(_ report: Report) -> String {
    let document = JSONValue.object([
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
    let name = ("container", JSONValue.string(container))
    return switch outcome {
    case .passed:
      .object([name, ("outcome", .string("passed"))])
    case .declaredDifference(let value):
      .object([name, ("outcome", .string("declaredDifference")), ("value", .string(value))])
    case .notOffered(let reason):
      .object([name, ("outcome", .string("notOffered")), ("reason", .string(reason))])
    case .failed(let findings):
      .object([
        name, ("outcome", .string("failed")), ("findings", .array(findings.map(finding))),
      ])
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
    ])
  }
}

extension Contract.Class {
  /// The name of the class in reports and lists.
  var word: String {
    switch self {
    case .required: "required"
    case .perGeneration: "perGeneration"
    case .failure(let kind): "failure(\(kind.rawValue))"
    }
  }
}
