public import DIEngine

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
  // Disfavored, and without forms for names, cycles and the main actor: a trailing closure without its label would match
  // each of them, and each link of a chain would cost the compiler a multiple.
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<each Dependency>(
    throwing method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> Self {
    throwing().add(.automatic(isDeferred: false, method))
  }

  /// Notes that a closure of the component may throw.
  @usableFromInline
  package func throwing() -> Self {
    change { $0.rare.mayThrow = true }
  }
}
