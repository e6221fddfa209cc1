internal import DIEngine

extension DIRegistrationBuilder {
  /// Sets the lifetime of the objects. The last call wins.
  ///
  /// Without a call, scopes keep the objects, but each request with runtime arguments makes a new
  /// one. A lifetime that you set applies to such requests too: the first one makes the object, and
  /// later ones ignore their arguments.
  ///
  /// - Parameter lifetime: The lifetime.
  /// - Returns: This builder.
  /// - Since: 1.2.0
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    set(lifetime.kept)
  }

  /// Sets the lifetime to ``DILifeTime/single``.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9, until 1.1.1
  @discardableResult
  public func instanceSingle() -> Self { lifetime(.single) }

  /// Sets the lifetime to ``DILifeTime/lazySingle``.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9, until 1.1.1
  @discardableResult
  public func instanceLazySingle() -> Self { lifetime(.lazySingle) }

  /// Sets the lifetime to ``DILifeTime/perScope``.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9, until 1.1.1
  @discardableResult
  public func instancePerScope() -> Self { lifetime(.perScope) }

  /// Sets the lifetime to ``DILifeTime/perDependency``.
  ///
  /// - Returns: This builder.
  /// - Since: 0.9.9, until 1.1.1
  @discardableResult
  public func instancePerDependency() -> Self { lifetime(.perDependency) }

  /// Makes the component a component of external instances: its objects are created elsewhere and
  /// passed to ``DIScope/resolve(_:)-(T)``. It needs no factory. 1.2.0 spelled it
  /// `lifetime(.perRequest)`.
  ///
  /// ```swift
  /// builder.register(HomeController.self).instancePerRequest()
  ///   .dependency { $1.presenter = *!$0 }
  /// builder.register { HomePresenter(view: *!$0) }
  ///
  /// try scope.resolve(controller)
  /// let presenter: HomePresenter = try scope.resolve()
  /// // presenter.view === controller
  /// ```
  ///
  /// Each scope caches its external instances weakly. A request finds them, and a new object if the
  /// component has a factory for the request's arguments; the new object is injected but not
  /// cached. `resolveMany` returns all of them. A request for one object returns the only one. If
  /// there are several, it throws ``DIError/defaultTypeIsNotSpecified(type:components:)`` with this
  /// component alone, or `severalPerRequestObjectsFor(type:objects:)` with the compile condition
  /// `DITRANQUILLITY_1_2`. If there is none, it throws
  /// ``DIError/initializationMethodWithSignatureIsNotFoundFor(component:signature:)``.
  ///
  /// - Returns: This builder.
  /// - Complexity: A request takes O(*n*), where *n* is the number of external instances.
  /// - Since: 0.9.9, until 1.1.1
  @discardableResult
  public func instancePerRequest() -> Self { set(.perRequest) }

  /// Sets the lifetime of objects that storyboards make, until another one is set.
  @usableFromInline
  func remembersWeakly() -> Self {
    #if DITRANQUILLITY_1_1 || DITRANQUILLITY_1_2
    return set(.perRequest)
    #else
    declaration.component.lifetime = Lifetime(.scope, .weak)
    return self
    #endif
  }

  private func set(_ lifetime: Lifetime) -> Self {
    declaration.component.lifetime = lifetime
    declaration.component.behaviour.options.remove(.uncachedWithArguments)
    return self
  }
}
