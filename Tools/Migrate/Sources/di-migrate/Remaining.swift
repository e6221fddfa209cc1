import ArgumentParser
import MigrationRules

struct Remaining: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Counts the remarks that are left, by rule.",
    discussion: "Exits with 0 if there are none, 2 otherwise.")

  @Argument(help: "Swift files and directories.")
  var paths: [String]

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    let remaining = RemainingRemarks(try SourceFiles.read(paths))
    print(json ? try remaining.json : remaining.text, terminator: "")
    if remaining.count > 0 { throw ExitCode(2) }
  }
}
