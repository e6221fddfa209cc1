public import DIEngine

/// Describes one registered component further. `register` returns it, and each of its methods
/// returns it again, so that they can be chained in any order.
///
/// What is said before `build()` counts for that build, also through a chain kept in a variable.
#if MigrationHints
@available(
  *, deprecated,
  message: "use DIComponentBuilder, see docs/migration/declarations-1.md#registration"
)
#endif
public final class DIRegistrationBuilder<ImplObj> {
  @usableFromInline let declaration: Declaration

  @usableFromInline
  init(_ declaration: Declaration) {
    self.declaration = declaration
  }

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

  /// Adds a closure that is run for each object that the component makes, and for each that is
  /// handed to ``DIScope/resolve(_:)-(T)``, once all initializers of the request have returned.
  /// Closures run in the order in which they are added; they may close cycles.
  ///
  /// ```swift
  /// builder.register { Home() }
  ///   .dependency { scope, home in home.cat = *!scope }
  /// ```
  ///
  /// - Parameter method: Gets the scope that was asked and the object. An error that it throws
  ///   reaches the caller of the request.
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use injection { $0.a = $1 }, see docs/migration/declarations-1.md#initializers-and-injections"
  )
  #endif
  @inlinable @discardableResult
  public func dependency(_ method: @escaping (DIScope, ImplObj) throws -> Void) -> Self {
    add(.manual(isDeferred: true, method))
  }

  /// Lets the component be without an initializer, since its objects are made elsewhere and
  /// handed to ``DIScope/resolve(_:)-(T)``. Since 1.3.0.
  ///
  /// - Returns: The same chain.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use register(X.self), see docs/migration/declarations-1.md#registration"
  )
  #endif
  @discardableResult
  public func initializerDoesNotNeedToBe() -> Self {
    declaration.needsInitializer = false
    return self
  }

  @usableFromInline
  func add(_ step: MemberInjection) -> Self {
    declaration.component.injections.append(step)
    return self
  }

  @usableFromInline
  func add(_ factory: Factory) -> Self {
    declaration.component.set(factory)
    return self
  }
}
