import ArgumentParser
import Foundation
import MigrationRules

/// What the programs are rewritten for: a target of the package that runs them.
enum Side: String, CaseIterable {
  case after = "After"
  case release2 = "Release2"

  var words: String { self == .after ? "the modern generation" : "release 2" }

  /// How programs of a release get there; nil if they don't.
  func migration(from release: Int) -> Migration? {
    switch (self, release) {
    case (.after, 1): Migration(from: .release1)
    case (.after, _): Migration(from: .release2)
    case (.release2, 1): Migration(from: .release1, to: .release2)
    case (.release2, _): nil
    }
  }
}

/// What di-lint says about a program.
struct Lint {
  let number: Int
  let side: String
  /// Codes, lines and messages, such as `DIG001 12 no component offers …`.
  let found: [String]
  /// The lines that it lists as not checked.
  let gaps: [Int]

  init(_ number: Int, _ side: String, _ bytes: [UInt8], _ path: String) async throws {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing(ProgramSource.observation, with: "")
    let report = await Linter().report([(path, [UInt8](text.utf8))])
    self.number = number
    self.side = side
    // The graph knows no requests.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    found = report.findings.filter { !lines[$0.place.line - 1].contains("let found") }
      .map { "\($0.code) \($0.place.line) \($0.message)" }
    gaps = Set(report.gaps.map(\.place.line)).sorted()
  }
}

@main
struct RandomPrograms: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "random-programs",
    abstract:
      "Writes a package of random programs of releases 1 and 2, and of what di-migrate makes of them.",
    discussion: "Scripts/random-programs builds and runs it.")

  @Option(help: "How many programs.")
  var count = 100

  @Option(help: "The same seed gives the same programs.")
  var seed: UInt64 = 1

  @Option(help: "The directory of the library's package.")
  var library: String

  @Option(help: "The directory to write.")
  var output: String

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count is a number of programs, such as 100") }
  }

  func run() async throws {
    var compared: [Side: [Int]] = [:]
    var remarks: [String: Int] = [:]
    var mistakes: [String] = []
    var lints: [Lint] = []
    let package = ProgramPackage(output: output, library: library)
    try package.clean()
    for number in 0..<count {
      let release = number % 2 + 1
      let files = files(number, release)
      for side in Side.allCases {
        guard let migration = side.migration(from: release) else { continue }
        // Each is a program of its own.
        let results = await migration.rewrite(files)
        mistakes += await differences(migration, files, results)
        guard results.allSatisfy({ $0.remarks.isEmpty && $0.leftBecause == nil }) else {
          for rule in Set(results.flatMap(\.remarks).map(\.rule)) {
            remarks["\(rule)", default: 0] += 1
          }
          for result in results {
            result.leftBecause.map { mistakes.append("\(result.path): \($0)") }
            try package.write(result.rewritten, "Remarks/\(side.rawValue)/\(result.path)")
            try package.write(result.original, "Remarks/Old\(result.path)")
          }
          continue
        }
        for result in results {
          try package.write(result.original, "Sources/Before/\(result.path)")
          try package.write(result.rewritten, "Sources/\(side.rawValue)/\(result.path)")
        }
        // di-lint has programs of one file only.
        if let only = results.first, results.count == 1 {
          lints.append(try await Lint(number, side.rawValue, only.rewritten, only.path))
          if !lints.contains(where: { $0.number == number && $0.side == "Before" }) {
            lints.append(try await Lint(number, "Before", only.original, only.path))
          }
        }
        compared[side, default: []].append(number)
      }
    }
    try package.writeRunner(compared, lints)
    for side in Side.allCases {
      let all = side == .release2 ? (count + 1) / 2 : count
      let rewritten = compared[side, default: []].count
      print(
        "\(all) programs to \(side.words): \(rewritten) rewritten, \(all - rewritten) with remarks")
    }
    for (rule, count) in remarks.sorted(by: { $0.value > $1.value }) {
      print("  \(rule): \(count) programs")
    }
    for line in mistakes { print("  \(line)") }
    // Files without a remark that the tool can't read or write are mistakes of the tool.
    if !mistakes.isEmpty { throw ExitCode(1) }
  }

  /// The files that become something else if they are rewritten alone, and the others only read.
  private func differences(
    _ migration: Migration, _ files: [(path: String, bytes: [UInt8])], _ whole: [FileResult]
  ) async -> [String] {
    guard files.count > 1 else { return [] }
    var result: [String] = []
    for (position, file) in files.enumerated() {
      let alone = await migration.rewrite(files, only: [file.path])[position]
      // A call that loads a module of a file that stays gets a remark.
      let isEqual = alone.rewritten == whole[position].rewritten
      let hasLoads = file.bytes.split(separator: 0x0A).contains { line in
        String(decoding: line, as: UTF8.self).contains(#/builder\.register\((module|component): /#)
      }
      if !isEqual, !hasLoads { result.append("\(file.path): --file writes something else") }
    }
    return result
  }

  private func files(_ number: Int, _ release: Int) -> [(path: String, bytes: [UInt8])] {
    var numbers = RandomNumbers(seed: seed &* 1_000_003 &+ UInt64(number))
    let graph = ProgramGraph(release: release, &numbers)
    var source = ProgramSource(graph, number: number, seed: numbers.next())
    return source.files().map { ($0.path, [UInt8]($0.text.utf8)) }
  }
}
