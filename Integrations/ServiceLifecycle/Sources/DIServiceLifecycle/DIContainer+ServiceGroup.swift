public import DIEngine
@_spi(Integrations) public import DIv3
internal import DIv3Async
public import Logging
public import ServiceLifecycle
public import UnixSignals

extension DIContainer {
  /// Makes a group that runs the services of the container, and then ends the container.
  ///
  /// ```swift
  /// let application = DIScope(name: "application", storage: DICacheStorage())
  /// container.register(throwing: { try await Database.open(at: "app.sqlite") })
  ///   .lifetime(.custom(application))
  ///   .onEnd { try await $0.close() }
  /// container.register(Server.init)
  ///   .as(check: (any Service).self) { $0 }
  ///   .lifetime(.custom(application))
  /// let group = try await container.serviceGroup(
  ///   gracefulShutdownSignals: [.sigterm, .sigint], endTimeout: .seconds(10),
  ///   endingAfterwards: [application], logger: logger)
  /// try await group.run()
  /// ```
  ///
  /// The services are the objects of the components that are offered as `any Service`, by `.as(check:)` without a name or a
  /// tag; no other component is a service, whatever its type. This call makes these objects, with what they need. They
  /// must be shared: the one that runs is the one that others receive.
  ///
  /// A service comes after those that it needs, also by way of other objects, lazies, providers and injections. The group
  /// starts its services in their order, without waiting until one is ready, and shuts them down in reverse order, each
  /// when the one before has ended. Services that need each other come in the order of their direct dependencies;
  /// independent ones in the order of registration. What a closure requests of a container itself is unknown: reorder
  /// `services` in `configure` if it matters.
  ///
  /// If this call throws, the container goes on and keeps what was made: try again, or end it.
  ///
  /// - Parameters:
  ///   - gracefulShutdownSignals: The signals that shut the services down, one after the other.
  ///   - cancellationSignals: The signals that cancel all services at once.
  ///   - endTimeout: The longest time that the end of one object may take after the services have ended; nil for any time.
  ///   - scopes: Scopes of `custom` lifetimes that end after the container, in this order.
  ///   - logger: The logger of the group.
  ///   - isolation: The actor of the caller. Leave it out.
  ///   - configure: Changes the configuration of the group: how long a shutdown may take, what the end of a service does,
  ///     services that the container doesn't have.
  /// - Returns: The group. Nothing runs or ends before its ``ContainerServiceGroup/run()``.
  /// - Throws: ``ServiceGroupFailure`` if there are no services or they aren't shared; `DIFailure` if a service can't be
  ///   made, with the path to the reason; `CancellationError` if the task was cancelled while it waited.
  /// - Complexity: O(*s* · (*n* + *m*)) besides the making of the objects, with *s* services, *n* components and *m*
  ///   dependencies.
  /// - Since: 0.1.0 of this package
  public func serviceGroup(
    gracefulShutdownSignals: [UnixSignal] = [], cancellationSignals: [UnixSignal] = [],
    endTimeout: TimeLimit? = nil, endingAfterwards scopes: [DIScope] = [], logger: Logger,
    isolation: isolated (any Actor)? = #isolation,
    configure: (inout ServiceGroupConfiguration) -> Void = { _ in }
  ) async throws -> ContainerServiceGroup {
    let components = try OfferedServices(of: self)
    components.logOthers(to: logger)
    countAsRoots(components.components)
    let services: [any Service] = try await resolvedMany()
    var configuration = ServiceGroupConfiguration(
      services: try components.order(services), gracefulShutdownSignals: gracefulShutdownSignals,
      cancellationSignals: cancellationSignals, logger: logger)
    configure(&configuration)
    guard !configuration.services.isEmpty else { throw ServiceGroupFailure.noServices }
    return ContainerServiceGroup(configuration, self, scopes, endTimeout)
  }
}
