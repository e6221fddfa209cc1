import DIServiceLifecycle
import ServiceLifecycle

/// Opens the database, and answers requests until the server shuts down. Then the database is closed.
///
/// - Parameter settings: The options decide who wires the objects.
/// - Throws: What prevents the start, such as a database that can't be opened, or a port in use.
public func runServer(_ settings: ServerSettings) async throws {
  let path = settings.options.databasePath
  switch settings.options.wiring {
  case .container: try await ContainerWiring(databasePath: path).serviceGroup(settings).run()
  case .hand: try await HandWiring.serviceGroup(settings, databasePath: path).run()
  }
}
