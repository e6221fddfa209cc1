public import DIEngine

extension DIScope {
  /// Gives an object of the type that is expected where the call stands.
  ///
  /// ```swift
  /// let cat: Cat = try scope.resolve()
  /// ```
  ///
  /// A type that is Optional is looked up as what it wraps, but doesn't soften an error.
  ///
  /// - Returns: An object of the only component of the type, or of the default one.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve() of DIContainer, see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>() throws -> T {
    try resolve(T.self)
  }

  /// Gives an object of a type.
  ///
  /// ```swift
  /// let cat = try scope.resolve(Cat.self)
  /// ```
  ///
  /// - Parameter type: The type.
  /// - Returns: An object of the only component of the type, or of the default one.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type) throws -> T {
    do throws(Failure) {
      return try scope.resolve(type, for: self)
    } catch {
      throw thrownError(for: error)
    }
  }

  /// Gives the object with a name, of the type that is expected where the call stands.
  ///
  /// - Parameter name: A name of one of the components of the type.
  /// - Returns: The object of the component that has this name.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(name: String) throws -> T {
    try resolve(T.self, name: name)
  }

  /// Gives the object of a type with a name.
  ///
  /// ```swift
  /// let felix = try scope.resolve(Cat.self, name: "Felix")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: A name of one of the components of the type.
  /// - Returns: The object of the component that has this name.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type, name: String) throws -> T {
    do throws(Failure) {
      return try scope.resolve(type, qualifier(name, for: type), for: self)
    } catch {
      throw thrownError(for: error, name: name)
    }
  }
}

extension DIScope {
  /// The qualifier of a name that is asked for with a type.
  ///
  /// If nobody has the name, the failure is about the type below a lazy one.
  @usableFromInline
  func qualifier(_ name: String, for type: any Any.Type) throws(Failure) -> Qualifier {
    do throws(Failure) {
      return try scope.qualifier(name, for: type)
    } catch {
      guard requestShape(of: peeled(type)) != nil else { throw error }
      return try scope.qualifier(name, for: requestBase(of: type))
    }
  }
}
