public import DIEngine

extension DIRegistrationBuilder {
  /// Adds a closure that is run for each object that the component makes, and for each that is
  /// handed to ``DIScope/resolve(_:)-(T)``, once all initializers of the request have returned.
  /// Closures run in the order in which they are added; they may close cycles.
  ///
  /// ```swift
  /// builder.register { Home() }
  ///   .dependency { scope, home in home.cat = *!scope }
  /// ```
  ///
  /// - Parameter method: Gets the scope that was asked and the object. An error that it throws
  ///   reaches the caller of the request.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-1.md#initializers-and-injections"
  )
  #endif
  @inlinable @discardableResult
  public func dependency(_ method: @escaping (DIScope, ImplObj) throws -> Void) -> Self {
    add(.manual(isDeferred: true, method))
  }
}
