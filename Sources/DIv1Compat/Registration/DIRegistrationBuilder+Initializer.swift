public import DIEngine

extension DIRegistrationBuilder {
  /// Sets the factory for requests without arguments to one without parameters.
  ///
  /// - Parameter method: The factory. It replaces an earlier one for requests without arguments.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func initializer(_ method: @escaping () throws -> ImplObj) -> Self {
    add(.automatic(method))
  }

  /// Sets the factory for requests without arguments.
  ///
  /// ```swift
  /// builder.register(Home.self).initializer { scope in Home(myCat: *!scope) }
  /// ```
  ///
  /// - Parameter method: The factory. It receives the scope of the request, and replaces an earlier
  ///   factory for requests without arguments.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func initializer(_ method: @escaping (DIScope) throws -> ImplObj) -> Self {
    add(.manual(method))
  }

  /// Adds a factory for requests with arguments of exactly these types.
  ///
  /// A component may have one such factory for each list of types.
  ///
  /// ```swift
  /// builder.register { Hamster(name: $1) }
  ///   .initializer { Hamster(name: $1, home: $2) }
  /// ```
  ///
  /// - Parameter method: The factory. It receives the scope of the request and the arguments, and
  ///   replaces an earlier factory for the same types.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func initializer<Arg, each Rest>(
    method: @escaping (DIScope, Arg, repeat each Rest) throws -> ImplObj
  ) -> Self {
    add(.manual(method))
  }

  /// Allows the component to have no factory: its objects are created elsewhere and passed to
  /// ``DIScope/resolve(_:)-(T)``.
  ///
  /// - Returns: This builder.
  /// - Since: 1.3.0
  @discardableResult
  public func initializerDoesNotNeedToBe() -> Self {
    declaration.needsInitializer = false
    return self
  }
}
