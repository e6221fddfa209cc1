import Foundation
import Pages
import Testing

/// The command of the page about code without a flag, executed on sample files.
@Suite("The command that renames imports")
struct ImportCommandTests {
  @Test(
    "changes only these",
    arguments: [
      ("import DITranquillity", "import DIv1Compat"),
      ("@testable import DITranquillity", "@testable import DIv1Compat"),
      ("import class DITranquillity.DIScope", "import class DIv1Compat.DIScope"),
      ("import DIv3", "import DIv3"),
      ("import DITranquillityKit", "import DITranquillityKit"),
      ("let name = \"DITranquillity\"", "let name = \"DITranquillity\""),
    ])
  func changes(before: String, after: String) throws {
    let shell = try #require(try Document("docs/migration/drop-in.md").blocks(of: "sh").first)
    let command = try #require(shell.text.firstMatch(of: #/'(s/.*/)'/#)).1
    #expect(try sed(["-E", String(command)], before + "\n") == after + "\n")
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
