import Foundation
import Testing

@testable import MigrationRules

/// Sources in a directory of their own, and the command that is built beside the tests.
final class CommandWorkspace {
  let root: URL
  var sources: String { root.path + "/Sources" }

  /// - Parameter files: The texts by their paths below `Sources`.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("di-migrate-\(UUID())")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func path(_ name: String) -> String { sources + "/" + name }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path(name)), encoding: .utf8)
  }

  /// Makes a git tree of the sources, with one commit.
  func commitAll() throws {
    for arguments in [
      ["init", "--quiet"], ["config", "user.name", "Ada"],
      ["config", "user.email", "ada@example.org"], ["config", "commit.gpgsign", "false"],
      ["add", "."], ["commit", "--quiet", "-m", "Old code"],
    ] {
      try #require(try git(arguments).status == 0)
    }
  }

  func git(_ arguments: [String]) throws -> ShellCommand {
    try ShellCommand(["git", "-C", root.path] + arguments)
  }

  func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run("di-migrate", arguments)
  }

  func run(_ command: String, _ arguments: [String]) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try Self.run(command, arguments)
  }

  /// Runs a program of the build.
  static func run(_ command: String, _ arguments: [String], _ environment: [String: String] = [:])
    throws -> (status: Int32, output: String, errors: String)
  {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.executableURL = executable(command)
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

  private static func executable(_ command: String) -> URL? {
    let start = URL(
      fileURLWithPath: CommandLine.arguments.first { $0.hasSuffix(".xctest") }
        ?? Bundle.main.bundlePath)
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.lazy
      .map { $0.appendingPathComponent(command) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
  }
}
