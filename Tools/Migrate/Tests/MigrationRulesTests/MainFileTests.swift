import Foundation
import Testing

@testable import MigrationRules

/// Builders at the top of `main.swift`, which all files of the module see.
@Suite("Builders of main.swift")
struct MainFileTests {
  private let main = """
    import DITranquillity
    final class Ink {}
    let builder = DIContainerBuilder()
    builder.register { Ink() }
    let scope = try builder.build()
    let ink: Ink = *!scope

    """

  private func remarks(
    _ main: String, _ others: String..., from generation: Generation = .release1,
    partlyRead: Set<String> = []
  ) async -> [String] {
    let files = [("main.swift", main)] + others.enumerated().map { ("\($0).swift", $1) }
    let results = await Migration(from: generation).rewrite(
      files.map { ($0.0, [UInt8]($0.1.utf8)) }, partlyRead: partlyRead)
    return results[0].remarks.map { "\($0.rule)" }
  }

  @Test("are containers, if no other file names them")
  func rewritten() async throws {
    let part = """
      import DITranquillity
      final class InkModule: DIModule {
        func load(builder: DIContainerBuilder) { builder.register { Ink() } }
      }
      final class Press {
        let builder = 1
        var twice: Int { return builder + builder }
      }
      func count() -> [Int] {
        guard let builder = Int("1") else { return [] }
        return [1].map { builder in builder }
      }
      """
    #expect(await remarks(main, part) == [])
    let text = try #require(await rewrite(main, part).first).text
    #expect(
      text.contains("builder.initializeSingletonObjects()\nlet scope = builder\nlet ink: Ink = *"))
    let second = main.replacing("*!scope", with: "try *scope")
    #expect(
      await remarks(
        second.replacing("register { Ink() }", with: "register(type: Ink.init)"), from: .release2)
        == [])
  }

  @Test(
    "get a remark, if other code may register after build()",
    arguments: [
      "func late() { builder.register { Ink() } }",
      "extension Ink { static func late() { print(builder) } }",
      "func late() { let other = builder; print(other) }",
      "import DITranquillity\nfunc (",
    ])
  func otherFiles(_ file: String) async {
    #expect(await remarks(main, file) == ["M1-59"])
  }

  @Test(
    "get a remark, if a function of the file has them, too",
    arguments: [
      "func late() { builder.register { Ink() } }",
      "let late = { builder.register { Ink() }.asName(\"late\") }",
      "struct Late { func load() { print(builder) } }",
    ])
  func functions(_ code: String) async {
    let before = main.replacing("let scope", with: code + "\nlet scope")
    #expect(await remarks(before).contains("M1-59"))
    #expect(await remarks(main + code + "\n").contains("M1-59"))
    let local =
      "func run() throws {\n" + before.replacing("import DITranquillity\n", with: "") + "}\n"
    #expect(await remarks("import DITranquillity\n" + local).contains("M1-59"))
  }

  @Test("get a remark, if not all files of the module are read")
  func partlyRead() async throws {
    #expect(await remarks(main, partlyRead: ["main.swift"]) == ["M1-59"])
    let workspace = try CommandWorkspace(["App/main.swift": main, "App/Parts/Part.swift": ""])
    func isRemarked(_ paths: String...) throws -> Bool {
      try workspace.run("di-migrate", ["rewrite"] + paths + ["--from", "1", "--dry-run"])
        .output.contains("M1-59")
    }
    #expect(try isRemarked(workspace.path("App/main.swift")))
    #expect(try !isRemarked(workspace.sources))
    #expect(try !isRemarked(workspace.path("App/main.swift"), workspace.path("App/Parts")))
  }
}
