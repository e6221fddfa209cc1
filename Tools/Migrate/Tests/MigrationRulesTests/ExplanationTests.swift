import Foundation
import Testing

@testable import MigrationRules

@Suite("di-migrate explain")
struct ExplanationTests {
  @Test("tells of each rule what it means, an example, and where more is", arguments: Rule.all)
  func rules(_ rule: Rule) throws {
    let text = try #require(Explanation("\(rule.id)")).text
    #expect(text.hasPrefix("\(rule.id): \(rule.from)\n"))
    #expect(text.contains(rule.to) && text.contains("\nBefore:\n  ") && text.contains("\nAfter"))
    #expect(rule.difference.map(text.contains) ?? true)
    let topics = text.matches(of: /\n  di-migrate explain (.+)/).map { String($0.1) }
    #expect(!topics.isEmpty && topics.allSatisfy { Explanation($0) != nil }, "\(topics)")
    #expect(!text.contains("docs/") && !rule.id.explanation.contains("docs/"))
  }

  @Test(
    "a rule's section is about it: one of its declarations is listed there",
    arguments: Rule.all.filter { $0.page.hasPrefix("declarations-") && $0.page.contains("#") })
  func sections(_ rule: Rule) {
    guard rule.id.target == .modern,
      rule.page.hasPrefix("declarations-\(rule.id.generation.rawValue)")
    else { return }
    let table = DeclarationTable.of(rule.id.generation)
    let declarations = Advice.all.filter { $0.rule?.id == rule.id }.flatMap(\.declarations)
    let pages = Set(declarations.compactMap { table.rows[$0]?.page })
    #expect(declarations.isEmpty || pages.contains(rule.page), "\(rule.page) isn't one of \(pages)")
  }

  @Test("M1-62 leads to the rows of what is scanned, not to errors")
  func leftovers() throws {
    let text = try #require(Explanation("m1-62")).text
    #expect(text.contains("DIScan, "))
    #expect(text.contains("DIMethodSignature") == false)
    #expect(text.contains("  di-migrate explain declarations-1#modules-and-parts\n"))
    #expect(!text.contains("#errors"))
    #expect(try #require(Explanation("M1-57")).text.contains("#storyboards-and-nibs\n"))
    #expect(
      try #require(Explanation("M12-62")).text.contains("DIScanAssembly.dependencies: DIScanModule")
    )
  }

  @Test("a remark tells what follows the declaration at its place")
  func remarks() async throws {
    let code =
      "import DITranquillity\nfunc f(_ b: DIContainerBuilder) { b.namelessNeedsDefault = true }\n"
    let result = try #require(await rewrite(code).first)
    #expect(
      result.text.contains(
        "// MIGRATE(M1-62): a declaration without an automatic successor (`namelessNeedsDefault`): "
          + "none: a name is a separate service; see di-migrate explain M1-62\n"))
  }

  @Test("prints pages and sections, whose links name what it can print")
  func pages() throws {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../../docs/migration")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.standardized.path)
    #expect(MigrationPage.names.map { $0 + ".md" } == files.sorted())
    for name in MigrationPage.names {
      let text = try #require(Explanation("docs/migration/\(name).md")).text
      let topics = text.matches(of: /\(`explain ([a-z0-9#-]+)`\)/).map { String($0.1) }
      #expect(topics.allSatisfy { Explanation($0) != nil }, "\(name): \(topics)")
    }
    #expect(try #require(Explanation("drop-in#xcode")).text.hasPrefix("## Xcode\n"))
    #expect(Explanation("drop-in#android") == nil && Explanation("M1-99") == nil)
  }

  @Test("the command explains several, and names what it knows")
  func command() throws {
    let workspace = try CommandWorkspace([:])
    let both = try workspace.run("explain", "M1-50", "differences")
    #expect(both.status == 0)
    #expect(both.output.hasPrefix("M1-50: several initializers\n"))
    #expect(both.output.contains("\n## Between the generations\n"))
    let wrong = try workspace.run("explain", "M9")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("M9 is no rule and no page") && wrong.errors.contains("drop-in"))
  }
}
