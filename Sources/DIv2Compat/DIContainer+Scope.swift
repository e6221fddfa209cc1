internal import DIEngine

extension DIContainer {
  /// Makes a container of the same registrations whose `.perScope` objects are its own.
  ///
  /// Scopes know nothing of each other; objects of the single lifetimes are shared by all of them.
  /// Since 2.0.0.
  ///
  /// ```swift
  /// let session = container.newLifeTimeScope()
  /// ```
  ///
  /// - Returns: A container with an empty scope.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use DIContainer(engine:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func newLifeTimeScope() -> DIContainer {
    scope._withUnsafeGuaranteedRef { scope in
      DIContainer(viewing: Scope(scope.engine, Self.options))
    }
  }

  /// Lets this container share the `.perScope` objects of another one, from now on and in both
  /// directions. What its own scope held is forgotten. Since 2.0.0.
  ///
  /// ```swift
  /// let other = container.newLifeTimeScope().useScope(from: container)
  /// ```
  ///
  /// - Parameter container: A container of the same build. With one of another build nothing is
  ///   shared: their registrations are not the same.
  /// - Returns: This container.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use a DIScope and .custom, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @discardableResult
  public func useScope(from container: DIContainer) -> DIContainer {
    let other = container.scope.takeUnretainedValue()
    let engine = scope._withUnsafeGuaranteedRef { $0.engine }
    reference.exchange(for: other.engine === engine ? other : Scope(engine, Self.options))
    return self
  }
}
