import Foundation

/// A report in the format SARIF 2.1.0, for the services that read results of static analysis.
enum StaticAnalysisLog {
  static func text(tool: String, _ lines: [ReportLine]) throws -> String {
    let results = lines.map { line -> [String: Any] in
      let region = ["startLine": line.line ?? 1, "startColumn": line.column ?? 1]
      let place: [String: Any] = ["artifactLocation": ["uri": line.file], "region": region]
      return [
        "ruleId": line.title ?? tool, "level": line.kind.rawValue,
        "message": ["text": line.message], "locations": [["physicalLocation": place]],
      ]
    }
    let rules = Set(lines.map { $0.title ?? tool }).sorted().map { ["id": $0] }
    let driver: [String: Any] = ["name": tool, "rules": rules]
    let log: [String: Any] = [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [["tool": ["driver": driver], "results": results] as [String: Any]],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
