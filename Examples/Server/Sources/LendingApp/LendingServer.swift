import Hummingbird
import LendingHTTP
import LendingStore
public import Logging
public import ServiceLifecycle

/// The server: its `run()` answers requests until a graceful shutdown or a cancellation, and then closes the
/// database.
public struct LendingServer: Service {
  private let application: Application<RouterResponder<LendingContext>>
  private let database: LendingDatabase
  private let endApplicationScope: @Sendable () -> Void

  public func run() async throws {
    defer { close() }
    // Returns when all handlers have returned, those of cancelled requests included.
    try await application.run()
  }

  private func close() {
    endApplicationScope()
    do {
      try database.close()
    } catch {
      application.logger.error("The database can't be closed.", metadata: ["error": "\(error)"])
    }
  }
}

extension LendingServer {
  /// Opens the database.
  ///
  /// - Parameters:
  ///   - options: The address, the database, the wiring and the limits.
  ///   - logger: The logger of the server and its requests.
  /// - Throws: `UnusableDatabase`.
  public init(options: ServerOptions, logger: Logger) async throws {
    switch options.wiring {
    case .container:
      let wiring = ContainerWiring(databasePath: options.databasePath)
      try await self.init(options: options, logger: logger, wiring: wiring)
    case .hand:
      let database = try await LendingDatabase.open(at: options.databasePath)
      self.init(options, logger, database, scopes: HandWiring(database: database))
    }
  }

  /// Opens the database of a container, which a test may have filled with doubles.
  ///
  /// - Parameters:
  ///   - options: The address and the limits; the wiring decides on the rest.
  ///   - logger: The logger of the server and its requests.
  ///   - wiring: The container and the scopes of requests.
  ///   - onRunning: Is called with the port when the server listens.
  /// - Throws: `UnusableDatabase`.
  public init(
    options: ServerOptions, logger: Logger, wiring: ContainerWiring,
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws {
    self.init(
      options, logger, try await wiring.openDatabase(), scopes: wiring,
      endApplicationScope: wiring.endApplicationScope, onRunning: onRunning)
  }

  private init(
    _ options: ServerOptions, _ logger: Logger, _ database: LendingDatabase,
    scopes: any RequestScopes, endApplicationScope: @escaping @Sendable () -> Void = {},
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    application = Application(
      router: makeLendingRouter(scopes: scopes),
      server: .http1(configuration: .init(idleTimeout: .seconds(Int64(options.idleLimit)))),
      configuration: ApplicationConfiguration(
        address: .hostname(options.host, port: Int(options.port)), serverName: "lending",
        availableConnectionsDelegate: .maximum(Int(options.connectionLimit), logger: logger)),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? 0) },
      logger: logger)
    self.database = database
    self.endApplicationScope = endApplicationScope
  }
}
