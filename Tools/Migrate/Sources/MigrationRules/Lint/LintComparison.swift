import Foundation

/// How a report differs from what the graph of the running program says.
///
/// The other side is what `graph validate --dry-run --format json` or `graph export --dry-run` prints.
package struct LintComparison: Sendable {
  /// What is wrong with an export.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private struct Told: Decodable {
    let code: String
    let message: String
    let file: String?
    let line: Int?
  }

  private struct Export: Decodable {
    let findings: [Told]
  }

  /// The differences, as lines.
  package let differences: [String]

  /// - Parameters:
  ///   - report: The report on the sources.
  ///   - export: The bytes of the export.
  ///   - path: Its path, for the error.
  package init(_ report: LintReport, export: Data, path: String) throws {
    let decoder = JSONDecoder()
    let all: [Told]
    if let export = try? decoder.decode(Export.self, from: export) {
      all = export.findings
    } else if let list = try? decoder.decode([Told].self, from: export) {
      all = list
    } else {
      throw Failure(
        description:
          "\(path) is no export of a graph; write one with: graph export --dry-run --output \(path)"
      )
    }
    let codes = Set(LintCode.allCases.map(\.rawValue))
    // A run does not show that injections of old closures are deferred.
    let told = all.filter {
      codes.contains($0.code)
        && ($0.code != LintCode.cycleWithoutBreak.rawValue
          || !$0.message.contains("(seen in one run)"))
    }
    let places = Set(told.map { "\($0.code) \(Self.place($0.file, $0.line))" })
    let unchecked = Set(
      all.filter { $0.code == "DIG028" }.map { Self.place($0.file, $0.line) })
    let listed = Set(
      report.gaps.flatMap { gap -> [String] in
        [Self.place(gap.place.file, gap.place.line)]
      })
    let listedFiles = Set(
      report.gaps.filter { $0.place.line == 1 }.map { Self.place($0.place.file, 0) })
    let found = Set(
      report.findings.map { "\($0.code.rawValue) \(Self.place($0.place.file, $0.place.line))" })
    let alarms = report.findings.filter {
      let place = Self.place($0.place.file, $0.place.line)
      return !places.contains("\($0.code.rawValue) \(place)") && !unchecked.contains(place)
    }
    let missed = told.filter {
      let place = Self.place($0.file, $0.line)
      return !found.contains("\($0.code) \(place)") && !listed.contains(place)
        && !listedFiles.contains(Self.place($0.file, 0))
    }
    differences =
      alarms.map {
        "only in the sources: \($0.place.file):\($0.place.line): \($0.message) [\($0.code.rawValue)]"
      }
      + missed.map {
        "only at run time: \($0.file ?? "?"):\($0.line ?? 0): \($0.message) [\($0.code)]"
      }
  }

  /// The name of a file and a line: paths of one file differ between machines.
  private static func place(_ file: String?, _ line: Int?) -> String {
    let components = (file ?? "").split(separator: "/").suffix(2)
    return "\(components.joined(separator: "/")):\(line ?? 0)"
  }
}
