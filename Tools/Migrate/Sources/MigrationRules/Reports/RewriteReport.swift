/// What a run did, for people and for programs.
package struct RewriteReport: Sendable {
  private let results: [FileResult]
  private let next: [String]

  /// - Parameter next: What its reader does after the run.
  package init(_ results: [FileResult], next: NextSteps? = nil) {
    self.results = results
    self.next = next?.lines(after: results) ?? []
  }

  /// The report.
  package func text(_ format: ReportFormat) throws -> String { try written(format) }
}

extension RewriteReport: Report {
  var lines: [ReportLine] { results.flatMap(lines) }

  private func lines(of result: FileResult) -> [ReportLine] {
    func line(at number: Int? = nil, _ message: String) -> ReportLine {
      let place = result.path + (number.map { ":\($0)" } ?? "")
      return ReportLine(
        .warning, file: result.path, line: number, message: message, text: "\(place): \(message)")
    }
    var lines = [result.leftBecause].compactMap(\.self).map {
      ReportLine(.error, file: result.path, message: "left as it is: \($0)", text: nil)
    }
    lines += result.notes.map { line($0) }
    for remark in result.remarks {
      guard let rule = Rule.with(remark.rule) else { continue }
      lines.append(
        ReportLine(
          .warning, file: result.path, line: remark.line, title: "\(rule.id)",
          message: rule.remark, text: nil))
    }
    lines += result.unusedSuppressions.map {
      line(at: $0.line, "di-migrate:off \($0.rule) turns nothing off; remove it")
    }
    if result.isChanged {
      let message = "\(result.applied.count) changes of di-migrate"
      lines.append(ReportLine(.note, file: result.path, message: message, text: nil))
    }
    return lines
  }

  /// What stays as it is, by the reason: files, then places with a remark.
  private var left: [String] {
    let files = widestFirst(results.filter { $0.leftBecause != nil }) { $0.leftBecause ?? "" }
    let remarks = results.flatMap { result in
      result.remarks.map { (rule: $0.rule, place: "\(result.path):\($0.line)") }
    }
    return files.flatMap {
      ["left as they are, \($0.items.count)x: \($0.key)"] + firstPlaces($0.items.map(\.path))
    }
      + widestFirst(remarks, by: \.rule).flatMap { rule, items in
        ["\(rule) \(items.count)x: \(Rule.with(rule)?.remark ?? "")"]
          + firstPlaces(items.map(\.place))
      }
  }

  var summary: [String] {
    var lines = left
    let applied = results.flatMap(\.applied)
    for rule in Set(applied.map(\.rule)).sorted().compactMap(Rule.with) {
      let count = applied.count { $0.rule == rule.id }
      lines.append("\(rule.id) \(count)x: \(rule.from) -> \(rule.to)")
      if let difference = rule.difference { lines.append("      differs: \(difference)") }
    }
    for (name, tallies) in [
      ("registrations", results.map(\.registrations)), ("requests", results.map(\.requests)),
    ] {
      let (rewritten, remarked, kept) = tallies.reduce(into: (0, 0, 0)) {
        $0 = ($0.0 + $1.rewritten, $0.1 + $1.remarked, $0.2 + $1.kept)
      }
      lines.append(
        "\(name): \(rewritten) rewritten, \(remarked) with a remark"
          + (kept > 0 ? ", \(kept) as before" : ""))
    }
    let changed = results.count(where: \.isChanged)
    let remarks = results.reduce(0) { $0 + $1.remarks.count }
    return lines + ["\(changed) of \(results.count) files changed, \(remarks) remarks"] + next
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
