import Foundation
import Testing

@Suite("The command")
struct CommandTests {
  private let directory: URL
  private let file: URL
  private let source =
    "import DITranquillity\nfunc f(_ scope: DIScope) {\n  let a: Cat = *!scope\n}\n"

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "di-migrate-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    file = directory.appendingPathComponent("A.swift")
    try Data(source.utf8).write(to: file)
  }

  @Test("exits with 2 if a dry run or a diff would change something, and writes nothing")
  func dryRun() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let dry = try run("rewrite", directory.path, "--from", "1", "--dry-run")
    #expect(dry.status == 2)
    #expect(dry.output.contains("1 of 1 files changed, 0 remarks"))
    let diff = try run("rewrite", directory.path, "--from", "1", "--diff")
    #expect(diff.status == 2)
    #expect(
      diff.output.contains(
        "-  let a: Cat = *!scope\n+func f(_ scope: DIContainer) {\n+  let a: Cat = *scope\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test("writes, then has nothing to do")
  func writes() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    #expect(try run("rewrite", directory.path, "--from", "1").status == 0)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == source.replacing("DIScope", with: "DIContainer").replacing("*!", with: "*"))
    #expect(try run("rewrite", directory.path, "--from", "1", "--dry-run").status == 0)
    #expect(try run("remaining", directory.path).status == 0)
    try Data("// MIGRATE(M1-50): a\n".utf8).write(to: file)
    let remaining = try run("remaining", directory.path)
    #expect(remaining.status == 2)
    #expect(remaining.output.contains("M1-50 1x, see docs/migration/recipes.md"))
  }

  @Test("tells what is wrong with its arguments")
  func mistakes() throws {
    defer { try? FileManager.default.removeItem(at: directory) }
    let missing = try run("rewrite", directory.path + "/B.swift", "--from", "1")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("does not exist; name a Swift file or a directory with some"))
    let rule = try run("rewrite", directory.path, "--from", "1", "--only", "M1-99")
    #expect(rule.status == 1)
    #expect(rule.errors.contains("M1-99 is no rule; `di-migrate rules` lists them"))
    #expect(
      try run("rewrite", directory.path, "--from", "4").errors.contains(
        "--from is 1, 2 or 3, not 4"))
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String)
  {
    let process = Process()
    process.executableURL = try #require(Self.executable)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = (
      output.fileHandleForReading.readDataToEndOfFile(),
      errors.fileHandleForReading.readDataToEndOfFile()
    )
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data.0, as: UTF8.self),
      String(decoding: data.1, as: UTF8.self)
    )
  }

  /// The command, which is built beside the tests.
  private static let executable: URL? = {
    let start = URL(
      fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        ?? Bundle.main.bundlePath)
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.lazy
      .map { $0.appendingPathComponent("di-migrate") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
  }()
}
