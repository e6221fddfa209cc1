/// What a run did, for people and for programs.
package struct RewriteReport: Sendable {
  private let results: [FileResult]

  package init(_ results: [FileResult]) { self.results = results }

  /// The report.
  package func text(_ format: ReportFormat) throws -> String { try written(format) }
}

extension RewriteReport: Report {
  var lines: [ReportLine] { results.flatMap(lines) }

  private func lines(of result: FileResult) -> [ReportLine] {
    func line(
      _ kind: ReportLine.Kind, at number: Int? = nil, title: String? = nil, _ message: String,
      text: String? = nil
    ) -> ReportLine {
      let place = result.path + (number.map { ":\($0)" } ?? "")
      return ReportLine(
        kind, file: result.path, line: number, title: title, message: message,
        text: "\(place): \(text ?? message)")
    }
    var lines = [result.leftBecause].compactMap(\.self).map {
      line(.error, "left as it is: \($0)")
    }
    lines += result.notes.map { line(.warning, $0) }
    for remark in result.remarks {
      guard let rule = Rule.with(remark.rule) else { continue }
      lines.append(
        line(
          .warning, at: remark.line, title: "\(rule.id)",
          "\(rule.from): \(rule.to); see \(rule.page)",
          text: "\(rule.id): \(rule.from); see \(rule.page)"))
    }
    lines += result.unusedSuppressions.map {
      line(.warning, at: $0.line, "di-migrate:off \($0.rule) turns nothing off; remove it")
    }
    if result.isChanged {
      let message = "\(result.applied.count) changes of di-migrate"
      lines.append(ReportLine(.note, file: result.path, message: message, text: nil))
    }
    return lines
  }

  var summary: [String] {
    var lines: [String] = []
    let applied = results.flatMap(\.applied)
    for rule in Set(applied.map(\.rule)).sorted().compactMap(Rule.with) {
      let count = applied.count { $0.rule == rule.id }
      lines.append("\(rule.id) \(count)x: \(rule.from) -> \(rule.to)")
      if let difference = rule.difference { lines.append("      differs: \(difference)") }
    }
    for (name, counts) in [
      ("registrations", results.map(\.registrations)), ("requests", results.map(\.requests)),
    ] {
      let rewritten = counts.reduce(0) { $0 + $1.rewritten }
      let remarked = counts.reduce(0) { $0 + $1.remarked }
      lines.append("\(name): \(rewritten) rewritten, \(remarked) with a remark")
    }
    let changed = results.count(where: \.isChanged)
    let remarks = results.reduce(0) { $0 + $1.remarks.count }
    return lines + ["\(changed) of \(results.count) files changed, \(remarks) remarks"]
  }

  struct File: Encodable {
    struct Finding: Encodable {
      let rule: String
      let line: Int
    }

    let path: String
    let isChanged: Bool
    let leftBecause: String?
    let applied: [Finding]
    let remarks: [Finding]
    let unusedSuppressions: [Finding]
    let notes: [String]
  }

  var content: [File] {
    results.map { result in
      File(
        path: result.path, isChanged: result.isChanged, leftBecause: result.leftBecause,
        applied: result.applied.map { File.Finding(rule: "\($0.rule)", line: $0.line) },
        remarks: result.remarks.map { File.Finding(rule: "\($0.rule)", line: $0.line) },
        unusedSuppressions: result.unusedSuppressions.map {
          File.Finding(rule: $0.rule, line: $0.line)
        }, notes: result.notes)
    }
  }
}
