internal import DIEngine

extension DIRegistrationBuilder {
  /// Says how long objects are kept; the last call counts. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register{ Cat() }.lifetime(.perDependency)
  /// ```
  ///
  /// - Parameter lifetime: The lifetime.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use lifetime(_:) of DIComponentBuilder, see docs/migration/declarations-2.md#lifetimes"
  )
  #endif
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    declaration.component.lifetime = lifetime.lifetime
    return self
  }
}
