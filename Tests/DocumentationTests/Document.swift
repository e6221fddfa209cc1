import Foundation

/// A page of documentation.
struct Document {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the migration pages, the entry page first.
  static var migration: [String] {
    get throws {
      ["MIGRATION.md"]
        + (try FileManager.default
          .contentsOfDirectory(atPath: root.appendingPathComponent("docs/migration").path)
          .filter { $0.hasSuffix(".md") }.sorted().map { "docs/migration/\($0)" })
    }
  }

  /// Returns the paths of the articles in a module's DocC catalogue.
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

  /// The targets of the links in the page, except in code.
  var links: [String] {
    var prose = ""
    var isCode = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode { prose += line.replacing(#/`[^`]*`/#, with: "code") + "\n" }
    }
    return prose.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
  }

  /// Returns the code blocks of a language, in order.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var block: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        // Between blocks, the word after the backquotes is the language of the next block.
        block = block == nil && line == "```" + language ? "" : nil
      } else if block != nil {
        block? += line + "\n"
      }
    }
    return blocks
  }

  /// The Swift blocks that belong to a manifest.
  var manifests: [String] {
    blocks(of: "swift").filter(Self.isManifest)
  }

  /// The Swift blocks that belong to a program.
  var programs: [String] {
    blocks(of: "swift").filter { !Self.isManifest($0) }
  }

  private static func isManifest(_ block: String) -> Bool {
    block.hasPrefix(".package(") || block.hasPrefix(".product(")
  }

  /// The text below each heading, up to the next heading of any level, by anchor.
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

  /// Returns the fragment of a link to a heading.
  private static func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}
