// Closures that await, in files that don't see `DIv3Async`. The type checker skips unavailable overloads until an
// expression has failed.
extension DIContainer {
  /// A factory that awaits, in code that sees no asynchronous requests; the compiler rejects it.
  ///
  /// - Parameters:
  ///   - file: The file of the registration.
  ///   - line: The line of the registration.
  ///   - closure: An asynchronous initializer, or a closure that awaits.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'"
  )
  @discardableResult
  public func register<Impl, each Parameter>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (repeat each Parameter) async -> Impl
  ) -> DIComponentBuilder<Impl> { fatalError() }
}

extension DIComponentBuilder {
  /// An injection that awaits, in code that sees no asynchronous requests; the compiler rejects it.
  ///
  /// - Parameter method: Receives the object and its dependencies, and awaits.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'"
  )
  @discardableResult
  public func injection<each Dependency>(
    _ method: @escaping (Impl, repeat each Dependency) async -> Void
  ) -> Self { fatalError() }

  /// An injection that awaits, in code that sees no asynchronous requests; the compiler rejects it.
  ///
  /// - Parameters:
  ///   - name: The name that the component of the dependency is offered with.
  ///   - cycle: Whether the injection is deferred.
  ///   - method: Receives the object and its dependency, and awaits.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'"
  )
  @discardableResult
  public func injection<Property>(
    name: String? = nil, cycle: Bool = false,
    _ method: @escaping (Impl, Property) async -> Void
  ) -> Self { fatalError() }

  /// A last step that awaits, in code that sees no asynchronous requests; the compiler rejects it.
  ///
  /// - Parameter method: Receives the object, and awaits.
  /// - Returns: Nothing: the declaration can't be called.
  /// - Since: 0.1.0 of this package
  @available(
    *, unavailable,
    message:
      "asynchronous closures need 'import DIv3Async', or the package trait 'Asynchronous' for 'import DITranquillity'"
  )
  @discardableResult
  public func postInit(_ method: @escaping (Impl) async -> Void) -> Self { fatalError() }
}
