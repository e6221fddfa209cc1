import ArgumentParser
import Foundation
import MigrationRules

struct Rewrite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrites files, and leaves remarks where the behaviour would change.",
    discussion:
      "Exits with 0 if there is nothing to do or all is written, 2 if --dry-run or --diff would change something, 1 at an error."
  )

  enum Target: String, ExpressibleByArgument, CaseIterable {
    case modern
  }

  @Argument(
    help: "Swift files and directories. Name all sources at once: types are looked up in them.")
  var paths: [String]

  @Option(help: "The generation of the code: 1, 2 or 3.")
  var from: Int

  @Option(help: "The generation to write.")
  var to: Target = .modern

  @Flag(help: "Write nothing, and report.")
  var dryRun = false

  @Flag(help: "Write nothing, and print the differences.")
  var diff = false

  @Option(help: "Apply only these rules, such as M1-07, separated by commas.")
  var only: String?

  @Option(help: "Don't apply these rules.")
  var except: String?

  @Option(help: "text, json or github.")
  var format: RewriteReport.Format = .text

  func run() async throws {
    guard let generation = Generation(rawValue: from) else {
      throw ValidationError("--from is 1, 2 or 3, not \(from)")
    }
    let selection = RuleSelection(only: try only.map(rules), except: try except.map(rules) ?? [])
    let results = await Migration(from: generation, selection: selection).rewrite(
      try SourceFiles.read(paths))
    if diff {
      for result in results {
        print(
          UnifiedDiff.text(path: result.path, from: result.original, to: result.rewritten),
          terminator: "")
      }
    } else {
      print(try RewriteReport(results).text(format), terminator: "")
    }
    guard dryRun || diff else {
      for result in results { try SourceFiles.write(result) }
      return
    }
    if results.contains(where: \.isChanged) { throw ExitCode(2) }
  }

  private func rules(_ text: String) throws -> Set<Rule.ID> {
    Set(
      try text.split(separator: ",").map { word in
        guard let id = Rule.ID(word), Rule.with(id) != nil else {
          throw ValidationError("\(word) is no rule; `di-migrate rules` lists them")
        }
        return id
      })
  }
}

extension RewriteReport.Format: ExpressibleByArgument {}
