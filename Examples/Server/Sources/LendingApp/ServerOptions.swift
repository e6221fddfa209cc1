public import ArgumentParser
public import Logging

/// How to start the server.
public struct ServerOptions: ParsableArguments, Sendable {
  /// Who creates the objects of a request.
  public enum Wiring: String, Sendable, CaseIterable, ExpressibleByArgument {
    case container
    case hand
  }

  @Option(help: "The address to listen on.")
  public var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes a free one, which the log names.")
  public var port: UInt16 = 8080

  @Option(name: .customLong("database"), help: "The file of the database.")
  public var databasePath = "lending.sqlite"

  @Option(help: "Who creates the objects of a request.")
  public var wiring = Wiring.container

  @Option(help: "The seconds after which a connection is closed that sends nothing.")
  public var idleLimit: UInt16 = 30

  @Option(help: "The seconds after SIGTERM until requests in progress are cancelled.")
  public var shutdownLimit: UInt16 = 10

  @Option(help: "The number of connections at the same time; others wait.")
  public var connectionLimit: UInt16 = 500

  @Option(
    help: """
      The least important messages of the log: trace, debug (shows each request), info, notice, warning, error \
      or critical.
      """,
    transform: { name in
      guard let level = Logger.Level(rawValue: name) else {
        throw ValidationError("No such level.")
      }
      return level
    })
  public var logLevel = Logger.Level.info

  public init() {}

  public func validate() throws {
    guard idleLimit > 0, shutdownLimit > 0, connectionLimit > 0 else {
      throw ValidationError("A limit is at least 1.")
    }
  }

  /// Returns the options that an environment sets, such as `LENDING_IDLE_LIMIT=60`, as arguments.
  ///
  /// Arguments that follow them take precedence.
  public static func arguments(from environment: [String: String]) -> [String] {
    let names = [
      "host", "port", "database", "wiring", "idle-limit", "shutdown-limit", "connection-limit",
      "log-level",
    ]
    return names.flatMap { name -> [String] in
      let variable = "LENDING_" + name.uppercased().replacing("-", with: "_")
      guard let value = environment[variable] else { return [] }
      return ["--\(name)", value]
    }
  }
}
