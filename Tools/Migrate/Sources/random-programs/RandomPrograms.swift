import ArgumentParser
import Foundation
import MigrationRules

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
    var compared: [Int] = []
    var remarks: [String: Int] = [:]
    var left: [String] = []
    let package = ProgramPackage(output: output, library: library)
    try package.clean()
    for release in [1, 2] {
      let files = (0..<count).filter { $0 % 2 == release - 1 }.map { number in
        (path: "Program\(number).swift", bytes: [UInt8](text(number, release).utf8))
      }
      let generation: Generation = release == 1 ? .release1 : .release2
      // Each is a program of its own.
      for file in files {
        guard let result = await Migration(from: generation).rewrite([file]).first else { continue }
        let number = Int(result.path.dropFirst(7).dropLast(6)) ?? 0
        guard result.remarks.isEmpty, result.leftBecause == nil else {
          for rule in Set(result.remarks.map(\.rule)) { remarks["\(rule)", default: 0] += 1 }
          result.leftBecause.map { left.append("\(result.path): \($0)") }
          try package.write(result.rewritten, "Remarks/\(result.path)")
          try package.write(result.original, "Remarks/Old\(result.path)")
          continue
        }
        try package.write(result.original, "Sources/Before/\(result.path)")
        try package.write(result.rewritten, "Sources/After/\(result.path)")
        compared.append(number)
      }
    }
    try package.writeRunner(compared.sorted())
    print("\(count) programs: \(compared.count) rewritten, \(count - compared.count) with remarks")
    for (rule, count) in remarks.sorted(by: { $0.value > $1.value }) {
      print("  \(rule): \(count) programs")
    }
    for line in left { print("  \(line)") }
    // Files without a remark that the tool can't read or write are mistakes of the tool.
    if !left.isEmpty { throw ExitCode(1) }
  }

  private func text(_ number: Int, _ release: Int) -> String {
    var numbers = RandomNumbers(seed: seed &* 1_000_003 &+ UInt64(number))
    let graph = ProgramGraph(release: release, &numbers)
    var source = ProgramSource(graph, number: number, seed: numbers.next())
    return source.text()
  }
}
