public import DIEngine

extension DIRegistrationBuilder {
  /// Says how objects are made; of all initials without arguments the last counts. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initial{ Cat() }
  /// builder.register(type: Cat.self).initial(Cat.init)
  /// ```
  ///
  /// - Parameter method: Makes an object. What it throws reaches the caller of `resolve`
  ///   unchanged.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register(X.init), see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func initial(_ method: @escaping () throws -> Impl) -> Self {
    declaration.add(.automatic(method))
    return self
  }

  /// Says how objects are made, by a closure that gets the container. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Home.self).initial{ (container) in try Home(cat: container.resolve()) }
  /// ```
  ///
  /// - Parameter method: Makes an object. It gets the container that was asked for the object.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register(X.init), see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func initial(_ method: @escaping (DIContainer) throws -> Impl) -> Self {
    declaration.add(.manual(method))
    return self
  }

  /// Says how objects are made, by a closure or initializer whose parameters are resolved by their
  /// types. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Home.self).initial(Home.init(cat:))
  /// builder.register(type: Home.self).initial{ Home(cat: $0) }
  /// ```
  ///
  /// - Parameter method: Makes an object. Its parameters are asked for from left to right, by
  ///   their types alone; one that can't be had fails the request, even if it is an Optional.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register(X.init), see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func initial<each P>(_ method: @escaping (repeat each P) throws -> Impl) -> Self {
    declaration.add(.automatic(method))
    return self
  }

  /// Says how objects are made out of arguments of the request. Since 2.0.0.
  ///
  /// There may be one such initial for each list of argument types, beside the one without
  /// arguments.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initialWithArg{ Cat(name: $1) }
  /// let cat = try container.resolve(Cat.self, arg: "Tom")
  /// ```
  ///
  /// - Parameter method: Makes an object out of the container and the arguments. It is chosen by
  ///   the exact static types of the arguments.
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use register { X(a: arg($0)) }, see docs/migration/declarations-2.md#initializers-and-injections"
  )
  #endif
  @inlinable
  @discardableResult
  public func initialWithArg<A0, each A>(
    _ method: @escaping (DIContainer, A0, repeat each A) throws -> Impl
  ) -> Self {
    declaration.add(.manual(method))
    return self
  }

  /// Allows the registration to have no initial: its objects are made elsewhere, and handed to
  /// the container to be injected. Since 2.0.0.
  ///
  /// ```swift
  /// builder.register(type: Screen.self).injection{ $0.cat = $1 }.initialNotNecessary()
  /// try container.resolve(screen)
  /// ```
  ///
  /// - Returns: The registration.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-2.md#registration"
  )
  #endif
  @discardableResult
  public func initialNotNecessary() -> Self {
    declaration.needsInitial = false
    return self
  }
}
