/// Renders a report for a terminal: one line for each contract, then the declared differences, the
/// outcomes that are not offered, the failures, and a summary line.
public struct TableRenderer: Sendable {
  /// Whether the text uses colour.
  public var colour: Bool

  /// Creates a renderer.
  ///
  /// - Parameter colour: Whether the text uses colour. Pass `true` only for a terminal.
  public init(colour: Bool = false) {
    self.colour = colour
  }

  /// Returns the report as text with a trailing newline.
  ///
  /// - Parameter report: The report.
  /// - Returns: The text.
  public func render(_ report: ConformanceReport) -> String {
    var lines = table(report)
    lines += section("Declared differences", differences(report))
    lines += section("Not offered", notOffered(report))
    lines += section(
      "Untested", report.untested.map { "\($0.contract.id)  \($0.contract.title): \($0.reason)" })
    lines += section("Failed", failures(report))
    lines += section("Summary", summary(report))
    lines.append("")
    lines.append(paint(report.summary, report.isAsDeclared ? .green : .red))
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ report: ConformanceReport) -> [String] {
    let idWidth = max("contract".count, report.rows.map(\.contract.id.count).max() ?? 0) + 2
    let widths = report.containers.map { max($0.count, "not offered".count) + 2 }
    var heading = "contract".padded(to: idWidth)
    for (name, width) in zip(report.containers, widths) { heading += name.padded(to: width) }
    return [paint(heading + "title", .bold)]
      + report.rows.map { row in
        var line = row.contract.id.padded(to: idWidth)
        for (outcome, width) in zip(row.outcomes, widths) {
          line += paint(outcome.word.padded(to: width), outcome.colour)
        }
        return line + row.contract.title
      }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", paint(title, .bold)] + lines.map { "  " + $0 }
  }

  private func differences(_ report: ConformanceReport) -> [String] {
    report.rows.flatMap { row -> [String] in
      let values = zip(report.containers, row.outcomes).compactMap { name, outcome in
        if case .declaredDifference(let value) = outcome { "\(name): \(value)" } else { nil }
      }
      return values.isEmpty
        ? [] : ["\(row.contract.id)  \(row.contract.title)", "  " + values.joined(separator: "; ")]
    }
  }

  private func notOffered(_ report: ConformanceReport) -> [String] {
    report.reasons.map { "\($0.container): \($0.reason) [\($0.contracts.joined(separator: ", "))]" }
  }

  private func failures(_ report: ConformanceReport) -> [String] {
    report.rows.flatMap { row in
      zip(report.containers, row.outcomes).flatMap { name, outcome -> [String] in
        if outcome.isAsDeclared { return [] }
        return ["\(row.contract.id) on \(name): \(row.contract.title)"]
          + outcome.findings.map { "  " + $0.description }
      }
    }
  }

  private func summary(_ report: ConformanceReport) -> [String] {
    let width = (report.containers.map(\.count).max() ?? 0) + 2
    return report.containers.indices.map { index in
      report.containers[index].padded(to: width) + "\(report.counts(ofContainer: index))"
    }
  }

  private func paint(_ text: String, _ colour: TerminalColour?) -> String {
    guard self.colour, let colour else { return text }
    return colour.start + text + TerminalColour.end
  }
}

extension ContractOutcome {
  fileprivate var colour: TerminalColour? {
    switch self {
    case .passed: .green
    case .failed, .ended: .red
    case .declaredDifference: .yellow
    case .notOffered, .untested: .grey
    }
  }
}
