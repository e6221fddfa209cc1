import Foundation

/// What a run did, for people and for programs.
package struct RewriteReport: Sendable {
  /// How a report is written.
  package enum Format: String, Sendable, CaseIterable {
    case text, json, github
  }

  private let results: [FileResult]

  package init(_ results: [FileResult]) { self.results = results }

  /// The report.
  ///
  /// - Parameter format: `github` writes annotations of GitHub's workflows.
  package func text(_ format: Format) throws -> String {
    switch format {
    case .text: plain
    case .json: try json
    case .github: annotations
    }
  }

  private var plain: String {
    var lines: [String] = []
    for result in results {
      if let reason = result.leftBecause {
        lines.append("\(result.path): left as it is: \(reason)")
      }
      lines += result.notes.map { "\(result.path): \($0)" }
      for remark in result.remarks {
        let rule = Rule.with(remark.rule)
        lines.append(
          "\(result.path):\(remark.line): \(remark.rule): \(rule?.from ?? ""); see \(rule?.page ?? "")"
        )
      }
      for unused in result.unusedSuppressions {
        lines.append(
          "\(result.path):\(unused.line): di-migrate:off \(unused.rule) turns nothing off; remove it"
        )
      }
    }
    let changed = results.count(where: \.isChanged)
    let applied = results.flatMap(\.applied)
    let remarks = results.flatMap(\.remarks)
    for rule in Set(applied.map(\.rule)).sorted() {
      guard let rule = Rule.with(rule) else { continue }
      let count = applied.count { $0.rule == rule.id }
      lines.append("\(rule.id) \(count)x: \(rule.from) -> \(rule.to)")
      if let difference = rule.difference { lines.append("      differs: \(difference)") }
    }
    let registrations = results.reduce((0, 0)) {
      ($0.0 + $1.registrations.rewritten, $0.1 + $1.registrations.remarked)
    }
    let requests = results.reduce((0, 0)) {
      ($0.0 + $1.requests.rewritten, $0.1 + $1.requests.remarked)
    }
    lines.append("registrations: \(registrations.0) rewritten, \(registrations.1) with a remark")
    lines.append("requests: \(requests.0) rewritten, \(requests.1) with a remark")
    lines.append("\(changed) of \(results.count) files changed, \(remarks.count) remarks")
    return lines.joined(separator: "\n") + "\n"
  }

  private var annotations: String {
    results.flatMap { result -> [String] in
      var lines = result.remarks.map { remark in
        let rule = Rule.with(remark.rule)
        return
          "::warning file=\(result.path),line=\(remark.line),title=\(remark.rule)::\(rule?.from ?? ""): \(rule?.to ?? ""); see \(rule?.page ?? "")"
      }
      if let reason = result.leftBecause {
        lines.append("::error file=\(result.path)::left as it is: \(reason)")
      }
      lines += result.unusedSuppressions.map {
        "::warning file=\(result.path),line=\($0.line)::di-migrate:off \($0.rule) turns nothing off"
      }
      lines += result.notes.map { "::warning file=\(result.path)::\($0)" }
      if result.isChanged {
        lines.append("::notice file=\(result.path)::\(result.applied.count) changes of di-migrate")
      }
      return lines
    }.map { $0 + "\n" }.joined()
  }

  private struct File: Codable {
    struct Finding: Codable {
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

  private var json: String {
    get throws {
      let files = results.map { result in
        File(
          path: result.path, isChanged: result.isChanged, leftBecause: result.leftBecause,
          applied: result.applied.map { File.Finding(rule: "\($0.rule)", line: $0.line) },
          remarks: result.remarks.map { File.Finding(rule: "\($0.rule)", line: $0.line) },
          unusedSuppressions: result.unusedSuppressions.map {
            File.Finding(rule: $0.rule, line: $0.line)
          }, notes: result.notes)
      }
      return try encoded(files)
    }
  }
}

/// JSON whose text is the same for the same values.
func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
