private import Foundation

/// The Swift files of a repository. Registrations note the module and the name of theirs, as `#file` tells it, or its path
/// on the machine that compiled it; reports are read where only the path from the root of the repository means something.
final class RepositoryFiles {
  private let root: String
  /// The paths of all files by their names.
  private lazy var paths = Self.paths(below: root)
  /// What registrations noted, with the files that it may mean, if these are several.
  private(set) var unclear: [String: [String]] = [:]

  /// Looks for files in the repository around a directory; without one, in the directory.
  init(around directory: String) {
    root =
      sequence(first: URL(fileURLWithPath: directory)) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path) }?
      .path ?? directory
  }

  /// Returns the path of the file that registers something in a line; nil if the repository doesn't have it, or has
  /// several that may be meant.
  func path(of noted: String, line: Int) -> String? {
    let known = paths[fileName(noted)] ?? []
    if known.contains(noted) { return noted }
    let isComplete = noted.hasPrefix("/")
    let module = noted.prefix { $0 != "/" }
    let named = known.filter { path in
      isComplete
        ? noted.hasSuffix("/\(path)")
        : path.split(separator: "/").dropLast().contains { moduleName($0) == module }
    }
    guard named.count != 1 else { return named[0] }
    // A target's folder may have another name than its module.
    let candidates = named.isEmpty && !isComplete ? known : named
    let registering = candidates.filter { registers($0, line) }
    guard registering.count != 1 else { return registering[0] }
    if candidates.count > 1 { unclear[noted] = candidates }
    return nil
  }

  /// Returns a finding with the path of its file, if that is known.
  func located(_ finding: GraphFinding) -> GraphFinding {
    guard let file = finding.file, let line = finding.line, let path = path(of: file, line: line)
    else { return finding }
    return finding.with(file: path)
  }

  /// Returns a graph with the paths of its files, as far as they are known.
  func located(_ snapshot: GraphSnapshot) -> GraphSnapshot {
    GraphSnapshot(
      components: snapshot.components.map { component in
        path(of: component.file, line: component.line).map {
          component.with(component.dependencies, file: $0)
        } ?? component
      }, findings: snapshot.findings.map(located))
  }

  private func registers(_ path: String, _ line: Int) -> Bool {
    let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    let lines = text?.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let lines, lines.indices.contains(line - 1) else { return false }
    return String(lines[line - 1])?.contains("register") ?? false
  }

  /// Returns the name that the compiler gives a module whose folder has some name.
  private func moduleName(_ folder: Substring) -> String {
    String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func paths(below root: String) -> [String: [String]] {
    let others: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData"]
    var paths: [String: [String]] = [:]
    let walk = FileManager.default.enumerator(atPath: root)
    while let path = walk?.nextObject() as? String {
      let name = fileName(path)
      if name.hasSuffix(".swift") {
        paths[name, default: []].append(path)
      } else if name.hasPrefix(".") || others.contains(name) {
        walk?.skipDescendants()
      }
    }
    return paths.mapValues { $0.sorted() }
  }
}
