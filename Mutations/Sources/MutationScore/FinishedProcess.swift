import Foundation

/// A process that has ended, or that took too long.
struct FinishedProcess {
  let status: Int32
  let tookTooLong: Bool
  let output: String

  init(_ arguments: [String], seconds: Double, megabytes: Int?, mutant: String?) throws {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mutant-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let limit = megabytes.map { "ulimit -v \($0 * 1_024); " } ?? ""
    process.arguments = ["-c", limit + "exec \"$@\"", "bash"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DI_MUTANT"] = mutant
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["NO_COLOR"] = "1"
    process.environment = environment
    let file = try FileHandle(forWritingTo: log)
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    tookTooLong = process.isRunning
    if tookTooLong { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}
