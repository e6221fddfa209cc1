import Foundation

/// A command, its exit code and what it printed.
package struct ShellCommand: Sendable {
  package let status: Int32
  package let output: String

  /// Runs a program, which is looked up in the search path, and waits for it.
  ///
  /// - Parameter arguments: The program's name, and its arguments.
  /// - Throws: If no process can be started.
  package init(_ arguments: String...) throws { try self.init(arguments) }

  init(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// The last lines of what the command printed.
  package var lastLines: String {
    output.split(separator: "\n", omittingEmptySubsequences: false).suffix(20)
      .joined(separator: "\n")
  }
}
