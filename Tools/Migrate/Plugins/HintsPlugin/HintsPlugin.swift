import Foundation
import PackagePlugin

/// Runs `di-migrate hints` on the sources of a package, all targets together.
///
///     swift package migration-hints --format github
@main
struct HintsPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    guard !targets.isEmpty else {
      Diagnostics.error(
        "The package \(context.package.displayName) has no target with Swift sources.")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "di-migrate").url
    process.arguments = ["hints"] + targets.map(\.directoryURL.path) + arguments
    try process.run()
    process.waitUntilExit()
    // Swift's package manager makes 1 of each other code than 0.
    exit(process.terminationStatus)
  }
}
