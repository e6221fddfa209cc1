import Foundation
import PackagePlugin

/// Writes what a target of golden files compiles: one side of the pairs, which are differences, or the apps for di-lint, each
/// of whose registrations a process can leave out.
@main
struct GoldenSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isLint = target.name == "GoldenLint"
    let golden = context.package.directoryURL.appendingPathComponent("Tests/Golden")
    let folder = golden.appendingPathComponent(isLint ? "Lint" : "Pairs")
    let lineOfOtherSide = target.name == "GoldenBefore" ? "+" : "-"
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { isLint ? $0.hasPrefix("Apps") : $0.hasSuffix(".diff") }.sorted().map { name in
        let file = folder.appendingPathComponent(name)
        let written = context.pluginWorkDirectoryURL
          .appendingPathComponent("\(name.split(separator: ".")[0]).swift")
        let edits =
          isLint
          // A statement of one line that registers or loads. `Deletion.keeps` knows it by the line.
          ? [
            "-E", "-e", "s| *// .*$||", "-e",
            "/^ *(let|var|func|return|static|class|override|public|final|extension|protocol|for|defer)/!"
              + "s/^( *)(.*(register|append)[A-Za-z]*[( ].*[^{,])$/\\1if Deletion.keeps(#line) { \\2 }/",
          ] : ["-e", "/^[\(lineOfOtherSide)]/d", "-e", "s/^.//"]
        return .buildCommand(
          displayName: "Writing \(target.name)/\(written.lastPathComponent)",
          executable: URL(fileURLWithPath: "/usr/bin/sed"),
          arguments: ["-n"] + edits + ["-e", "w \(written.path)", file.path],
          inputFiles: [file], outputFiles: [written])
      }
  }
}
