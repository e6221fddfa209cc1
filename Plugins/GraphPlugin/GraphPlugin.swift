import Foundation
import PackagePlugin

/// Builds the executable `graph` of a package, which that package makes of `GraphCommand`, and passes its words on.
///
///     swift package graph validate --strict
@main
struct GraphPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let build = try packageManager.build(
      .product("graph"), parameters: .init(configuration: .inherit))
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "graph"
    }
    guard build.succeeded, let program else {
      Diagnostics.error(
        """
        The package's executable product "graph" can't be built; the documentation of DIGraphTools shows its three lines.
        \(build.logText)
        """)
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // Swift's package manager makes 1 of each other code than 0.
    exit(process.terminationStatus)
  }
}
