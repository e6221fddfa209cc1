internal import DIEngine

extension DIRegistrationBuilder {
  /// Sets the lifetime of the objects. The last call wins.
  ///
  /// ```swift
  /// builder.register{ Cat() }.lifetime(.perDependency)
  /// ```
  ///
  /// - Parameter lifetime: The lifetime.
  /// - Returns: This builder.
  /// - Since: 2.0.0
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    declaration.component.lifetime = lifetime.lifetime
    return self
  }
}
