import Foundation

/// What di-lint found, and what it could not see.
package struct LintReport: Sendable {
  /// How a report is written.
  package enum Format: String, Sendable, CaseIterable {
    case text, json, github
  }

  /// In the order of their places.
  package let findings: [LintFinding]
  package let gaps: [LintGap]
  /// Comments that turn nothing off, and what is wrong with them.
  package let idleSuppressions: [LintGap]

  init(
    _ findings: [LintFinding], _ gaps: [LintGap], suppressions: [String: [LintSuppression]]
  ) {
    var used: Set<String> = []
    self.findings = Set(findings).filter { finding in
      var isOn = true
      for suppression in suppressions[finding.place.file] ?? []
      where suppression.covers(finding.code, line: finding.place.line) {
        isOn = false
        used.insert("\(finding.place.file) \(suppression.line) \(finding.code)")
      }
      return isOn
    }.sorted {
      ($0.place, $0.code.rawValue, $0.message) < ($1.place, $1.code.rawValue, $1.message)
    }
    self.gaps = Set(gaps).sorted { ($0.place, $0.reason) < ($1.place, $1.reason) }
    idleSuppressions = suppressions.flatMap { file, comments in
      comments.flatMap { comment in
        let place = LintPlace(file: file, line: comment.line, column: 1)
        return comment.codes.filter { !used.contains("\(file) \(comment.line) \($0)") }.map {
          LintGap(place: place, reason: "di-lint:off \($0.rawValue) turns nothing off; remove it")
        }
          + comment.unknownWords.map {
            LintGap(place: place, reason: "\($0) is no rule; `di-lint --rules` lists them")
          }
      }
    }.sorted { $0.place < $1.place }
  }

  /// The report as text.
  ///
  /// - Parameter format: `text` for the consoles of compilers, `github` for annotations of workflows.
  package func text(_ format: Format) throws -> String {
    switch format {
    case .text: plain
    case .json: try json
    case .github: annotations
    }
  }

  private static func start(_ place: LintPlace) -> String {
    "\(place.file):\(place.line):\(place.column):"
  }

  private var plain: String {
    var lines = findings.map {
      "\(Self.start($0.place)) \($0.severity.rawValue): \($0.message). To do: \($0.remedy) [\($0.code.rawValue)]"
    }
    lines += gaps.map { "\(Self.start($0.place)) note: not checked, because \($0.reason)" }
    lines += idleSuppressions.map { "\(Self.start($0.place)) warning: \($0.reason)" }
    lines.append("\(findings.count) findings, \(gaps.count) places not checked")
    return lines.joined(separator: "\n") + "\n"
  }

  private var json: String {
    get throws {
      struct Content: Encodable {
        let findings: [LintFinding]
        let notChecked: [LintGap]
        let idleSuppressions: [LintGap]
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let content = Content(
        findings: findings, notChecked: gaps, idleSuppressions: idleSuppressions)
      return String(decoding: try encoder.encode(content), as: UTF8.self) + "\n"
    }
  }

  private var annotations: String {
    func line(_ kind: String, _ place: LintPlace, _ title: String, _ message: String) -> String {
      WorkflowAnnotation(
        kind: kind, file: place.file, line: place.line, column: place.column, title: title,
        message: message
      ).text
    }
    return findings.map {
      line($0.severity.rawValue, $0.place, $0.code.rawValue, "\($0.message). To do: \($0.remedy)")
    }.joined()
      + gaps.map { line("notice", $0.place, "not checked", "not checked, because \($0.reason)") }
      .joined()
      + idleSuppressions.map { line("warning", $0.place, "di-lint:off", $0.reason) }.joined()
  }
}
