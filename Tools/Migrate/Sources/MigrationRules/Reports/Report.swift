import Foundation

/// How a report is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, and for consoles that know the lines of compilers.
  case text
  case json
  /// As annotations of GitHub's workflows.
  case github
}

/// What a tool found at places of files.
protocol Report {
  associatedtype Content: Encodable

  var lines: [ReportLine] { get }
  /// What people read after the lines.
  var summary: [String] { get }
  /// What programs read.
  var content: Content { get }
}

extension Report {
  func written(_ format: ReportFormat) throws -> String {
    switch format {
    case .text: (lines.compactMap(\.text) + summary).joined(separator: "\n") + "\n"
    case .github: lines.map { $0.annotation + "\n" }.joined()
    case .json: try encoded(content)
    }
  }
}

/// JSON whose text is the same for the same values.
func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
