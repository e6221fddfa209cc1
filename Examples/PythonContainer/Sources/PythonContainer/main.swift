// Compares a container in Python with a model on random graphs: `swift run PythonContainer 300 1` takes 300 graphs from
// seed 1 on. The adapter, `dishka_adapter.py`, runs in a process of its own, and answers line by line.

import DIConformance
import Foundation

/// A process that answers each line by a line.
final class Conversation {
  private let process = Process()
  private let toChild = Pipe()
  private let fromChild = Pipe()
  private var received = Data()

  struct IsOver: Error {}

  init(_ command: [String]) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = toChild
    process.standardOutput = fromChild
    try process.run()
  }

  func ask(_ line: String) throws -> String {
    try toChild.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    return try readLine()
  }

  func readLine() throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[(end + 1)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let data = fromChild.fileHandleForReading.availableData
      guard !data.isEmpty else { throw IsOver() }
      received += data
    }
  }

  func end() {
    try? toChild.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let adapter = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("dishka_adapter.py")
let conversation = try Conversation([
  ProcessInfo.processInfo.environment["PYTHON"] ?? "python3", adapter.path,
])
let container = try ExternalContainer(
  introducedBy: conversation.readLine(), answer: conversation.ask)
let report = try Conformance.fuzz(
  container, graphs: Int(arguments.first ?? 300), seed: arguments.dropFirst().first ?? 1)
print("\(container.name): \(report.text)", terminator: "")
conversation.end()
exit(report.failures.isEmpty ? 0 : 1)
