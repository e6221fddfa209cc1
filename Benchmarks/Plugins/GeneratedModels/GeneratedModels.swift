import PackagePlugin

/// Generates a target's models, or what makes and registers them, when the target is built.
@main
struct GeneratedModels: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let generator = try context.tool(named: "generate-models")
    // What `generate-models` writes for each target.
    let files =
      target.name == "BenchmarkModels"
      ? ["Models"]
      : ["HandWrittenModels", "ModernModels", "AsyncModels", "Version1Models", "Version2Models"]
    let outputs = files.map { context.pluginWorkDirectoryURL.appendingPathComponent("\($0).swift") }
    return [
      .buildCommand(
        displayName: "Generating the models of \(target.name)", executable: generator.url,
        arguments: outputs.map(\.path), outputFiles: outputs)
    ]
  }
}
