import PackagePlugin

/// Runs `di-lint` on the sources of a package before the target that has the plugin is compiled.
///
/// A graph spans targets, so all of the package are read, whichever has the plugin.
@main
struct LintPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind != .test }
    let files = targets.flatMap { $0.sourceFiles(withSuffix: "swift") }.map(\.url)
    let stamp = context.pluginWorkDirectoryURL.appending(path: "graphs-are-checked")
    return [
      .buildCommand(
        displayName: "Checking the graphs of \(context.package.displayName)",
        executable: try context.tool(named: "di-lint").url,
        arguments: ["--stamp", stamp.path] + targets.map(\.directoryURL.path),
        inputFiles: files, outputFiles: [stamp])
    ]
  }
}
