import Foundation
import Pages
import Testing

/// The `sed` commands in the pages, executed on sample files.
@Suite("The renames have the effects that the pages show")
struct RenameTests {
  @Test(
    "each file of commands converts the earlier code into the later code",
    arguments: [
      (page: "from-1", file: 0, before: 1), (page: "from-1", file: 1, before: 4),
      (page: "from-2", file: 0, before: 1),
    ])
  func files(page: String, file: Int, before: Int) throws {
    let page = try Document("docs/migration/\(page).md")
    let commands = page.blocks(of: "sed")
    try #require(commands.indices.contains(file))
    let programs = page.programs
    let result = try sed(["-E", commands[file].text], programs[before - 1].text)
    #expect(result == programs[before].text)
  }

  @Test(
    "the line for imports changes only these",
    arguments: [
      ("import DITranquillity", "import DIv1Compat"),
      ("@testable import DITranquillity", "@testable import DIv1Compat"),
      ("import class DITranquillity.DIScope", "import class DIv1Compat.DIScope"),
      ("import DIv3", "import DIv3"),
      ("import DITranquillityKit", "import DITranquillityKit"),
      ("let name = \"DITranquillity\"", "let name = \"DITranquillity\""),
    ])
  func imports(before: String, after: String) throws {
    let shell = try #require(try Document("docs/migration/drop-in.md").blocks(of: "sh").first)
    let command = try #require(shell.text.firstMatch(of: #/'(s/.*/)'/#)).1
    #expect(try sed(["-E", String(command)], before + "\n") == after + "\n")
  }

  @Test(
    "the renames from release 2 convert each spelling of an alternative type",
    arguments: [
      (".as(Page.self).check { $0 }", ".as(check: Page.self) { $0 }"),
      (".as(Page.self).check{$0}", ".as(check: Page.self){$0}"),
      (".as(Page.self, check: { $0 })", ".as(check: Page.self, { $0 })"),
      (".as(Page.self) { $0 }", ".as(check: Page.self) { $0 }"),
      (".as(Page.self){$0}.as(.self)", ".as(check: Page.self){$0}"),
      (".as(Page.self).unsafe()", ".as(Page.self)"),
    ])
  func alternativeTypes(before: String, after: String) throws {
    let commands = try #require(try Document("docs/migration/from-2.md").blocks(of: "sed").first)
    #expect(try sed(["-E", commands.text], before + "\n") == after + "\n")
  }

  private func sed(_ arguments: [String], _ text: String) throws -> String {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try text.write(to: input, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sed"] + arguments + [input.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try #require(String(bytes: data, encoding: .utf8))
  }
}
