import Foundation
import PackagePlugin

/// Puts the Swift of the pages into the tests of a target's directory `Pages`, when the target is built.
@main
struct BlocksOfPages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let tests = files(in: target.directoryURL.appendingPathComponent("Pages"), "swift")
    let pages =
      try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      + ["Sources", "docs"].flatMap { files(in: root.appendingPathComponent($0), "md") }
    let outputs = tests.map {
      // Another name, since a file's name stands in the texts of its tests.
      context.pluginWorkDirectoryURL
        .appendingPathComponent("\($0.deletingPathExtension().lastPathComponent)+Blocks.swift")
    }
    return [
      .buildCommand(
        displayName: "Putting the blocks of the pages into \(target.name)",
        executable: try context.tool(named: "insert-blocks").url,
        arguments: zip(tests, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: tests + pages, outputFiles: outputs)
    ]
  }

  private func files(in directory: URL, _ suffix: String) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: directory.path)?.allObjects as? [String]
    return (paths ?? []).filter { $0.hasSuffix(".\(suffix)") }.sorted()
      .map { directory.appendingPathComponent($0) }
  }
}
