extension AsyncContainerResolver {
  /// Resolves one object.
  ///
  /// - Parameters:
  ///   - type: The requested type.
  ///   - name: The name of the component, if any.
  /// - Returns: The object, with its static type.
  /// - Throws: The container's error, or an error that names both types if the object is of another
  ///   type.
  public func one<Service: Sendable>(
    _ type: Service.Type = Service.self, named name: String? = nil
  ) async throws -> Service {
    try value(await resolve(AsyncServiceRequest(type: Service.self, name: name)))
  }

  /// Resolves all components of a type.
  ///
  /// - Returns: One object of each component, in the container's order.
  /// - Throws: The container's error, or an error that names both types if an object is of another
  ///   type.
  public func many<Service: Sendable>(_: Service.Type = Service.self) async throws -> [Service] {
    try await resolveMany(Service.self).map { try value($0) }
  }
}

extension ContractTrial {
  /// Creates an empty container for asynchronous requests and returns its builder.
  ///
  /// - Throws: An error if the adapter has no `ContainerUnderTest.openAsynchronous`.
  public func openAsynchronously() throws -> AsyncContainerBuilder {
    guard let open = container.openAsynchronous else {
      throw CapabilityNotOffered(reason: container.reasonForLacking(.asynchronous) ?? "")
    }
    return open()
  }

  /// Creates a container with the given components and builds it.
  ///
  /// - Parameter component: The components, in order of registration.
  /// - Returns: The resolver.
  /// - Throws: The error that the container's `build` throws.
  public func buildAsynchronously<each Impl: Sendable>(
    _ component: repeat AsyncComponentDeclaration<each Impl>
  ) async throws -> AsyncContainerResolver {
    let builder = try openAsynchronously()
    repeat builder.register((each component).recipe)
    return try await builder.build()
  }

  /// Makes an asynchronous request that must fail. Records a finding if it succeeds, or if it throws
  /// an error that the adapter can't classify.
  ///
  /// - Parameters:
  ///   - message: What the expectation is about.
  ///   - file: The file of the expectation.
  ///   - line: The line of the expectation.
  ///   - request: Makes the request and returns its result.
  /// - Returns: The kind of the failure, or `nil` after a finding.
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
