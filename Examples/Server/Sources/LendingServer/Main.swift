import ArgumentParser
import Foundation
import LendingApp
import Logging
import UnixSignals

@main
struct Main: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lending-server",
    abstract: "The lending desk of a library over HTTP, until SIGINT or SIGTERM.",
    discussion: """
      A variable of the environment can set each option: LENDING_IDLE_LIMIT=60 is --idle-limit 60. Arguments take \
      precedence.
      """,
    version: "1.0")

  @OptionGroup var options: ServerOptions

  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    await main(ServerOptions.arguments(from: environment) + CommandLine.arguments.dropFirst())
  }

  func run() async throws {
    var logger = Logger(label: "lending")
    logger.logLevel = options.logLevel
    logContainers(to: logger)
    let settings = ServerSettings(
      options: options, logger: logger, shutdownSignals: [.sigterm, .sigint])
    try await runServer(settings)
  }
}
