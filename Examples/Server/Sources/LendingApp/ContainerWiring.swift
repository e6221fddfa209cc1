public import DIv3Async
public import Lending
public import LendingHTTP
public import LendingStore

/// The server's objects, wired by the container.
///
/// | lifetime | objects |
/// |---|---|
/// | `custom(application)` | one for the server: the database, the clock |
/// | `perContainer(.strong)` | one for each request: the current request, the audit trail |
/// | `prototype` | one for each use: repositories, use cases, controllers |
///
/// Each request has a `DIContainer(engine:)`: it shares all components, and has `perContainer` objects of its
/// own. The application scope belongs to one wiring, not to the process, so that tests run in parallel.
public final class ContainerWiring: RequestScopes {
  /// The container to register doubles in. Requests have containers of their own.
  public let container = DIContainer()
  private let application = DIScope(name: "application", storage: DICacheStorage())

  public init(databasePath: String) {
    container.register { await DatabaseOpening(path: databasePath) }
      .lifetime(.custom(application))
      .root()
    container.register { (opening: DatabaseOpening) in opening.database }
      .lifetime(.custom(application))
    container.register(SystemTime.init)
      .as(check: (any TimeSource).self) { $0 }
      .lifetime(.custom(application))
    container.append(part: RequestPart.self)
    container.append(part: CataloguePart.self)
    container.append(part: LoansPart.self)
  }

  /// Opens the database. Await it before the first request: requests resolve their objects synchronously.
  ///
  /// - Returns: The database, which all requests share.
  /// - Throws: `UnusableDatabase`.
  public func openDatabase() async throws(UnusableDatabase) -> LendingDatabase {
    let opening: DatabaseOpening = await container.resolve()
    return try opening.result.get()
  }

  public func makeScope(for request: CurrentRequest) -> any RequestScope {
    ContainerScope(application: container, request: request)
  }

  /// Releases the objects of the application scope. No request may follow.
  public func endApplicationScope() {
    application.clean()
  }
}
