import ArgumentParser
import MigrationRules

struct Undo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Gives files the bytes that they had before the runs, in trees without git.",
    discussion:
      "It reads the directory .di-migrate beside the path. A file that was changed since stays as it is; then it exits with 1."
  )

  @Argument(help: "The path that `rewrite` was given, or the first of them.")
  var path: String

  func run() async throws {
    let outcomes = try MigrationRecord(beside: path).undo()
    for (path, outcome) in outcomes {
      switch outcome {
      case .restored: print("\(path): restored")
      case .changedSince: print("\(path): was changed after the run, and stays as it is")
      case .missing: print("\(path): is gone")
      }
    }
    if outcomes.contains(where: { $0.outcome != .restored }) { throw ExitCode(1) }
  }
}
