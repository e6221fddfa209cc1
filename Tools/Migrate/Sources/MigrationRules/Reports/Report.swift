import Foundation

/// How a report is written.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, and for consoles that know the lines of compilers.
  case text
  case json
  /// As annotations of GitHub's workflows.
  case github
  /// For the services that read results of static analysis.
  case sarif
}

/// What a tool found at places of files.
protocol Report {
  associatedtype Content: Encodable

  /// The command that reports.
  static var tool: String { get }

  var lines: [ReportLine] { get }
  /// What people read after the lines.
  var summary: [String] { get }
  /// What programs read.
  var content: Content { get }
}

extension Report {
  static var tool: String { "di-migrate" }

  func written(_ format: ReportFormat) throws -> String {
    switch format {
    case .text: (lines.compactMap(\.text) + summary).joined(separator: "\n") + "\n"
    case .github: lines.map { $0.annotation + "\n" }.joined()
    case .json: try encoded(content)
    case .sarif: try StaticAnalysisLog.text(tool: Self.tool, lines)
    }
  }
}

/// JSON whose text is the same for the same values.
func encoded(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

/// Items by what they have in common: the widest group first, equal ones in the order of their first items.
func widestFirst<Item, Key: Hashable>(
  _ items: [Item], by key: (Item) -> Key
) -> [(key: Key, items: [Item])] {
  var positions: [Key: Int] = [:]
  var groups: [(key: Key, items: [Item])] = []
  for item in items {
    let key = key(item)
    if let position = positions[key] {
      groups[position].items.append(item)
    } else {
      positions[key] = groups.count
      groups.append((key, [item]))
    }
  }
  return groups.enumerated().sorted {
    ($1.element.items.count, $0.offset) < ($0.element.items.count, $1.offset)
  }.map(\.element)
}

/// Lines with the first places of a group, and how many more it has.
func firstPlaces(_ places: [String]) -> [String] {
  let shown = 3
  let rest = places.count - shown
  return places.prefix(shown).map { "  \($0)" }
    + (rest > 0 ? ["  and \(rest) more; --format json lists all"] : [])
}
