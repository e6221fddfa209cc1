import Foundation
import PackagePlugin

/// Runs `di-lint` on the sources of a package or an Xcode project before the target that has the plugin is compiled.
///
/// A graph spans targets, so all of the package or project are read, whichever has the plugin.
@main
struct LintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind != .test }
    return [
      check(
        targets.map(\.directoryURL), of: context.package.displayName,
        files: targets.flatMap { $0.sourceFiles(withSuffix: "swift") }.map(\.url),
        with: try context.tool(named: "di-lint").url, in: context.pluginWorkDirectoryURL)
    ]
  }

  /// The command runs only if one of the files is newer than the stamp of the last clean run: an empty source, since any
  /// other file would become a resource of the app.
  private func check(
    _ paths: [URL], of name: String, files: [URL], with tool: URL, in directory: URL
  ) -> Command {
    let stamp = directory.appendingPathComponent("GraphsAreChecked.swift")
    return .buildCommand(
      displayName: "Checking the graphs of \(name)", executable: tool,
      arguments: [
        "--stamp", stamp.path, "--index", directory.appendingPathComponent("index").path,
      ] + paths.map(\.path), inputFiles: files,
      outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension LintPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let project = context.xcodeProject
    let targets = project.targets.filter { target in
      // A bundle of tests is a product of another kind.
      if case .other(let kind) = target.product?.kind { return !kind.contains("-test") }
      return true
    }
    let files = Set(targets.flatMap(\.inputFiles).map(\.url).filter { $0.pathExtension == "swift" })
      .sorted { $0.path < $1.path }
    return [
      check(
        files, of: project.displayName, files: files,
        with: try context.tool(named: "di-lint").url, in: context.pluginWorkDirectoryURL)
    ]
  }
}
#endif
