import Foundation

/// The tables of the declarations of a generation, which the documentation shows. The tool contains their text.
package struct DeclarationTable: Sendable {
  /// Where a table lists a declaration, and what it says about it.
  package struct Row: Sendable {
    /// The page and the section, as `di-migrate explain` takes them.
    package let page: String
    /// What follows in release 2, in the table of release 1.
    package let release2: String?
    /// What follows in the modern generation, in the tables of the others.
    let modern: String?
  }

  /// The rows by the declarations that they list.
  package let rows: [String: Row]

  private static let tables = Dictionary(
    uniqueKeysWithValues: Generation.allCases.map { ($0, DeclarationTable($0)) })

  /// The table of a generation.
  package static func of(_ generation: Generation) -> DeclarationTable {
    tables[generation] ?? DeclarationTable(generation)
  }

  private init(_ generation: Generation) {
    let page = "declarations-\(generation.rawValue)"
    var rows: [String: Row] = [:]
    var anchor = ""
    for line in (MigrationPage(page)?.text ?? "").split(separator: "\n") {
      if line.hasPrefix("## ") { anchor = MigrationPage.anchor(of: line) }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.replacing(#"\|"#, with: "\u{0}").split(separator: "|")
        .map { $0.replacing("\u{0}", with: "|")[...].trimmed }
      guard let first = cells.first else { continue }
      let row = Row(
        page: "\(page)#\(anchor)",
        release2: generation == .release1 && cells.count > 1 ? Self.plain(cells[1]) : nil,
        modern: generation == .modern || cells.count < 3
          ? nil : Self.plain(cells[generation == .release1 ? 2 : 1]))
      for (position, name) in first.split(
        separator: "`", omittingEmptySubsequences: false
      ).enumerated() where position % 2 == 1 {
        rows[String(name)] = row
      }
    }
    self.rows = rows
  }

  /// A cell without the marks of Markdown.
  private static func plain(_ cell: Substring) -> String {
    String(cell.replacing("`", with: "")).replacing(#/\[([^\]]+)\]\([^)]+\)/#) {
      String($0.output.1)
    }
  }
}
