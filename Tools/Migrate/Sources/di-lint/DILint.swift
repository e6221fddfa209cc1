import ArgumentParser
import Foundation
import MigrationRules

@main
struct DILint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "di-lint",
    abstract:
      "Checks the graphs of DITranquillity's containers from their sources, without building them.",
    discussion: """
      Name all sources of an app at once: what one file declares, another one needs.
      Exits with 0 if nothing is found, 2 if something is, 1 at an error.
      """)

  @Argument(help: "Swift files and directories.")
  var paths: [String] = []

  @Option(help: "How to print the report: text, json or github.")
  var format = ReportFormat.text

  @Flag(help: "What isn't checked counts as found.")
  var strict = false

  @Option(help: "An empty file to write if nothing is found, for build systems.")
  var stamp: String?

  @Flag(help: "List the rules.")
  var rules = false

  func validate() throws {
    guard rules || !paths.isEmpty else {
      throw ValidationError("name Swift files or directories, such as di-lint Sources")
    }
  }

  func run() async throws {
    if rules {
      for (code, title) in LintFinding.titles.sorted(by: { $0.key < $1.key }) {
        print("\(code): \(title)")
      }
      return
    }
    let report = await Linter().report(try SourceFiles.read(paths))
    print(try report.text(format), terminator: "")
    let isClean =
      report.findings.isEmpty
      && (!strict || report.gaps.isEmpty && report.idleSuppressions.isEmpty)
    if !isClean { throw ExitCode(2) }
    if let stamp, !FileManager.default.createFile(atPath: stamp, contents: nil) {
      throw ValidationError("--stamp \(stamp) can't be written")
    }
  }

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      // The parser's own code for wrong arguments is 64.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(1)
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
