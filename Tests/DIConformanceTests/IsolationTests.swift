#if os(macOS) || os(Linux)
import DIConformance
import Foundation
import Testing

/// Runs the program `planted-conformance`, whose contracts end their process in every way.
///
/// Not under a sanitizer: it handles signals itself, and needs more memory than the limit.
@Suite(
  "Contracts that end their process", .timeLimit(.minutes(5)), .enabled(if: !Planted.isSanitized))
struct IsolationTests {
  @Test("each is reported by its id and by how it ended, and the run goes on")
  func everyEnding() throws {
    let run = try Planted("--memory-limit", "300", "--json")
    #expect(run.code == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(
      report.outcomes == [
        "planted-01": "passed", "planted-02": "failed", "planted-03": "ended",
        "planted-04": "ended", "planted-05": "ended", "planted-06": "ended",
        "planted-07": "ended", "planted-08": "failed",
      ])
    let expected = [
      "planted-02": "a thread that waits",
      "planted-03": "a crash by SIG",
      "planted-04": "a crash by SIG",
      "planted-05": "more than 300 MB of memory",
      "planted-06": "an exit with code 3",
      "planted-07": "a process that hangs: no answer after",
    ]
    for (id, text) in expected {
      let found = report.findings[id] ?? ""
      #expect(found.hasPrefix(text) == true, "\(id): \(found)")
    }
    #expect(report.findings["planted-03"]?.contains("planted in Planted") == true)
    // What a scenario prints is no answer.
    #expect(run.errors.contains("this isn't an answer"))
    #expect(!run.output.contains("this isn't an answer"))
  }

  @Test("a call of the library survives, too, and earlier calls don't run again")
  func library() throws {
    let run = try Planted("--library")
    #expect(run.code == 0)
    #expect(
      run.output == """
        first 1 contract on 1 container: 1 passed, 0 failed, 0 declared differences, 0 not offered
        second 3 contracts on 1 container: 1 passed, 1 failed, 1 ended the process, \
        0 declared differences, 0 not offered

        """)
  }

  @Test(
    "without isolation, the id is on standard error",
    arguments: ["planted-03", "planted-04"])
  func notIsolated(id: String) throws {
    let run = try Planted("--no-isolate", "--only", id)
    #expect(run.code != 0 && run.code != 1)
    #expect(run.errors.contains("the process ended while \(id) ran on Planted\n"))
  }

  @Test("a reader that stops reading ends the command as it ends any other")
  func closedOutput() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let command = Planted.directory.appendingPathComponent("planted-conformance").path
    // The standard output is closed for reading before the report comes.
    process.arguments = ["-c", "{ '\(command)' --only planted-01; echo $? >&2; } | true"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "\(128 + SIGPIPE)\n", "\(text)")
  }

  @Test("a program that can't reach its contracts again says so once for each contract")
  func noStart() throws {
    let run = try Planted("--once")
    #expect(run.code == 1)
    #expect(
      run.output.components(
        separatedBy: "found a process for contracts that an exit with code 4"
      ).count == 3, "\(run.output)")
  }
}

/// One run of `planted-conformance`.
private struct Planted {
  let code: Int32
  let output: String
  let errors: String

  init(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = Self.directory.appendingPathComponent("planted-conformance")
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    // Files take any amount while nobody reads.
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("planted-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: base) }
    let files = ["out", "err"].map { base.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
  }

  /// Whether this program, and thus the planted one, runs under a sanitizer.
  static var isSanitized: Bool {
    let functions: [String] = ["__tsan_init", "__asan_init"]
    return functions.contains { dlsym(dlopen(nil, RTLD_NOW), $0) != nil }
  }

  /// The directory of the products: that of the test bundle on macOS, of the test program on Linux.
  static var directory: URL {
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }
}

/// The parts of a report that the tests compare.
private struct Report: Decodable {
  struct Contract: Decodable {
    struct Cell: Decodable {
      struct Finding: Decodable { let found: String? }
      let outcome: String
      let findings: [Finding]?
    }
    let id: String
    let outcomes: [Cell]
  }
  let contracts: [Contract]

  var outcomes: [String: String] {
    Dictionary(uniqueKeysWithValues: contracts.map { ($0.id, $0.outcomes[0].outcome) })
  }
  var findings: [String: String] {
    Dictionary(
      uniqueKeysWithValues: contracts.compactMap { contract in
        contract.outcomes[0].findings?.first?.found.map { (contract.id, $0) }
      })
  }
}
#endif
