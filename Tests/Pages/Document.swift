package import Foundation

/// A page of documentation.
package struct Document {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the migration pages, the entry page first.
  package static var migration: [String] {
    get throws {
      ["MIGRATION.md"]
        + (try FileManager.default
          .contentsOfDirectory(atPath: root.appendingPathComponent("docs/migration").path)
          .filter { $0.hasSuffix(".md") }.sorted().map { "docs/migration/\($0)" })
    }
  }

  /// Returns the paths of the articles in a module's DocC catalogue.
  package static func articles(of module: String) throws -> [String] {
    let catalogue = "Sources/\(module)/\(module).docc"
    return try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent(catalogue).path)
      .filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
  }

  package let text: String

  package init(_ name: String) throws {
    try self.init(file: Self.root.appendingPathComponent(name).path)
  }

  package init(file: String) throws {
    text = try String(contentsOfFile: file, encoding: .utf8)
  }

  /// A block of code.
  package struct Block {
    /// The number of its first line.
    package let line: Int
    package fileprivate(set) var text = ""
  }

  /// Returns the code blocks of a language, in order.
  package func blocks(of language: String) -> [Block] {
    var blocks: [Block] = []
    var block: Block?
    for (number, line) in zip(1..., text.components(separatedBy: "\n")) {
      if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        // Between blocks, the word after the backquotes is the language of the next block.
        block = block == nil && line == "```" + language ? Block(line: number + 1) : nil
      } else {
        block?.text += line + "\n"
      }
    }
    return blocks
  }

  /// The Swift blocks that belong to a manifest.
  package var manifests: [Block] {
    blocks(of: "swift").filter(Self.isManifest)
  }

  /// The Swift blocks that belong to a program.
  package var programs: [Block] {
    blocks(of: "swift").filter { !Self.isManifest($0) }
  }

  private static func isManifest(_ block: Block) -> Bool {
    block.text.hasPrefix(".package(") || block.text.hasPrefix(".product(")
  }
}
