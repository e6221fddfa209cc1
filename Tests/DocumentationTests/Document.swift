import Foundation

/// A page of documentation.
struct Document {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages of migration, by their paths: the entry first.
  static var migration: [String] {
    get throws {
      ["MIGRATION.md"]
        + (try FileManager.default
          .contentsOfDirectory(atPath: root.appendingPathComponent("docs/migration").path)
          .filter { $0.hasSuffix(".md") }.sorted().map { "docs/migration/\($0)" })
    }
  }

  /// The articles of a module's DocC catalogue, by their paths.
  static func articles(of module: String) throws -> [String] {
    let catalogue = "Sources/\(module)/\(module).docc"
    return try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent(catalogue).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
  }

  let text: String

  init(_ name: String) throws {
    try self.init(file: Self.root.appendingPathComponent(name).path)
  }

  init(file: String) throws {
    text = try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Where the links of the page lead; what stands in code is none.
  var links: [String] {
    var prose = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode { prose += line.replacing(#/`[^`]*`/#, with: "code") + "\n" }
    }
    return prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
  }

  /// The texts between three backquotes, in the order of the page.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        // Between blocks, the word behind the backquotes is the language of the next one.
        block = block == nil && line == "```" + language ? "" : nil
      } else if block != nil {
        block? += line + "\n"
      }
    }
    return blocks
  }

  /// Blocks of Swift that belong to a manifest rather than to a program.
  var manifests: [String] {
    blocks(of: "swift").filter(Self.isManifest)
  }

  /// Blocks of Swift that belong to a program.
  var programs: [String] {
    blocks(of: "swift").filter { !Self.isManifest($0) }
  }

  private static func isManifest(_ block: String) -> Bool {
    block.hasPrefix(".package(") || block.hasPrefix(".product(")
  }

  /// The text below each heading, up to the next one of any level, by its anchor.
  var sections: [String: String] {
    var sections: [String: String] = [:]
    var anchor = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("#"), !isCode {
        anchor = Self.anchor(of: line.drop { $0 == "#" || $0 == " " })
      } else {
        sections[anchor, default: ""] += line + "\n"
      }
    }
    return sections
  }

  /// What follows `#` in a link to a heading.
  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}
