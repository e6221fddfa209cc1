import LendingStore
import ServiceLifecycle

/// Ends the application scope and closes the database when the server shuts down.
///
/// A service group shuts its services down in reverse order, and waits for each. So this service ends after the
/// HTTP server, which first answers the requests that it has accepted.
struct ShutdownService: Service {
  let database: LendingDatabase
  let endApplicationScope: @Sendable () -> Void

  func run() async throws {
    // Throws if the group is cancelled, for instance because the port is taken. The database is closed then, too.
    try? await gracefulShutdown()
    endApplicationScope()
    try database.close()
  }
}
