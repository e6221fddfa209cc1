import Foundation

/// A `Package.swift`, whose targets link another product once their sources are rewritten.
package struct Manifest: Sendable {
  private let path: String
  private let rewriter: ManifestRewriter
  private let original: [UInt8]

  /// - Parameters:
  ///   - path: The path of the manifest.
  ///   - generation: The generation of the sources before the run.
  ///   - target: Their generation after it.
  /// - Throws: If the file can't be read, or doesn't parse.
  package init(path: String, from generation: Generation, to target: Generation) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SourceFiles.Failure(
        description: "\(path) can't be read; --manifest takes the path of a Package.swift")
    }
    self.path = path
    original = [UInt8](data)
    rewriter = ManifestRewriter(from: generation, to: target)
    _ = try SourceText(original)
  }

  /// What becomes of the manifest if all results are written.
  package func result(after results: [FileResult]) -> FileResult {
    part(of: original, complete: rewriter.targets(of: original), after: results)
  }

  /// What becomes of the manifest with the files of one module.
  ///
  /// - Parameters:
  ///   - paths: The module's files.
  ///   - pending: The files of modules that are still to come.
  ///   - results: What the run made of all files.
  /// - Returns: nil if it stays as it is.
  func part(
    with paths: [String], pending: Set<String>, after results: [FileResult]
  ) -> FileResult? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    let complete = rewriter.targets(of: bytes).filter { target in
      paths.contains { holds(target, $0) } && !pending.contains { holds(target, $0) }
    }
    let result = part(of: bytes, complete: complete, after: results)
    return result.isChanged ? result : nil
  }

  private func part(
    of bytes: [UInt8], complete: [ManifestRewriter.Target], after results: [FileResult]
  ) -> FileResult {
    var result = FileResult(path, bytes)
    var names: Set<String> = []
    var obstacles: [String] = []
    for target in complete {
      let files = results.filter { holds(target, $0.path) }
      guard files.contains(where: \.isChanged) else { continue }
      let left = files.filter { !$0.isChanged && $0.speaks(rewriter.generation) }
      if left.isEmpty {
        names.insert(target.name)
      } else {
        obstacles.append("\(target.name) keeps its product: \(left[0].path) stays as it is")
      }
    }
    let written = rewriter.rewrite(bytes, targets: names)
    obstacles += written.obstacles
    result.rewritten = written.bytes
    result.applied = written.lines.map { FileResult.Finding(rule: rewriter.rule, line: $0) }
    result.notes = obstacles
    return result
  }

  /// Whether a file is below the directory of a target.
  private func holds(_ target: ManifestRewriter.Target, _ file: String) -> Bool {
    let package = URL(fileURLWithPath: path).standardized.deletingLastPathComponent()
    let directory = package.appendingPathComponent(target.directory).standardized.path + "/"
    return URL(fileURLWithPath: file).standardized.path.hasPrefix(directory)
  }
}

extension FileResult {
  fileprivate func speaks(_ generation: Generation) -> Bool {
    guard let generations else { return leftBecause != nil }
    return generations.words.contains(generation) || generations.imported.contains(generation)
  }
}
