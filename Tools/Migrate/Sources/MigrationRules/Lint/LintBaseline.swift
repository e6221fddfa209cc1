import Foundation

/// The findings that an app had when di-lint came: only others fail.
package struct LintBaseline: Codable, Sendable, Equatable {
  /// A finding without its line, which edits above it change.
  package struct Entry: Codable, Sendable, Hashable, Comparable {
    package let file: String
    package let code: String
    package let message: String

    package static func < (one: Entry, other: Entry) -> Bool {
      (one.file, one.code, one.message) < (other.file, other.code, other.message)
    }
  }

  package private(set) var findings: [Entry]

  package init(_ report: LintReport) {
    findings = Set(report.findings.map(Self.entry)).sorted()
  }

  package init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

  package func json() throws -> String { try encoded(self) }

  /// The findings of a report that the file doesn't have.
  package func new(in report: LintReport) -> [LintFinding] {
    let known = Set(findings)
    return report.findings.filter { !known.contains(Self.entry($0)) }
  }

  /// The entries that a report has no more.
  package func gone(from report: LintReport) -> [Entry] {
    let found = Set(report.findings.map(Self.entry))
    return findings.filter { !found.contains($0) }
  }

  private static func entry(_ finding: LintFinding) -> Entry {
    // The places of other components move, too.
    Entry(
      file: finding.place.file, code: finding.code,
      message: finding.message.replacing(#/\.swift:\d+/#, with: ".swift"))
  }
}
