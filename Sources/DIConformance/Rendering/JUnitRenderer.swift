/// Renders a report as JUnit XML, for build servers: one suite for each container, one case for each
/// contract, named by `Contract.name`. Outcomes that are not offered, skipped or to be declared are skipped cases.
///
///     try JUnitRenderer().render(report).write(toFile: "conformance.xml", ...)
public struct JUnitRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the report as an XML document with a trailing newline.
  ///
  /// - Parameter report: The report.
  /// - Returns: The document.
  public func render(_ report: ConformanceReport) -> String {
    let counts = report.counts
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"conformance\" tests=\"\(counts.all)\" failures=\"\(counts.failed + counts.ended)\">"
    )
    for (index, container) in report.containers.enumerated() {
      let counts = report.counts(ofContainer: index)
      lines.append(
        "  <testsuite name=\"\(escaped(container))\" tests=\"\(counts.all)\" "
          + "failures=\"\(counts.failed + counts.ended)\" skipped=\"\(counts.notOffered + counts.toDeclare + counts.skipped)\">"
      )
      for row in report.rows {
        lines += testCase(row.contract, row.outcomes[index], container: container)
      }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func testCase(
    _ contract: Contract, _ outcome: ContractOutcome, container: String
  ) -> [String] {
    let name = "name=\"\(escaped(contract.name))\""
    let start = "    <testcase classname=\"\(escaped(container)).\(contract.group)\" \(name)"
    let inside: [String] =
      switch outcome {
      case .passed: []
      case .declaredDifference(let value):
        ["<system-out>declared: \(escaped(value))</system-out>"]
      case .toDeclare(let value, let known):
        [
          "<skipped message=\"to declare: \(escaped(value)) "
            + "(of \(escaped(known.joined(separator: ", "))))\"/>"
        ]
      case .notOffered(let reason), .skipped(let reason):
        ["<skipped message=\"\(escaped(reason))\"/>"]
      case .failed, .ended:
        outcome.findings.map {
          "<failure message=\"\(escaped($0.message))\">\(escaped($0.description))</failure>"
        }
      }
    if inside.isEmpty { return [start + "/>"] }
    return [start + ">"] + inside.map { "      " + $0 } + ["    </testcase>"]
  }

  /// Escapes a text. Drops control characters: XML doesn't allow them, not even as references.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
