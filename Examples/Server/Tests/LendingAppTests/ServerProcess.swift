import Foundation
import Testing

/// The executable in a process of its own.
final class ServerProcess {
  private let process = Process()
  private let output = FileManager.default.temporaryDirectory
    .appendingPathComponent("lending-\(UUID().uuidString).log")

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - environment: Variables on top of those of the tests.
  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.executableURL = products.appendingPathComponent("lending-server")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(at: output)
  }

  /// What the process has printed.
  var log: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// Waits until the server listens on the loopback interface, and returns its port.
  func port() async throws -> Int {
    while true {
      let log = log
      if let port = log.firstMatch(of: /listening on 127\.0\.0\.1:(\d+)/)?.1 {
        return try #require(Int(port))
      }
      try #require(process.isRunning, "The server has ended: \(log)")
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Sends SIGTERM, as an orchestrator does.
  func terminate() {
    process.terminate()
  }

  /// Waits until the process has ended, and returns its status; nil if a signal has ended it.
  func status() async throws -> Int32? {
    while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    return process.terminationReason == .exit ? process.terminationStatus : nil
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
