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
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use lifetime(_:) of DIComponentBuilder, see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func lifetime(_ lifetime: DILifeTime) -> Self {
    set(lifetime.kept)
  }

  /// Until 1.1.1: the same as `lifetime(.single)`.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated, message: "use lifetime(.single), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func instanceSingle() -> Self { lifetime(.single) }

  /// Until 1.1.1: the same as `lifetime(.lazySingle)`.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use lifetime(.perRun(.strong)), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func instanceLazySingle() -> Self { lifetime(.lazySingle) }

  /// Until 1.1.1: the same as `lifetime(.perScope)`.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use lifetime(.perContainer(.strong)), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func instancePerScope() -> Self { lifetime(.perScope) }

  /// Until 1.1.1: the same as `lifetime(.perDependency)`.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use lifetime(.prototype), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func instancePerDependency() -> Self { lifetime(.perDependency) }

  /// Until 1.2.0, where it was `lifetime(.perRequest)` at last: the objects are made elsewhere and
  /// handed to ``DIScope/resolve(_:)-(T)``. The component needs no initializer.
  ///
  /// ```swift
  /// builder.register(HomeController.self).instancePerRequest()
  ///   .dependency { $1.presenter = *!$0 }
  /// builder.register { HomePresenter(view: *!$0) }
  ///
  /// try scope.resolve(controller)
  /// let presenter: HomePresenter = try scope.resolve()  // presenter.view === controller
  /// ```
  ///
  /// Each scope remembers what was handed to it, as long as somebody else holds it. A request finds
  /// these objects, and a new one if there is an initializer for its arguments; the new one is
  /// injected, but not remembered. `resolveMany` gives all of them. A request for one object gives
  /// the only one there is; if there are several, it throws
  /// ``DIError/defaultTypeIsNotSpecified(type:components:)`` with this component alone, or
  /// `severalPerRequestObjectsFor(type:objects:)` where the compile condition `DITRANQUILLITY_1_2`
  /// is set; if there is none, it throws that the initializer is missing. The cost of a request
  /// grows with the number of objects.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use lifetime(.perContainer(.weak)), see docs/migration/declarations-1.md#lifetimes"
  )
  #endif
  @discardableResult
  public func instancePerRequest() -> Self { set(.perRequest) }

  /// The lifetime of objects that storyboards make, until another one is stated.
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
