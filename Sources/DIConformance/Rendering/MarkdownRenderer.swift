/// Renders a report as a Markdown document: one table for each group, with the values of declared
/// differences in the cells, then reasons, failures and a summary line.
public struct MarkdownRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the report as a Markdown document with a trailing newline.
  ///
  /// - Parameter report: The report.
  /// - Returns: The document.
  public func render(_ report: ConformanceReport) -> String {
    var blocks = ["# Conformance"]
    for group in groups(report) {
      blocks.append("## \(group)")
      blocks.append(table(report, rows: report.rows.filter { $0.contract.group == group }))
    }
    let reasons = report.reasons.map {
      "- \($0.container): \(escaped($0.reason)) (\($0.contracts.joined(separator: ", ")))"
    }
    if !reasons.isEmpty { blocks += ["## Not offered", reasons.joined(separator: "\n")] }
    let failures = failures(report)
    if !failures.isEmpty { blocks += ["## Failed", failures.joined(separator: "\n")] }
    let counts = report.containers.indices.map {
      "- \(report.containers[$0]): \(report.counts(ofContainer: $0))"
    }
    blocks += ["## Summary", counts.joined(separator: "\n"), report.summary]
    blocks += ["Catalogue \(report.catalogue)."] + report.badges
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func groups(_ report: ConformanceReport) -> [String] {
    report.rows.reduce(into: []) { groups, row in
      if !groups.contains(row.contract.group) { groups.append(row.contract.group) }
    }
  }

  private func table(_ report: ConformanceReport, rows: [ConformanceReport.Row]) -> String {
    let names = report.containers.map(escaped)
    let heading = line(["contract", "title", "rules"] + names)
    let rule = line(Array(repeating: "---", count: 3 + names.count))
    let cells = rows.map { row in
      line(
        [row.contract.id, escaped(row.contract.title), row.contract.rules.joined(separator: ", ")]
          + row.outcomes.map(cell))
    }
    return ([heading, rule] + cells).joined(separator: "\n")
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private func cell(_ outcome: ContractOutcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "**failed**"
    case .ended: "**ended**"
    case .declaredDifference(let value): "declared: *\(escaped(value))*"
    case .notOffered: "not offered"
    case .toDeclare(let value, _): "to declare: *\(escaped(value))*"
    case .skipped: "skipped"
    }
  }

  private func failures(_ report: ConformanceReport) -> [String] {
    report.rows.flatMap { row in
      zip(report.containers, row.outcomes).flatMap { name, outcome in
        outcome.findings.map { "- \(row.contract.id) on \(name): \(escaped($0.description))" }
      }
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "|*_`<\\".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
  }
}

extension ConformanceReport {
  /// For each container, a badge for its README: a line of Markdown with how many core contracts hold.
  ///
  ///     ![core contracts of dependency injection, catalogue 1.0: 60 of 62](https://img.shields.io/...)
  public var badges: [String] {
    containers.indices.map { index in
      let (holding, offered) = ContainerSummary(of: index, in: self).score(of: .core)
      let colour = !isAsDeclared(onContainer: index) ? "red" : holding == offered ? "green" : "blue"
      let text = "\(containers[index]) core contracts (\(catalogue)): \(holding) of \(offered)"
      let path = "DI contracts \(catalogue)-core \(holding) of \(offered)-\(colour)"
        .split(separator: " ").joined(separator: "%20")
      return "![\(text)](https://img.shields.io/badge/\(path))"
    }
  }
}
