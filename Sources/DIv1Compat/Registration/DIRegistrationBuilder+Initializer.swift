public import DIEngine

extension DIRegistrationBuilder {
  /// Sets the closure that makes objects for requests without arguments; it needs nothing.
  ///
  /// - Parameter method: Makes an object. It replaces an earlier one without arguments.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(a: $0) }, see docs/migration/declarations-1.md#initializers-and-injections"
  )
  #endif
  @inlinable @discardableResult
  public func initializer(_ method: @escaping () throws -> ImplObj) -> Self {
    add(.automatic(method))
  }

  /// Sets the closure that makes objects for requests without arguments.
  ///
  /// ```swift
  /// builder.register(Home.self).initializer { scope in Home(myCat: *!scope) }
  /// ```
  ///
  /// - Parameter method: Makes an object; gets the scope that was asked. It replaces an earlier
  ///   one without arguments.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(a: $0) }, see docs/migration/declarations-1.md#initializers-and-injections"
  )
  #endif
  @inlinable @discardableResult
  public func initializer(_ method: @escaping (DIScope) throws -> ImplObj) -> Self {
    add(.manual(method))
  }

  /// Adds a closure that makes objects for requests with arguments of exactly these types.
  ///
  /// A component may have one for each list of types.
  ///
  /// ```swift
  /// builder.register { Hamster(name: $1) }
  ///   .initializer { Hamster(name: $1, home: $2) }
  /// ```
  ///
  /// - Parameter method: Makes an object; gets the scope that was asked and the arguments. It
  ///   replaces an earlier one for the same types.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(a: arg($0)) }, see docs/migration/declarations-1.md#initializers-and-injections"
  )
  #endif
  @inlinable @discardableResult
  public func initializer<Arg, each Rest>(
    method: @escaping (DIScope, Arg, repeat each Rest) throws -> ImplObj
  ) -> Self {
    add(.manual(method))
  }

  /// Lets the component be without an initializer, since its objects are made elsewhere and
  /// handed to ``DIScope/resolve(_:)-(T)``. Since 1.3.0.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-1.md#registration"
  )
  #endif
  @discardableResult
  public func initializerDoesNotNeedToBe() -> Self {
    declaration.needsInitializer = false
    return self
  }
}
