import Foundation
import Testing

/// Tests of the executable in a process of its own.
@Suite("Process", .timeLimit(.minutes(1)))
struct ProcessTests {
  private let file: TemporaryDatabase
  private let process = Process()
  private let output = Pipe()

  init() throws {
    file = try TemporaryDatabase()
    process.executableURL = products.appendingPathComponent("lending-server")
    process.standardOutput = output
    process.standardError = output
  }

  @Test("SIGTERM ends the server with status 0 and closes the database")
  func terminated() throws {
    process.arguments = ["--port", "0", "--database", file.path]
    try process.run()
    try waitUntilItListens()
    #expect(file.files.contains("test.sqlite-wal"))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(file.files == ["test.sqlite"])
  }

  private func waitUntilItListens() throws {
    var log = Data()
    while !String(decoding: log, as: UTF8.self).contains("listening on 127.0.0.1") {
      let next = output.fileHandleForReading.availableData
      try #require(!next.isEmpty, "The server has ended: \(String(decoding: log, as: UTF8.self))")
      log += next
    }
  }

  @Test("a database that can't be opened ends the process with the reason")
  func unopened() throws {
    process.arguments = ["--port", "0", "--database", "/nowhere/lending.sqlite"]
    try process.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(log.contains("unable to open database file"))
  }
}

/// The directory of the built products.
private var products: URL {
  #if os(macOS)
  Bundle(for: TemporaryDatabase.self).bundleURL.deletingLastPathComponent()
  #else
  URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  #endif
}
