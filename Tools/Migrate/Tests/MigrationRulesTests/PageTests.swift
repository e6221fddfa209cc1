import Foundation
import Testing

@testable import MigrationRules

@Suite("The rewrites that the pages show")
struct PageTests {
  @Test(
    "a page shows what the tool writes",
    arguments: [
      (page: "from-1", before: 1, target: Generation.modern),
      (page: "from-1", before: 4, target: .release2),
      (page: "from-2", before: 1, target: .modern),
    ])
  func rewrites(page: String, before: Int, target: Generation) async throws {
    let generation: Generation = page == "from-1" ? .release1 : .release2
    let types = try blocks(of: "MIGRATION.md")[0]
    let shown = try blocks(of: "docs/migration/\(page).md")
    let result = try #require(
      await rewrite(
        "import DITranquillity\n" + types + code(shown[before - 1]), from: generation, to: target
      ).first)
    #expect(result.remarks.isEmpty)
    #expect(result.text == "import DITranquillity\n" + types + code(shown[before]))
  }

  /// Statements stand in a function: a builder of a whole file is everybody's.
  private func code(_ block: String) -> String {
    block.hasPrefix("func") ? block : "func example() throws {\n\(block)}\n"
  }

  private func blocks(of page: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    let text = try String(
      contentsOfFile: "/\(root.joined(separator: "/"))/\(page)", encoding: .utf8)
    return text.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
  }
}
