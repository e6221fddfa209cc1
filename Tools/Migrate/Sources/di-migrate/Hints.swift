import ArgumentParser
import MigrationRules

struct Hints: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells each line that uses an old declaration what follows it.",
    discussion:
      "Prints warnings as compilers do, so that consoles and Xcode's build phases show them at the lines. Exits with 0, also if there are some; `remaining` is the gate for CI."
  )

  @Argument(
    help: "Swift files and directories. Name all sources at once: types are looked up in them.")
  var paths: [String]

  @Option(help: "text, json or github.")
  var format: ReportFormat = .text

  @Option(help: "The generation of files that don't tell it: 1, 2 or 3.")
  var from: Int?

  func run() async throws {
    let generation = from.flatMap(Generation.init)
    if let from, generation == nil {
      throw ValidationError("--from is 1, 2 or 3, not \(from)")
    }
    let report = await HintReport(
      try SourceFiles.read(paths), from: generation, progress: ProgressLine.report)
    print(try report.text(format), terminator: "")
  }
}
