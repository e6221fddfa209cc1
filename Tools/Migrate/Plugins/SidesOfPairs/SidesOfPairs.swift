import Foundation
import PackagePlugin

/// Writes one side of the golden pairs, which are differences, into the target that compiles it.
@main
struct SidesOfPairs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let pairs = context.package.directoryURL.appendingPathComponent("Tests/Golden/Pairs")
    let lineOfOtherSide = target.name == "GoldenBefore" ? "+" : "-"
    return try FileManager.default.contentsOfDirectory(atPath: pairs.path)
      .filter { $0.hasSuffix(".diff") }.sorted().map { name in
        let pair = pairs.appendingPathComponent(name)
        let side = context.pluginWorkDirectoryURL
          .appendingPathComponent("\(name.dropLast(5)).swift")
        return .buildCommand(
          displayName: "Writing \(target.name)/\(side.lastPathComponent)",
          executable: URL(fileURLWithPath: "/usr/bin/sed"),
          arguments: [
            "-n", "-e", "/^[\(lineOfOtherSide)]/d", "-e", "s/^.//", "-e", "w \(side.path)",
            pair.path,
          ],
          inputFiles: [pair], outputFiles: [side])
      }
  }
}
