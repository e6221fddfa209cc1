import Foundation
import Pages
import Testing

@Suite("Links between the pages")
struct LinkTests {
  /// All pages of the repository, without the templates of pages that are written elsewhere.
  static var pages: [String] {
    get throws {
      let files = try #require(FileManager.default.enumerator(atPath: Document.root.path))
      var pages: [String] = []
      while let file = files.nextObject() as? String {
        let name = file.split(separator: "/").last ?? ""
        if name.hasPrefix("."), name != ".github" {
          files.skipDescendants()
        } else if name.hasSuffix(".md"), !file.hasPrefix("Scripts/agents/"), !isSymbolicLink(file) {
          pages.append(file)
        }
      }
      return pages.sorted()
    }
  }

  private static func isSymbolicLink(_ page: String) -> Bool {
    let path = Document.root.appendingPathComponent(page).path
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  @Test("each link to a file or a heading has a target")
  func links() throws {
    let pages = try Self.pages
    for needed in [
      "README.md", "docs/migration/from-1.md", "Examples/Migration/README.md",
      "Sources/DIv3/DIv3.docc/Cycles.md", "Tools/Migrate/README.md",
    ] {
      #expect(pages.contains(needed))
    }
    var count = 0
    for page in pages + ["llms.txt"] {
      for link in try Document(page).links where !link.contains("://") {
        #expect(try leads(link, from: page), "\(link) on \(page)")
        count += 1
      }
    }
    #expect(count > 250)
  }

  @Test("articles link to each other by paths, which DocC's own links are not for other viewers")
  func articles() throws {
    for page in try Self.pages where page.contains(".docc/") {
      let text = try Document(page).text
      #expect(!text.contains("<doc:") && !text.contains("](doc:"), "\(page)")
    }
  }

  @Test("the table of contents has a link to each page of docs and of the catalogues")
  func contents() throws {
    let directory = Document.root.appendingPathComponent("docs")
    let linked = Set(
      try Document("docs/README.md").links.map { link in
        let path = String(link.prefix { $0 != "#" })
        return URL(fileURLWithPath: path, relativeTo: directory).standardizedFileURL.path
      })
    for page in try Self.pages where page.hasPrefix("docs/") || page.contains(".docc/") {
      // A page that describes a symbol belongs to the page of its module.
      let isOfSymbol = try Document(page).text.hasPrefix("# ``")
      let isLandingPage = page.hasSuffix(".docc/\(page.split(separator: "/")[1]).md")
      guard page != "docs/README.md", !isOfSymbol || isLandingPage else { continue }
      let path = Document.root.appendingPathComponent(page).standardizedFileURL.path
      #expect(linked.contains(path), "\(page)")
    }
  }

  @Test("each module with a catalogue has its documentation built")
  func catalogues() throws {
    let sources = Document.root.appendingPathComponent("Sources").path
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources).filter {
      FileManager.default.fileExists(atPath: "\(sources)/\($0)/\($0).docc")
    }
    #expect(modules.count > 8)
    for (file, list) in [
      (".spi.yml", #/documentation_targets: \[([^\]]*)\]/#),
      ("Scripts/build-documentation", #/modules=\(([^)]*)\)/#),
    ] {
      let text = try Document(file).text
      let names = try #require(text.firstMatch(of: list)).1
        .split { $0.isWhitespace || $0 == "," }.map(String.init)
      #expect(names.sorted() == modules.sorted(), "\(file)")
    }
  }

  @Test("a link without a target is detected")
  func broken() throws {
    #expect(try leads("docs/migration/from-1.md#warnings-first", from: "README.md"))
    #expect(try leads("from-2.md", from: "docs/migration/from-1.md"))
    #expect(try leads("#the-rewrite", from: "docs/migration/from-2.md"))
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
