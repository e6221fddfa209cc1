public import DIServiceLifecycle
public import DIv3Async
import Hummingbird
import Lending
import LendingHTTP
import LendingStore
import ServiceLifecycle

/// The server's objects, wired by the container.
///
/// | lifetime | objects |
/// |---|---|
/// | `custom(application)` | one for the server: the database, the clock, the HTTP server |
/// | `perContainer(.strong)` | one for each request: the current request, the audit trail |
/// | `prototype` | one for each use: repositories, use cases, controllers |
///
/// Each request has a `DIContainer(engine:)`: it shares all components, and has `perContainer` objects of its
/// own. The application scope belongs to one wiring, not to the process, so that tests run in parallel.
public final class ContainerWiring: Sendable {
  /// The container to register doubles in. Requests have containers of their own.
  public let container = DIContainer()
  private let application = DIScope(name: "application", storage: DICacheStorage())

  public init(databasePath: String) {
    container.register(throwing: { try await LendingDatabase.open(at: databasePath) })
      .lifetime(.custom(application))
      .onEnd { try $0.close() }
      .root()
    container.register(SystemTime.init)
      .as(check: (any TimeSource).self) { $0 }
      .lifetime(.custom(application))
    // One server for each wiring: there are no later settings that would have no effect.
    container.register { (settings: DIArg<ServerSettings>) in arg(settings) }
      .lifetime(.custom(application))
      .root()
      .accept(findings: "DIG022")
    container.register(ContainerScopes.init)
      .as(check: (any RequestScopes).self) { $0 }
    // Requests resolve their objects synchronously: the server needs the open database.
    container.register {
      (settings: ServerSettings, scopes: any RequestScopes, _: LendingDatabase) in
      LendingApplication(settings, scopes: scopes)
    }
    .as(check: (any Service).self) { $0 }
    .lifetime(.custom(application))
    .root()
    container.append(part: RequestPart.self)
    container.append(part: CataloguePart.self)
    container.append(part: LoansPart.self)
  }

  /// Opens the database, and makes the server.
  ///
  /// - Parameter settings: The container keeps them, and injects them into the server.
  /// - Returns: The services of the container. When they have ended, the database is closed.
  /// - Throws: `DIFailure` if the database can't be opened.
  public func serviceGroup(_ settings: ServerSettings) async throws -> ContainerServiceGroup {
    let _: ServerSettings = try await container.resolved(args: settings)
    return try await container.serviceGroup(
      endingAfterwards: [application], logger: settings.logger, configure: settings.configure)
  }
}
