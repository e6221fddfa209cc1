/// Renders a report for a terminal: a summary in words, the failures, and what remains to be declared; on
/// request also one line for each contract, with the declared differences and what isn't offered.
public struct TableRenderer: Sendable {
  /// Whether the text uses colour.
  public var colour: Bool

  /// Whether the text contains the table of all contracts and the long lists.
  public var showsAll: Bool

  /// Whether the text shows the outcome of each contract, with its value or findings, in place of a summary.
  var showsEach = false

  private static let width = 100
  /// The number of entries in a section of the first page.
  private static let most = 12

  /// Creates a renderer.
  public init(colour: Bool = false, showsAll: Bool = false) {
    self.colour = colour
    self.showsAll = showsAll
  }

  /// Returns the report as text with a trailing newline.
  public func render(_ report: ConformanceReport) -> String {
    var lines = [paint(report.summary, report.isAsDeclared ? .green : .red)]
    let suggested = report.suggestedDeviations
    let lacking = section("Perhaps lacking", suggested.flatMap(lacking))
    if showsEach { return (lines + each(report) + lacking).joined(separator: "\n") + "\n" }
    let missing = suggested.map { showsAll ? [] : $0.missing }
    lines += summary(report, missing)
    if showsAll {
      lines += [""] + table(report)
      lines += section("Declared differences", differences(report))
      lines += section("Not offered", notOffered(report))
      lines += section("Skipped", skipped(report))
    }
    lines += lacking
    lines += section("Failed", failures(report, besides: missing))
    lines += section("To declare", toDeclare(report, besides: missing))
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(_ report: ConformanceReport, _ missing: [[Capability]]) -> [String] {
    var lines: [String] = []
    for (index, name) in report.containers.enumerated() {
      lines += ["", paint(name, .bold)]
      for (heading, text) in ContainerSummary(of: index, in: report, missing: missing[index])
        .lines
      {
        lines += "  \(heading.padded(to: 12))\(text)".wrapped(
          to: Self.width, indent: String(repeating: " ", count: 14))
      }
    }
    return lines
  }

  /// Each contract, with what it found on each container.
  private func each(_ report: ConformanceReport) -> [String] {
    let width = (report.containers.map(\.count).max() ?? 0) + 2
    var lines: [String] = []
    for row in report.rows {
      lines += ["", paint(row.contract.description, .bold)]
      for (name, outcome) in zip(report.containers, row.outcomes) {
        let word = paint(outcome.shownWord, outcome.colour)
        lines.append("  \(name.padded(to: width))\(word)\(outcome.detail)")
        lines += outcome.findings.map { "    \($0)" }
      }
    }
    return lines
  }

  private func table(_ report: ConformanceReport) -> [String] {
    let idWidth = max("contract".count, report.rows.map(\.contract.id.count).max() ?? 0) + 2
    let widths = report.containers.map { max($0.count, "not offered".count) + 2 }
    var heading = "contract".padded(to: idWidth)
    for (name, width) in zip(report.containers, widths) { heading += name.padded(to: width) }
    let legend = """
      passed: holds. declared: differs as the adapter declares. to declare: shows a value that the \
      adapter doesn't declare. not offered: needs what the container lacks. FAILED: doesn't hold. \
      ENDED: ended the process.
      """
    return legend.wrapped(to: Self.width, indent: "") + ["", paint(heading + "title", .bold)]
      + report.rows.map { row in
        var line = row.contract.id.padded(to: idWidth)
        for (outcome, width) in zip(row.outcomes, widths) {
          line += paint(outcome.shownWord.padded(to: width), outcome.colour)
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

  /// The reasons for what a container doesn't offer, each with the contracts that it affects.
  private func notOffered(_ report: ConformanceReport) -> [String] {
    report.containers.indices.flatMap { index in
      var reasons: [(text: String, contracts: [String])] = []
      for row in report.rows {
        guard case .notOffered(let reason) = row.outcomes[index] else { continue }
        if let known = reasons.firstIndex(where: { $0.text == reason }) {
          reasons[known].contracts.append(row.contract.id)
        } else {
          reasons.append((reason, [row.contract.id]))
        }
      }
      return reasons.flatMap { reason in
        "\(report.containers[index]): \(reason.text) [\(reason.contracts.joined(separator: ", "))]"
          .wrapped(to: Self.width - 2, indent: "  ")
      }
    }
  }

  private func skipped(_ report: ConformanceReport) -> [String] {
    report.cells.compactMap { cell in
      guard case .skipped(let reason) = cell.outcome else { return nil }
      return "\(cell.contract.id) on \(report.containers[cell.container]): \(reason)"
    }
  }

  /// What a container seems to lack, for each reason.
  private func lacking(_ suggested: SuggestedDeviations) -> [String] {
    let reasons = Dictionary(grouping: suggested.missing) { suggested.deviations.lacks[$0] ?? "" }
    return reasons.sorted { $0.key < $1.key }.flatMap { reason, capabilities in
      let why = reason.hasPrefix("TODO: why; ") ? reason.dropFirst(11) : reason.dropFirst(6)
      return
        "\(suggested.container): \(capabilities.map(\.rawValue).joined(separator: ", ")) (\(why))"
        .wrapped(to: Self.width - 2, indent: "  ")
    }
  }

  /// The failures, those of the core first, without those of contracts that need what the containers seem to lack.
  private func failures(
    _ report: ConformanceReport, besides missing: [[Capability]]
  ) -> [String] {
    let all = report.cells.filter { !$0.outcome.isAsDeclared }
    let failing = all.filter { cell in
      !cell.contract.needs.contains(where: missing[cell.container].contains)
    }
    let shown = showsAll ? failing[...] : failing.prefix(Self.most)
    let lines = shown.flatMap { cell in
      [
        "\(cell.contract.id) on \(report.containers[cell.container]): \(cell.contract.title)"
      ] + cell.outcome.findings.map { "  " + $0.description }
    }
    let lacking = all.count - failing.count
    return lines + rest(of: failing.count)
      + (lacking == 0 ? [] : ["and \(lacking) that need what is perhaps lacking; --all shows them"])
  }

  /// A line for what the first page doesn't show.
  private func rest(of count: Int) -> [String] {
    showsAll || count <= Self.most ? [] : ["and \(count - Self.most) more; --all shows them"]
  }

  private func toDeclare(
    _ report: ConformanceReport, besides missing: [[Capability]]
  ) -> [String] {
    let cells = report.cells.filter { cell in
      guard case .toDeclare = cell.outcome else { return false }
      return !cell.contract.needs.contains(where: missing[cell.container].contains)
    }
    let shown = showsAll ? cells[...] : cells.prefix(Self.most)
    let lines = shown.flatMap { cell -> [String] in
      guard case .toDeclare(let value, let known) = cell.outcome else { return [] }
      let choice = known.contains(value) ? known : known + [value]
      return [
        "\(cell.contract.id) on \(report.containers[cell.container]): \(value) "
          + "(of \(choice.joined(separator: ", ")))",
        "  \(cell.contract.title)",
      ]
    }
    return lines + rest(of: cells.count)
  }

  private func paint(_ text: String, _ colour: TerminalColour?) -> String {
    guard self.colour, let colour else { return text }
    return colour.start + text + TerminalColour.end
  }
}

extension ConformanceReport {
  /// All outcomes, contract by contract, with the position of the container.
  fileprivate var cells: [(contract: Contract, container: Int, outcome: ContractOutcome)] {
    rows.inOrderOfLevels.flatMap { row in
      row.outcomes.enumerated().map { (row.contract, $0, $1) }
    }
  }
}

extension ContractOutcome {
  /// The value, or the reason, that belongs to the outcome, as the end of a line.
  fileprivate var detail: String {
    switch self {
    case .declaredDifference(let text), .notOffered(let text), .skipped(let text): ": \(text)"
    case .toDeclare(let value, let known): ": \(value) (of \(known.joined(separator: ", ")))"
    case .passed, .failed, .ended: ""
    }
  }

  fileprivate var colour: TerminalColour? {
    switch self {
    case .passed: .green
    case .failed, .ended: .red
    case .declaredDifference, .toDeclare: .yellow
    case .notOffered, .skipped: .grey
    }
  }
}

/// The colours of the table, as ANSI codes.
enum TerminalColour: String {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case grey = "90"

  static let end = "\u{1B}[0m"

  var start: String { "\u{1B}[\(rawValue)m" }
}

extension String {
  /// Returns the text, padded with trailing spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension String {
  /// Returns the text in lines of at most `width` characters where its words permit, each further line
  /// indented.
  func wrapped(to width: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      guard let before = line else {
        line = String(word)
        continue
      }
      if before.count + 1 + word.count <= width {
        line = before + " " + word
      } else {
        lines.append(before)
        line = indent + word
      }
    }
    return lines + [line ?? ""]
  }
}
