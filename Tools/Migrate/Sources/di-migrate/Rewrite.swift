import ArgumentParser
import Foundation
import MigrationRules

struct Rewrite: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrites files, and leaves remarks where the behaviour would change.",
    discussion:
      "Exits with 0 if there is nothing to do or all is written, 2 if --dry-run or --diff would change something, 1 at an error, at a mistake of the tool, or if a module was rolled back."
  )

  enum Target: String, ExpressibleByArgument, CaseIterable {
    case modern
    case release2 = "2"

    var generation: Generation { self == .modern ? .modern : .release2 }
  }

  @Argument(
    help: "Swift files and directories. Name all sources at once: types are looked up in them.")
  var paths: [String]

  @Option(help: "The generation of the code: 1, 2 or 3.")
  var from: Int

  @Option(help: "The generation to write: modern, or for code of release 1 also 2.")
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
  var format: ReportFormat = .text

  @Option(
    name: .customLong("file"), help: "Rewrite only this file, and read the others. Repeatable.")
  var files: [String] = []

  @Option(
    help:
      "The Package.swift to rewrite with the sources: targets link the new product once all their files are rewritten."
  )
  var manifest: String?

  @Flag(help: "Write into a git tree with changes that aren't committed.")
  var allowDirty = false

  @Option(
    help:
      "A command that must succeed after each module, such as 'swift build'; else the module is rolled back."
  )
  var verify: String?

  @Flag(help: "Make a git commit of each module.")
  var commits = false

  func run() async throws {
    guard let generation = Generation(rawValue: from) else {
      throw ValidationError("--from is 1, 2 or 3, not \(from)")
    }
    guard to == .modern || generation == .release1 else {
      throw ValidationError("--to 2 is for code of release 1, not for --from \(from)")
    }
    let selection = RuleSelection(only: try only.map(rules), except: try except.map(rules) ?? [])
    let manifest = try manifest.map {
      try Manifest(path: $0, from: generation, to: to.generation)
    }
    let sources = try SourceFiles.read(paths)
    let tree = paths.first.flatMap { GitTree(holding: $0) }
    if !dryRun, !diff { try check(tree) }
    let migration = Migration(
      from: generation, to: to.generation, selection: selection, progress: ProgressLine.report)
    var results = await migration.rewrite(
      sources, only: files.isEmpty ? nil : try selected(among: sources.map(\.path)),
      partlyRead: SourceFiles.partlyRead(sources.map(\.path)))
    if !dryRun, !diff { results = try write(results, tree, manifest) }
    results = [manifest?.result(after: results)].compactMap(\.self) + results.filter(\.isSelected)
    if diff {
      for result in results {
        print(
          UnifiedDiff.text(path: result.path, from: result.original, to: result.rewritten),
          terminator: "")
      }
    } else {
      let next = NextSteps(
        paths, from: generation, to: to.generation, isWritten: !dryRun,
        writesManifest: manifest != nil, isPartial: !files.isEmpty)
      print(try RewriteReport(results, next: next).text(format), terminator: "")
    }
    if results.contains(where: \.hasMistake) { throw ExitCode(1) }
    if dryRun || diff, results.contains(where: \.isChanged) { throw ExitCode(2) }
    if results.contains(where: \.isRolledBack) { throw ExitCode(1) }
  }

  /// Whether files may be written.
  private func check(_ tree: GitTree?) throws {
    guard let tree else {
      if commits { throw ValidationError("--commits needs a git tree; \(paths[0]) is in none") }
      return
    }
    let changes = allowDirty ? [] : try tree.changes(under: paths)
    guard changes.isEmpty else {
      throw ValidationError(
        "the git tree has changes that aren't committed, such as \(changes[0]): commit or stash them, or pass --allow-dirty"
      )
    }
  }

  private func write(_ results: [FileResult], _ tree: GitTree?, _ manifest: Manifest?) throws
    -> [FileResult]
  {
    let writer = ModuleWriter(
      record: tree == nil ? MigrationRecord(beside: paths[0]) : nil, verification: verify,
      commits: commits ? tree : nil, manifest: manifest)
    return try writer.write(results, message: "Migrate from release \(from):") { line in
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }

  /// The paths that `--file` names, as they were read.
  private func selected(among paths: [String]) throws -> Set<String> {
    let known = Dictionary(paths.map { (absolute($0), $0) }) { first, _ in first }
    return Set(
      try files.map { file in
        guard let path = known[absolute(file)] else {
          throw ValidationError(
            "--file \(file) is no Swift file among \(self.paths.joined(separator: ", "))")
        }
        return path
      })
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardized.path
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

extension ReportFormat: ExpressibleByArgument {}
