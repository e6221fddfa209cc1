public import DIEngine
public import DIv3MainActor

// Injections whose error is that of the request. They always have their label: so a chain costs the compiler no more.
extension DIComponentBuilder {
  /// Injects dependencies with a closure that may throw, or runs such code on each created object.
  ///
  /// ```swift
  /// container.register(Car.init).injection(throwing: { try $0.fit($1) })
  /// let car: Car = try container.resolved()
  /// ```
  ///
  /// If the closure throws, the request for the object fails with the error, and nothing of the object is kept. A
  /// dependency that can't be resolved skips the injection, as in ``injection(_:)``.
  ///
  /// - Parameter method: Receives the object and the dependencies; their types state the requests.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    throwing method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> Self {
    add(.automatic(isDeferred: false, onMissing: .skip, method))
  }

  /// Injects one dependency with a closure that may throw, deferred on request.
  ///
  /// ```swift
  /// container.register(Car.init)
  ///   .injection(cycle: true, throwing: { try $0.accept($1) })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency, as in ``injection(throwing:)``.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String? = nil, cycle: Bool,
    throwing method: @escaping (Impl, Property) throws -> Void
  ) -> Self {
    add(
      .automatic(
        isDeferred: cycle, onMissing: .skip, qualifier: qualifier(named: name), method))
  }

  /// Injects dependencies on the main actor with a closure that may throw.
  ///
  /// - Parameters:
  ///   - isolation: Leave it out.
  ///   - method: Receives the object and the dependencies, on the main thread.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    isolation: (any Actor)? = #isolation,
    throwing method: @escaping ThrowingMainActorFunction<Void, Impl, repeat each Dependency>
  ) -> Self {
    let call: (Impl, repeat each Dependency) throws -> Void = fromAnyThread(throwing: method)
    return add(
      MemberInjection.automatic(isDeferred: false, onMissing: .skip, call).onMainActor())
  }

  /// Injects one dependency on the main actor with a closure that may throw, deferred on request.
  ///
  /// - Parameters:
  ///   - isolation: Leave it out.
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency, on the main thread.
  /// - Returns: This builder.
  /// - Since: 0.1.0 of this package
  @inlinable
  @discardableResult
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, name: String? = nil, cycle: Bool,
    throwing method: @escaping ThrowingMainActorFunction<Void, Impl, Property>
  ) -> Self {
    let call: (Impl, Property) throws -> Void = fromAnyThread(throwing: method)
    return add(
      MemberInjection.automatic(
        isDeferred: cycle, onMissing: .skip, qualifier: qualifier(named: name), call
      ).onMainActor())
  }
}
