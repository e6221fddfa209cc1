import ArgumentParser
import MigrationRules

struct Plan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tells what each file speaks, and what would be rewritten or get a remark.")

  @Argument(help: "Swift files and directories.")
  var paths: [String]

  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    let plan = await MigrationPlan(try SourceFiles.read(paths))
    print(json ? try plan.json : plan.text, terminator: "")
  }
}
