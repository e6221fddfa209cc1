import Foundation

/// A working tree of git.
package struct GitTree: Sendable {
  /// Why git did not do what it should.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let root: String

  /// The tree that holds a file or a directory; nil if there is none, or no git.
  package init?(holding path: String) {
    var isDirectory: ObjCBool = false
    let url = URL(fileURLWithPath: path)
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    let directory = exists && isDirectory.boolValue ? url : url.deletingLastPathComponent()
    guard
      let found = try? ShellCommand("git", "-C", directory.path, "rev-parse", "--show-toplevel"),
      found.status == 0
    else { return nil }
    root = String(found.output.prefix { $0 != "\n" })
  }

  /// The files that differ from the last commit, and files among the given ones that git doesn't know.
  ///
  /// - Parameter paths: The files and directories that will be written.
  package func changes(under paths: [String]) throws -> [String] {
    let tracked = try run(["status", "--porcelain", "--untracked-files=no"])
    let unknown = try run(
      ["ls-files", "--others", "--exclude-standard", "--"] + paths.map(absolute))
    return tracked.split(separator: "\n").map { String($0.dropFirst(3)) }
      + unknown.split(separator: "\n").map(String.init).filter { $0.hasSuffix(".swift") }
  }

  /// Commits files, and nothing else.
  package func commit(_ paths: [String], message: String) throws {
    let files = paths.map(absolute)
    _ = try run(["add", "--"] + files)
    _ = try run(["commit", "--quiet", "-m", message, "--"] + files)
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardized.path
  }

  private func run(_ arguments: [String]) throws -> String {
    let command = try ShellCommand(["git", "-C", root] + arguments)
    guard command.status == 0 else {
      throw Failure(
        description: "git \(arguments[0]) failed in \(root): \(command.lastLines)")
    }
    return command.output
  }
}
