import Foundation
import Testing

@Suite("Links between the pages")
struct LinkTests {
  /// All pages of the repository.
  static var pages: [String] {
    get throws {
      let root = Document.root.path
      let directories = ["Examples", "Benchmarks", "docs", ".github"]
      let nested = try directories.flatMap { directory in
        let files = FileManager.default.enumerator(atPath: "\(root)/\(directory)")
        return try #require(files).compactMap { "\(directory)/\($0)" }
      }
      return try (FileManager.default.contentsOfDirectory(atPath: root) + nested)
        .filter { $0.hasSuffix(".md") && !$0.contains("/.build") }.sorted()
    }
  }

  @Test("each link to a file or a heading has a target")
  func links() throws {
    let pages = try Self.pages
    for needed in ["README.md", "docs/migration/from-1.md", "Examples/Migration/README.md"] {
      #expect(pages.contains(needed))
    }
    var count = 0
    for page in pages {
      for link in try Document(page).links where !link.contains("://") {
        #expect(try leads(link, from: page), "\(link) on \(page)")
        count += 1
      }
    }
    #expect(count > 100)
    let overview = try Document("llms.txt").links
    #expect(overview.count > 40)
    for link in overview {
      #expect(try leads(link, from: "llms.txt"), "\(link) in llms.txt")
    }
  }

  @Test("a link without a target is detected")
  func broken() throws {
    #expect(try leads("docs/migration/from-1.md#warnings-first", from: "README.md"))
    #expect(try leads("from-2.md", from: "docs/migration/from-1.md"))
    #expect(try leads("#renames", from: "docs/migration/from-2.md"))
    #expect(try !leads("from-2.md", from: "README.md"))
    #expect(try !leads("#no-such-heading", from: "README.md"))
    #expect(try !leads("MIGRATION.md#v1-errors", from: "README.md"))
  }

  private func leads(_ link: String, from page: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let directory = URL(fileURLWithPath: page, relativeTo: Document.root)
      .deletingLastPathComponent()
    let file = parts[0].isEmpty ? page : directory.appendingPathComponent(String(parts[0])).path
    let path = URL(fileURLWithPath: file, relativeTo: Document.root).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard parts.count == 2 else { return true }
    return try Document(file: path).sections.keys.contains(String(parts[1]))
  }
}
