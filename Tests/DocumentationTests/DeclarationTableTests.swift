import Foundation
import Pages
import PublicDeclarations
import Testing

@Suite("The tables of declarations are complete")
struct DeclarationTableTests {
  /// The types whose members the tables list without the type's name.
  private static let known: [Int: Set<String>] = [
    1: ["DIContainerBuilder", "DIRegistrationBuilder", "DIScope"],
    2: ["DIContainerBuilder", "DIRegistrationBuilder", "DIContainer"],
    3: ["DIContainer", "DIComponentBuilder"],
  ]

  /// Returns the page that lists the declarations of a release.
  static func page(of release: Int) -> String {
    "docs/migration/declarations-\(release).md"
  }

  /// Returns the rows of a release's tables by the declarations they list.
  static func rows(of release: Int) throws -> [String: (anchor: String, cells: [String])] {
    var rows: [String: (anchor: String, cells: [String])] = [:]
    for (anchor, section) in try Document(page(of: release)).sections {
      for line in section.split(separator: "\n") where line.hasPrefix("| ") {
        let cells = line.replacing(#"\|"#, with: "\u{0}").split(separator: "|")
          .map { $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces) }
          // The last column of the old generations names rules of a tool.
          .prefix(release == 1 ? 3 : release == 2 ? 2 : .max)
        for name in (cells.first ?? "").matches(of: #/`([^`]+)`/#) {
          let path = String(name.1)
          #expect(rows[path] == nil, "\(path) is listed twice")
          rows[path] = (anchor, Array(cells))
        }
      }
    }
    return rows
  }

  static func declarations(of release: Int) throws -> [PublicDeclaration] {
    let sources = Document.root.appendingPathComponent("Sources")
    // The page of the modern generation lists what its asynchronous module adds, too.
    return try (release == 3 ? [3, 6] : [release]).flatMap {
      try PublicDeclarations.all(of: $0, in: sources)
    }
  }

  /// Returns the form in which the tables of a release list a declaration.
  static func listed(_ declaration: PublicDeclaration, of release: Int) -> String {
    let isKnown = declaration.type.map { known[release]?.contains($0) ?? false } ?? false
    guard isKnown, !declaration.isType, declaration.name != "engine",
      !declaration.name.hasPrefix("init(")
    else { return declaration.path }
    return declaration.name
  }

  @Test("each public declaration occurs in a table", arguments: [1, 2, 3])
  func complete(release: Int) throws {
    let declarations = try Self.declarations(of: release)
    #expect(declarations.count > 140, "the scanner sees what it must")
    let rows = try Self.rows(of: release)
    let missing = Set(declarations.map { Self.listed($0, of: release) })
      .filter { rows[$0] == nil }
    #expect(missing.sorted() == [])
  }

  @Test("each declaration in a table exists", arguments: [1, 2, 3])
  func current(release: Int) throws {
    let declared = Set(try Self.declarations(of: release).map { Self.listed($0, of: release) })
    // These two require a compilation condition that the scanner does not set.
    let dialects: Set = [
      "DILifeTime.perRequest", "DIError.severalPerRequestObjectsFor(type:objects:)",
    ]
    let gone = try Self.rows(of: release).keys.filter {
      !declared.contains($0) && !dialects.contains($0)
    }
    #expect(gone.sorted() == [])
  }

  @Test("each row names a successor, or the reason why there is none", arguments: [1, 2, 3])
  func successors(release: Int) throws {
    for (path, row) in try Self.rows(of: release) {
      #expect(row.cells.count == (release == 2 ? 2 : 3) || release == 3, "\(path)")
      #expect(release == 3 || row.cells.last?.isEmpty == false, "\(path)")
    }
  }
}
