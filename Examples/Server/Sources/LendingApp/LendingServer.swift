public import Hummingbird
public import LendingHTTP
import LendingStore
public import Logging

/// The server: its `run()` answers requests until a graceful shutdown, and then closes the database.
public typealias LendingApplication = Application<RouterResponder<LendingContext>>

/// Opens the database and returns the server, ready to run.
///
/// - Parameters:
///   - options: The address, the database and the wiring.
///   - logger: The logger of the server and its requests.
/// - Returns: The server.
/// - Throws: The error of the database if it can't be opened.
public func makeLendingServer(
  options: ServerOptions, logger: Logger
) async throws -> LendingApplication {
  switch options.wiring {
  case .container:
    let wiring = ContainerWiring(databasePath: options.databasePath)
    return try await makeLendingServer(options: options, logger: logger, wiring: wiring)
  case .hand:
    let database = try await LendingDatabase.open(at: options.databasePath)
    let wiring = HandWiring(database: database)
    return makeServer(options, logger, scopes: wiring, ShutdownService(database: database) {})
  }
}

/// Opens the database and returns the server of a container, which a test may have filled with doubles.
///
/// - Parameters:
///   - options: The address; the wiring decides on the rest.
///   - logger: The logger of the server and its requests.
///   - wiring: The container and the scopes of requests.
/// - Returns: The server.
/// - Throws: The error of the database if it can't be opened.
public func makeLendingServer(
  options: ServerOptions, logger: Logger, wiring: ContainerWiring
) async throws -> LendingApplication {
  let shutdown = ShutdownService(
    database: try await wiring.openDatabase(), endApplicationScope: wiring.endApplicationScope)
  return makeServer(options, logger, scopes: wiring, shutdown)
}

private func makeServer(
  _ options: ServerOptions, _ logger: Logger, scopes: any RequestScopes, _ shutdown: ShutdownService
) -> LendingApplication {
  Application(
    router: makeLendingRouter(scopes: scopes),
    configuration: ApplicationConfiguration(
      address: .hostname(options.host, port: options.port), serverName: "lending"),
    services: [shutdown],
    logger: logger)
}
