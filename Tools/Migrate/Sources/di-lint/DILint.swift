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

  @Option(help: "How to print the report: text, json, github or sarif.")
  var format = ReportFormat.text

  @Flag(help: "What isn't checked counts as found.")
  var strict = false

  @Option(help: "The share of registrations and requests, up to 1, below which the run fails.")
  var requireProven: Double?

  @Option(help: "A file of known findings: only others fail. Those that are gone are told.")
  var baseline: String?

  @Option(help: "A file to write the findings of the run to, as a baseline for later runs.")
  var writeBaseline: String?

  @Option(
    help: "Keeps what is read, for the next run; .build/di-lint.index if there is a .build.")
  var index: String?

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
    var files = try SourceFiles.read(paths)
    if format != .text || baseline != nil || writeBaseline != nil {
      files = files.map { (SourceFiles.pathInRepository($0.path), $0.bytes) }
    }
    let path =
      index ?? (FileManager.default.fileExists(atPath: ".build") ? ".build/di-lint.index" : nil)
    var kept = path.map { LintIndex(contentsOf: $0) }
    let report = await Linter().report(files, &kept)
    path.map { kept?.write(to: $0) }
    print(try report.text(format), terminator: "")
    if let writeBaseline {
      try Data(LintBaseline(report).json().utf8).write(to: URL(fileURLWithPath: writeBaseline))
      return
    }
    let isProven = requireProven.map { report.proof.share >= $0 } ?? true
    if !isProven { tell("less is proven than --require-proven asks for") }
    let isClean =
      try newFindings(report).isEmpty && isProven
      && (!strict || report.gaps.isEmpty && report.idleSuppressions.isEmpty)
    if !isClean { throw ExitCode(2) }
    if let stamp, !FileManager.default.createFile(atPath: stamp, contents: nil) {
      throw ValidationError("--stamp \(stamp) can't be written")
    }
  }

  /// The findings that no baseline has.
  private func newFindings(_ report: LintReport) throws -> [LintFinding] {
    guard let baseline else { return report.findings }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw ValidationError("--baseline \(baseline) can't be read")
    }
    let known = try LintBaseline(json: data)
    for entry in known.gone(from: report) {
      tell("gone, remove it from \(baseline): \(entry.file): \(entry.message) [\(entry.code)]")
    }
    let new = known.new(in: report)
    tell("\(new.count) findings are new, \(report.findings.count - new.count) are in \(baseline)")
    return new
  }

  private func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

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
