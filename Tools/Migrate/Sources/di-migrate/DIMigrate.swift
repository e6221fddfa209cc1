import ArgumentParser
import Foundation

struct DIMigrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "di-migrate",
    abstract: "Rewrites code of older generations of DITranquillity.",
    subcommands: [
      Rewrite.self, Plan.self, Hints.self, Remaining.self, Explain.self, Undo.self, Rules.self,
    ])
}

@main
enum Main {
  static func main() async {
    do {
      var command = try DIMigrate.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      // The parser's own code for wrong arguments is 64.
      guard DIMigrate.exitCode(for: error) == .validationFailure else {
        DIMigrate.exit(withError: error)
      }
      FileHandle.standardError.write(Data((DIMigrate.fullMessage(for: error) + "\n").utf8))
      exit(1)
    }
  }
}
