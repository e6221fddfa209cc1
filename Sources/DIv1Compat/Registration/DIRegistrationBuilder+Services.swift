public import DIEngine

extension DIRegistrationBuilder {
  /// Lets the component be asked for by its own type, besides the types given with `asType`.
  ///
  /// Without any `asType` it can be asked for by its own type anyway.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "the own type stays: leave it out, see docs/migration/declarations-1.md#services-and-names"
  )
  #endif
  @discardableResult
  public func asSelf() -> Self {
    declaration.offerItself()
    return self
  }

  /// Lets the component be asked for by another type, and no longer by its own one unless
  /// ``asSelf()`` is said too.
  ///
  /// ```swift
  /// builder.register { Cat() }.asSelf().asType(Animal.self)
  /// ```
  ///
  /// The type isn't checked before an object is asked for by it: if the object isn't of this
  /// type, the request throws ``DIError/typeIsIncorrect(requestedType:realType:component:)``.
  ///
  /// - Parameter type: A type that the objects have.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self), see docs/migration/declarations-1.md#services-and-names"
  )
  #endif
  @inlinable @discardableResult
  public func asType<U>(_ type: U.Type) -> Self {
    declaration.offer(U.self, Service(U.self))
    return self
  }

  /// Gives the component a name. Each name of a component has an object of its own.
  ///
  /// A component that has names is found without one only if it is the default too.
  ///
  /// ```swift
  /// builder.register { Cat() }.asName("Felix").asName("Tiger")
  /// let felix: Cat = try scope.resolve(name: "Felix")
  /// ```
  ///
  /// - Parameter name: A name that no other component of the same types has.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use as(X.self, name:), see docs/migration/declarations-1.md#services-and-names"
  )
  #endif
  @discardableResult
  public func asName(_ name: String) -> Self {
    declaration.add(name: name)
    return self
  }

  /// Prefers the component where several have the type that is asked for.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated, message: "use default(), see docs/migration/declarations-1.md#services-and-names"
  )
  #endif
  @discardableResult
  public func asDefault() -> Self {
    declaration.component.priority = .default
    return self
  }
}
