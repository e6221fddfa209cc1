extension AsyncContainerResolver {
  /// Resolves one object.
  public func one<Service: Sendable>(
    _ type: Service.Type = Service.self, named name: String? = nil
  ) async throws -> Service {
    try value(await resolve(AsyncServiceRequest(type: Service.self, name: name)))
  }

  /// Resolves all components of a type.
  public func many<Service: Sendable>(_: Service.Type = Service.self) async throws -> [Service] {
    try await resolveMany(Service.self).map { try value($0) }
  }
}

extension ContractTrial {
  /// Creates an empty container for asynchronous requests and returns its builder.
  public func openAsynchronously() throws -> AsyncContainerBuilder {
    guard let open = container.openAsynchronous else {
      throw CapabilityNotOffered(reason: container.reasonForLacking(.asynchronous) ?? "")
    }
    return open().observed(by: use)
  }

  /// Creates a container with the given components and builds it.
  public func buildAsynchronously<each Impl: Sendable>(
    _ component: repeat AsyncComponentDeclaration<each Impl>
  ) async throws -> AsyncContainerResolver {
    let builder = try openAsynchronously()
    repeat builder.register((each component).recipe)
    return try await builder.build()
  }

  /// Makes an asynchronous request that must fail. Records a finding if it succeeds, or if it throws
  /// an error that the adapter can't classify.
  @discardableResult
  public func asynchronousFailure(
    _ message: String, file: String = #fileID, line: Int = #line,
    of request: @Sendable () async throws -> any Sendable
  ) async -> FailureKind? {
    let result: Result<any Sendable, any Error>
    do {
      result = .success(try await request())
    } catch {
      result = .failure(error)
    }
    return failure(message, file: file, line: line) { try result.get() }
  }
}

/// The error for a scenario that needs a capability without saying so.
struct CapabilityNotOffered: Error, CustomStringConvertible {
  let reason: String

  var description: String { "the container \(reason)" }
}
