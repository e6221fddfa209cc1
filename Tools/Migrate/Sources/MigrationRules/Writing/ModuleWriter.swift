import Foundation

/// Writes what a run made, one module after the other, leaves first.
package struct ModuleWriter {
  /// Why nothing was written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let record: MigrationRecord?
  private let verification: String?
  private let commits: GitTree?
  private let manifest: Manifest?

  /// - Parameters:
  ///   - record: Keeps the bytes from before; nil where git does.
  ///   - verification: A command that must succeed after each module, which gets its old bytes again otherwise.
  ///   - commits: The tree in which each module becomes a commit; nil for none.
  ///   - manifest: The manifest, which is written with the modules of its targets; nil for none.
  package init(
    record: MigrationRecord?, verification: String? = nil, commits: GitTree? = nil,
    manifest: Manifest? = nil
  ) {
    self.record = record
    self.verification = verification
    self.commits = commits
    self.manifest = manifest
  }

  /// Writes the changed files.
  ///
  /// - Parameters:
  ///   - results: What a run made of all files.
  ///   - message: The first words of a commit's message; the module's name follows.
  ///   - tell: Gets a line for each module that is verified.
  /// - Returns: The results; those of modules that were rolled back aren't changed, and say why.
  package func write(
    _ results: [FileResult], message: String, tell: (String) -> Void
  ) throws -> [FileResult] {
    let changed = results.indices.filter { results[$0].isChanged }
    guard !changed.isEmpty else { return results }
    if let verification, try !succeeds(verification, tell) {
      throw Failure(
        description:
          "'\(verification)' fails before anything is written: let it succeed first, or give another command"
      )
    }
    var results = results
    let positions = Dictionary(changed.map { (results[$0].path, $0) }) { first, _ in first }
    let modules = SourceModule.ordered(results.map { ($0.path, $0.imports) })
    var pending = Set(changed.map { results[$0].path })
    for module in modules {
      let files = module.paths.compactMap { positions[$0] }
      guard !files.isEmpty else { continue }
      pending.subtract(module.paths)
      var parts = files.map { results[$0] }
      if let part = manifest?.part(with: module.paths, pending: pending, after: results) {
        parts.append(part)
      }
      try record?.add(parts)
      for part in parts { try SourceFiles.write(part) }
      if let verification {
        guard try succeeds(verification, tell) else {
          for part in parts { try SourceFiles.restore(part) }
          try record?.takeBack(parts)
          for file in files {
            results[file].isRolledBack = true
            results[file].leave(because: "'\(verification)' failed with the module \(module.name)")
          }
          tell("\(module.name): rolled back")
          continue
        }
        tell("\(module.name): verified")
      }
      try commits?.commit(parts.map(\.path), message: "\(message) \(module.name)")
    }
    return results
  }

  private func succeeds(_ command: String, _ tell: (String) -> Void) throws -> Bool {
    let run = try ShellCommand("sh", "-c", command)
    if run.status != 0 { tell("'\(command)' exited with \(run.status):\n\(run.lastLines)") }
    return run.status == 0
  }
}
