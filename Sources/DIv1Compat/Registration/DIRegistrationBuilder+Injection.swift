public import DIEngine

extension DIRegistrationBuilder {
  /// Adds a deferred injection. It runs for each object that the component makes, and for each
  /// external instance that ``DIScope/resolve(_:)-(T)`` receives.
  ///
  /// Injections run after all factories of the request have returned, in the order of these calls.
  /// They may close cycles.
  ///
  /// ```swift
  /// builder.register { Home() }
  ///   .dependency { scope, home in home.cat = *!scope }
  /// ```
  ///
  /// - Parameter method: The injection. It receives the scope of the request and the object.
  ///   Requests rethrow its errors unchanged.
  /// - Returns: This builder.
  /// - Since: 0.9.9
  @inlinable @discardableResult
  public func dependency(_ method: @escaping (DIScope, ImplObj) throws -> Void) -> Self {
    add(.manual(isDeferred: true, method))
  }
}
