import Foundation

/// The remarks that are still in the sources.
package struct RemainingRemarks: Sendable {
  /// One rule, and where its remarks are.
  package struct Entry: Sendable, Codable {
    package let rule: String
    package let page: String
    package let places: [String]
  }

  package let entries: [Entry]

  /// Finds the comments `// MIGRATE(…)` in files.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    var places: [String: [String]] = [:]
    for file in files {
      for (number, line) in String(decoding: file.bytes, as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).enumerated() {
        let text = line.drop { $0 == " " || $0 == "\t" }
        guard text.hasPrefix(RemarkComment.marker) else { continue }
        let id = text.dropFirst(RemarkComment.marker.count).prefix { $0 != ")" }
        places[String(id), default: []].append("\(file.path):\(number + 1)")
      }
    }
    entries = places.sorted { $0.key < $1.key }.map { id, places in
      Entry(rule: id, page: Rule.ID(id).flatMap(Rule.with)?.page ?? "", places: places)
    }
  }

  package var count: Int { entries.reduce(0) { $0 + $1.places.count } }

  package var text: String {
    let lines = entries.flatMap { entry in
      ["\(entry.rule) \(entry.places.count)x, see di-migrate explain \(entry.rule)"]
        + entry.places.map { "  " + $0 }
    }
    return (lines + ["\(count) remarks"]).joined(separator: "\n") + "\n"
  }

  package var json: String {
    get throws { try encoded(entries) }
  }
}
