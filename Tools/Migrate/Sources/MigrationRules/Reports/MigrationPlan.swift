import Foundation

/// What a migration would do, without doing it.
package struct MigrationPlan: Sendable {
  /// One file that has to do with a container.
  package struct File: Sendable, Codable {
    package let path: String
    package let generations: [Int]
    package let registrations: Int
    package let requests: Int
    package let changes: Int
    package let remarks: Int
    package let leftBecause: String?
  }

  /// What one rule would do.
  package struct RuleCount: Sendable, Codable {
    package let rule: String
    package let outcome: Rule.Outcome
    package let count: Int
    package let from: String
    package let to: String
    package let difference: String?
    package let page: String
  }

  private struct Document: Codable {
    let files: [File]
    let rules: [RuleCount]
  }

  package let files: [File]
  package let rules: [RuleCount]

  /// Tries the rewrite of each old generation in memory.
  package init(_ sources: [(path: String, bytes: [UInt8])]) async {
    var files: [String: File] = [:]
    var counts: [Rule.ID: Int] = [:]
    for generation in Generation.allCases {
      for result in await Migration(from: generation).rewrite(sources) {
        guard let spoken = result.generations else {
          files[result.path] = File(
            path: result.path, generations: [], registrations: 0, requests: 0, changes: 0,
            remarks: 0,
            leftBecause: result.leftBecause)
          continue
        }
        guard spoken.usesContainer else { continue }
        let known = files[result.path]
        for finding in result.applied + result.remarks { counts[finding.rule, default: 0] += 1 }
        files[result.path] = File(
          path: result.path,
          generations: spoken.words.union(spoken.imported).map(\.rawValue).sorted(),
          registrations: (known?.registrations ?? 0) + result.registrations.rewritten
            + result.registrations.remarked,
          requests: (known?.requests ?? 0) + result.requests.rewritten + result.requests.remarked,
          changes: (known?.changes ?? 0) + result.applied.count,
          remarks: (known?.remarks ?? 0) + result.remarks.count,
          leftBecause: known?.leftBecause ?? (result.isForAnotherRun ? nil : result.leftBecause))
      }
    }
    self.files = files.values.sorted { $0.path < $1.path }
    rules = counts.sorted { $0.key < $1.key }.compactMap { id, count in
      Rule.with(id).map {
        RuleCount(
          rule: "\(id)", outcome: $0.outcome, count: count, from: $0.from, to: $0.to,
          difference: $0.difference, page: $0.page)
      }
    }
  }

  package var text: String {
    var lines = files.map { file in
      let generations =
        file.generations.isEmpty ? "?" : file.generations.map(String.init).joined(separator: "+")
      return
        "\(file.path): generation \(generations), \(file.registrations) registrations, \(file.requests) requests, "
        + "\(file.changes) changes, \(file.remarks) remarks"
        + (file.leftBecause.map { "; left as it is: \($0)" } ?? "")
    }
    for outcome in [Rule.Outcome.safe, .remark] {
      lines.append(outcome == .safe ? "rewritten:" : "with a remark:")
      for rule in rules where rule.outcome == outcome {
        lines.append(
          "  \(rule.rule) \(rule.count)x: \(rule.from) -> \(rule.to)"
            + (outcome == .remark ? "; see \(rule.page)" : ""))
        if let difference = rule.difference { lines.append("        differs: \(difference)") }
      }
    }
    lines.append("what the generations do differently otherwise: docs/migration/differences.md")
    return lines.joined(separator: "\n") + "\n"
  }

  package var json: String {
    get throws { try encoded(Document(files: files, rules: rules)) }
  }
}
