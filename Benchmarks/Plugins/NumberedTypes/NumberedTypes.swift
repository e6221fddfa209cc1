import PackagePlugin

/// Generates a target's sources about the numbered types when the target is built.
@main
struct NumberedTypes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let generator = try context.tool(named: "generate-numbered-types")
    let directory = context.pluginWorkDirectoryURL
    // What `generate-numbered-types` writes for each target.
    let files: [String] =
      switch target.name {
      case "BenchmarkModels": ["NumberedTypes", "NumberedTree"]
      default:
        [
          "HandWrittenNumberedTypes", "HandWrittenNumberedTree", "ModernNumberedTypes",
          "ModernNumberedTree",
        ]
      }
    let outputs = files.map { directory.appendingPathComponent("\($0).swift") }
    return [
      .buildCommand(
        displayName: "Generating the numbered types of \(target.name)", executable: generator.url,
        arguments: outputs.map(\.path), outputFiles: outputs)
    ]
  }
}
