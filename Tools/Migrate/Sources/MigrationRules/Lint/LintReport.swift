/// What di-lint found, and what it could not see.
package struct LintReport: Sendable {
  /// In the order of their places.
  package let findings: [LintFinding]
  package let gaps: [LintGap]
  /// Comments that turn nothing off, and what is wrong with them.
  package let idleSuppressions: [LintGap]
  /// How much is checked.
  package let proof: LintProof

  init(_ state: LintState, suppressions: [String: [Suppression]]) {
    let (findings, gaps) = (state.findings, state.gaps)
    proof = state.proof
    var used: Set<String> = []
    self.findings = Set(findings).filter { finding in
      var isOn = true
      for suppression in suppressions[finding.place.file] ?? []
      where suppression.covers(finding.code, lines: finding.place.line...finding.place.line) {
        isOn = false
        used.insert("\(finding.place.file) \(suppression.line) \(finding.code)")
      }
      return isOn
    }.sorted {
      ($0.place, $0.code, $0.message) < ($1.place, $1.code, $1.message)
    }
    self.gaps = Set(gaps).sorted { ($0.place, $0.reason) < ($1.place, $1.reason) }
    idleSuppressions = suppressions.flatMap { file, comments in
      comments.flatMap { comment in
        let place = LintPlace(file: file, line: comment.line, column: 1)
        return comment.rules.filter { !used.contains("\(file) \(comment.line) \($0)") }.map {
          LintGap(place: place, reason: "di-lint:off \($0) turns nothing off; remove it")
        }
          + comment.unknownWords.map {
            LintGap(place: place, reason: "\($0) is no rule; `di-lint --rules` lists them")
          }
      }
    }.sorted { $0.place < $1.place }
  }

  /// The report.
  package func text(_ format: ReportFormat) throws -> String { try written(format) }
}

extension LintReport: Report {
  static var tool: String { "di-lint" }

  var lines: [ReportLine] {
    findings.map {
      line($0.severity == .error ? .error : .warning, $0.place, code: $0.code, $0.text)
    }
      + gaps.map {
        ReportLine(
          .note, file: $0.place.file, line: $0.place.line, column: $0.place.column,
          title: "not checked", message: "not checked, because \($0.reason)", text: nil)
      }
      + idleSuppressions.map { line(.warning, $0.place, title: "di-lint:off", $0.reason) }
  }

  private func line(
    _ kind: ReportLine.Kind, _ place: LintPlace, code: String? = nil, title: String? = nil,
    _ message: String
  ) -> ReportLine {
    ReportLine(
      kind, file: place.file, line: place.line, column: place.column, code: code, title: title,
      message: message)
  }

  var summary: [String] {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return notChecked + [
      "\(count(findings.count, "finding")), \(count(gaps.count, "place")) not checked", proof.text,
    ]
  }

  /// What is not checked, by the cause: a line at the first place of each, and the next places.
  private var notChecked: [String] {
    widestFirst(gaps, by: \.cause).flatMap { cause, gaps in
      let first = gaps[0]
      let isAlone = gaps.count == 1
      return [
        "\(first.place.text): note: "
          + (isAlone
            ? "not checked, because \(first.reason)"
            : "\(gaps.count) places are not checked, because \(cause)")
      ]
        + (isAlone
          ? [] : firstPlaces(gaps.map { $0.place.text + ($0.detail.map { ": \($0)" } ?? "") }))
    }
  }

  struct Content: Encodable {
    let findings: [LintFinding]
    let notChecked: [LintGap]
    let idleSuppressions: [LintGap]
    let proof: LintProof
  }

  var content: Content {
    Content(findings: findings, notChecked: gaps, idleSuppressions: idleSuppressions, proof: proof)
  }
}
