import Foundation

/// The Swift files under some paths.
package enum SourceFiles {
  /// Why files can't be read.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Directories that hold no sources of the user.
  private static let skipped: Set<String> = [
    ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  /// Reads all Swift files, in the order of their paths.
  ///
  /// - Parameter paths: Files and directories.
  /// - Returns: The paths, relative ones if the given ones are, and the bytes.
  /// - Throws: ``Failure``, if a path doesn't exist or a file can't be read.
  package static func read(_ paths: [String]) throws -> [(path: String, bytes: [UInt8])] {
    var found: Set<String> = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw Failure(
          description: "\(path) does not exist; name a Swift file or a directory with some")
      }
      if isDirectory.boolValue {
        found.formUnion(try swiftFiles(in: path))
      } else {
        found.insert(path)
      }
    }
    return try found.sorted().map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(description: "\(path) can't be read; check its permissions")
      }
      return (path, [UInt8](data))
    }
  }

  /// The paths of each `main.swift` whose module has files that aren't among them.
  package static func partlyRead(_ paths: [String]) -> Set<String> {
    let given = Set(paths.map { URL(fileURLWithPath: $0).standardized.path })
    let mains = paths.filter { URL(fileURLWithPath: $0).lastPathComponent == "main.swift" }
    let modules = Dictionary(grouping: mains, by: SourceModule.directory)
    return Set(
      modules.flatMap { directory, paths in
        let all = (try? swiftFiles(in: directory)) ?? []
        return all.allSatisfy(given.contains) ? [] : paths
      })
  }

  /// A path from the root of the repository that has the file; the path itself if none has.
  package static func pathInRepository(_ path: String) -> String {
    let file = URL(fileURLWithPath: path).standardized
    let root = sequence(first: file.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path) }
    guard let root else { return path }
    return String(file.path.dropFirst(root.path.count + 1))
  }

  private static func swiftFiles(in directory: String) throws -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: directory) else {
      throw Failure(description: "\(directory) can't be read; check its permissions")
    }
    var result: [String] = []
    for case let name as String in walk {
      let last = name.split(separator: "/").last.map(String.init) ?? name
      if skipped.contains(last) || last.hasPrefix(".build-") { walk.skipDescendants() }
      if last.hasSuffix(".swift") {
        result.append(directory.hasSuffix("/") ? directory + name : directory + "/" + name)
      }
    }
    return result
  }

  /// Writes what a run has made of a file.
  ///
  /// - Parameter result: The result; nothing is written if the file isn't changed.
  /// - Throws: If the file can't be written, which leaves it as it was.
  package static func write(_ result: FileResult) throws {
    guard result.isChanged else { return }
    try write(result.rewritten, to: result.path)
  }

  /// Gives a file the bytes that it had before a run.
  static func restore(_ result: FileResult) throws { try write(result.original, to: result.path) }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(
        description:
          "\(path) can't be written: \(error.localizedDescription); check its permissions")
    }
  }
}
