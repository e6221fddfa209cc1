internal import DIEngine

extension DIRegistrationBuilder {
  /// Sets how long the objects live. The last call counts. Since 1.2.0.
  ///
  /// If it is never called, objects live as long as their scope, but those that are asked for
  /// with runtime arguments are new for each request. Once a lifetime is stated, it holds for
  /// them too: the first request makes the object, later ones ignore their arguments.
  ///
  /// - Parameter lifetime: See ``DILifeTime``.
  /// - Returns: The same chain.
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    declaration.component.lifetime = lifetime.kept
    declaration.component.behaviour.options.remove(.uncachedWithArguments)
    return self
  }

  /// Until 1.1.1: the same as `lifetime(.single)`.
  ///
  /// - Returns: The same chain.
  @discardableResult
  public func instanceSingle() -> Self { lifetime(.single) }

  /// Until 1.1.1: the same as `lifetime(.lazySingle)`.
  ///
  /// - Returns: The same chain.
  @discardableResult
  public func instanceLazySingle() -> Self { lifetime(.lazySingle) }

  /// Until 1.1.1: the same as `lifetime(.perScope)`.
  ///
  /// - Returns: The same chain.
  @discardableResult
  public func instancePerScope() -> Self { lifetime(.perScope) }

  /// Until 1.1.1: the same as `lifetime(.perDependency)`.
  ///
  /// - Returns: The same chain.
  @discardableResult
  public func instancePerDependency() -> Self { lifetime(.perDependency) }
}
