internal import DIEngine
public import DIEngineAsync
public import DIv3

extension DIComponentBuilder {
  /// Injects dependencies with an asynchronous closure, or runs asynchronous code on each created object.
  ///
  /// ```swift
  /// container.register(Screen.init).injection { await $0.show($1) }
  /// ```
  ///
  /// Only requests with `await` can create the component's objects from then on.
  ///
  /// - Parameter method: Receives the object and the dependencies; their types state the requests.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    with method: @escaping @isolated(any) @Sendable (Impl, repeat each Dependency) async -> Void
  ) -> Self {
    add(.asynchronous(isDeferred: false, method))
  }

  /// Injects one dependency with an asynchronous closure, deferred on request.
  ///
  /// - Parameters:
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String?, cycle: Bool = false,
    with method: @escaping @isolated(any) @Sendable (Impl, Property) async -> Void
  ) -> Self {
    add(
      .asynchronous(
        isDeferred: cycle, qualifier: qualifier(named: name), method))
  }

  /// Injects one dependency with an asynchronous closure, deferred on request.
  ///
  /// - Parameters:
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    cycle: Bool, with method: @escaping @isolated(any) @Sendable (Impl, Property) async -> Void
  ) -> Self {
    injection(name: nil, cycle: cycle, with: method)
  }

  /// Runs asynchronous code on each created object after all its injections, deferred ones included.
  ///
  /// ```swift
  /// container.register(Server.init).postInit { await $0.start() }
  /// ```
  ///
  /// - Parameter method: Receives the object. A component has one post-init: the last call wins.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func postInit(
    _ method: @escaping @isolated(any) @Sendable (Impl) async -> Void
  ) -> Self {
    finish(with: .asynchronous(isDeferred: false, method))
  }

  /// Injects dependencies with an asynchronous closure that may throw; its error is that of the request.
  ///
  /// ```swift
  /// container.register(Server.init)
  ///   .injection(throwing: { try await $0.connect(to: $1) })
  /// ```
  ///
  /// - Parameter method: Receives the object and the dependencies; their types state the requests.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<each Dependency>(
    throwing method:
      @escaping @isolated(any) @Sendable (Impl, repeat each Dependency) async throws -> Void
  ) -> Self {
    throwing().add(.asynchronous(isDeferred: false, method))
  }
}
