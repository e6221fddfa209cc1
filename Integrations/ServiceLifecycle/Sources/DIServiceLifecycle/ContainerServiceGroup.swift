internal import DIEngine
internal import DIv3
internal import Logging
public import ServiceLifecycle

/// Runs the services of a container, and ends the container when all of them have ended.
///
/// ```swift
/// let group = try await container.serviceGroup(gracefulShutdownSignals: [.sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// It is a service itself, so that a group may have it beside other services.
///
/// - Since: 0.1.0 of this package
public actor ContainerServiceGroup: Service {
  private enum State {
    case initial, running, finished
  }

  private let group: ServiceGroup
  private let container: DIContainer
  private let scopes: [DIScope]
  private let endTimeout: TimeLimit?
  private let logger: Logger
  private var state = State.initial

  init(
    _ configuration: ServiceGroupConfiguration, _ container: DIContainer, _ scopes: [DIScope],
    _ endTimeout: TimeLimit?
  ) {
    group = ServiceGroup(configuration: configuration)
    logger = configuration.logger
    self.container = container
    self.scopes = scopes
    self.endTimeout = endTimeout
  }

  /// Runs the services until they have ended, then ends the container, and the scopes that were stated.
  ///
  /// The container ends whatever ends the services: a graceful shutdown, a cancellation, or an error. It isn't a service of
  /// the group: a group that is cancelled cancels all of its services at once, and they could still need the objects. So
  /// the time limits of the group don't count for it.
  ///
  /// - Throws: What the group of services throws; otherwise what failed at the end of the container, an `EndFailure`.
  ///   After an error of the services, the logger tells what failed at the end. `ServiceGroupError` at a second call.
  /// - Since: 0.1.0 of this package
  public func run() async throws {
    switch state {
    case .initial: state = .running
    case .running: throw ServiceGroupError.alreadyRunning()
    case .finished: throw ServiceGroupError.alreadyFinished()
    }
    defer { state = .finished }
    var failure: (any Error)?
    do { try await group.run() } catch { failure = error }
    await endAll(after: &failure)
    if let failure { throw failure }
  }

  /// Shuts the services down, one after the other, the last one of their order first.
  ///
  /// It returns at once, and ``run()`` when all have ended. Before ``run()``, it is remembered.
  ///
  /// - Since: 0.1.0 of this package
  public func triggerGracefulShutdown() async {
    await group.triggerGracefulShutdown()
  }

  /// Adds a service, unless the group shuts down or has ended: it starts at once, or with the others, and shuts down
  /// before them.
  ///
  /// - Parameter service: The service. The container ends after it, too.
  /// - Since: 0.1.0 of this package
  public func addServiceUnlessShutdown(_ service: any Service) async {
    await group.addServiceUnlessShutdown(service)
  }

  private func endAll(after failure: inout (any Error)?) async {
    let limit = endTimeout
    await end(after: &failure) { [container] in try await container.end(timeout: limit) }
    for scope in scopes {
      await end(after: &failure) { try await scope.end(timeout: limit) }
    }
  }

  private func end(
    after failure: inout (any Error)?, _ body: @Sendable () async throws -> Void
  ) async {
    do {
      try await body()
    } catch {
      if failure == nil { failure = error } else { logger.error("\(error)") }
    }
  }
}
