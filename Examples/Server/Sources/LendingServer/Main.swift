import Foundation
import Hummingbird
import LendingApp
import Logging

@main
struct Main {
  static func main() async {
    let logger = Logger(label: "lending")
    logContainers(to: logger)
    do {
      let options = try ServerOptions(
        arguments: Array(CommandLine.arguments.dropFirst()),
        environment: ProcessInfo.processInfo.environment)
      // Ends after SIGTERM or SIGINT, when all accepted requests are answered and the database is closed.
      try await makeLendingServer(options: options, logger: logger).runService()
    } catch {
      logger.critical("The server can't go on.", metadata: ["error": "\(error)"])
      exit(EXIT_FAILURE)
    }
  }
}
