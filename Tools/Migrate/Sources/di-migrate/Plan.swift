import ArgumentParser
import MigrationRules

struct Plan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Tells which module stands for the installed release, in which order to migrate the modules, and what would be rewritten or get a remark."
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, html
  }

  @Argument(help: "Swift files and directories.")
  var paths: [String]

  @Option(help: "text, json, or html: a page of its own.")
  var format: Format = .text

  func run() async throws {
    let sources = try SourceFiles.read(paths)
    let plan = await MigrationPlan(
      sources, packages: InstalledRelease.find(near: paths),
      partlyRead: SourceFiles.partlyRead(sources.map(\.path)), progress: ProgressLine.report)
    switch format {
    case .text: print(plan.text, terminator: "")
    case .json: print(try plan.json, terminator: "")
    case .html: print(PlanPage(plan).html, terminator: "")
    }
  }
}
