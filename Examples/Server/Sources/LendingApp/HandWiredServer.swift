import Hummingbird
import LendingHTTP
import LendingStore
import Logging
import ServiceLifecycle

/// The HTTP server, which closes its database at the end.
struct HandWiredServer: Service {
  let application: LendingApplication
  let database: LendingDatabase

  func run() async throws {
    do {
      try await application.run()
    } catch {
      do {
        try database.close()
      } catch {
        application.logger.error("The database can't be closed.", metadata: ["error": "\(error)"])
      }
      throw error
    }
    try database.close()
  }
}

extension HandWiring {
  /// Opens the database, and makes the server.
  ///
  /// - Throws: `UnusableDatabase`.
  static func serviceGroup(
    _ settings: ServerSettings, databasePath: String
  ) async throws -> ServiceGroup {
    let database = try await LendingDatabase.open(at: databasePath)
    let application = LendingApplication(settings, scopes: HandWiring(database: database))
    var configuration = ServiceGroupConfiguration(
      services: [HandWiredServer(application: application, database: database)],
      logger: settings.logger)
    settings.configure(&configuration)
    return ServiceGroup(configuration: configuration)
  }
}
