public import DIEngine

extension DIContainer {
  /// Gives an object of a type. Since 2.0.0.
  ///
  /// Layers of Optional around the type change nothing: an object that can't be had is an error,
  /// not nil. Use `*?` where nil is wanted.
  ///
  /// ```swift
  /// let cat = try container.resolve(Cat.self)
  /// ```
  ///
  /// - Parameter type: The type as which the object is registered. Only its static type counts.
  /// - Returns: The object: a new one, or the one that is kept, as the registration's lifetime says.
  /// - Throws: A ``DIError`` if the object can't be had: `typeNotFound`, `ambiguousType` where
  ///   several registrations offer the type and none is the default, `recursiveInitial`,
  ///   `incorrectType`, `initialMethodNotFound`; or what a closure of a registration threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type) throws -> T {
    try resolve()
  }

  /// Gives an object of the type that is wanted where it is asked for. Since 2.0.0.
  ///
  /// ```swift
  /// let cat: Cat = try container.resolve()
  /// ```
  ///
  /// - Returns: The object, as `resolve(_:)` with that type.
  /// - Throws: As `resolve(_:)` with that type.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve() of DIv3, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>() throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
        do throws(Failure) {
          return try scope.resolve(T.self, for: self)
        } catch {
          throw DIError.translated(error)
        }
      }
    }
  }

  /// Gives an object of a type by a name of its registration. Since 2.0.0.
  ///
  /// Each name has an object of its own, as has the request without a name.
  ///
  /// ```swift
  /// let black = try container.resolve(Cat.self, name: "black")
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - name: A name that the registration was given by `set(name:)`.
  /// - Returns: The object.
  /// - Throws: `DIError.typeForNameNotFound` if no registration of the type has the name; else as
  ///   `resolve(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type, name: String) throws -> T {
    try resolve(name: name)
  }

  /// Gives an object of the wanted type by a name of its registration. Since 2.0.0.
  ///
  /// - Parameter name: A name that the registration was given by `set(name:)`.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:name:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(name: String) throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
        do throws(Failure) {
          return try scope.resolve(T.self, name: name, for: self)
        } catch {
          throw DIError.translated(error, name: name)
        }
      }
    }
  }

  /// Gives an object of the same class as another one. Since 2.0.0.
  ///
  /// ```swift
  /// let another = try container.resolve(byTypeOf: cat)
  /// ```
  ///
  /// - Parameter obj: The object whose own class is asked for; the object itself isn't used.
  /// - Returns: The object that a request for that class gives.
  /// - Throws: As `resolve(_:)` with that class.
  public func resolve<T>(byTypeOf obj: T) throws -> T {
    func resolve<Dynamic>(_ type: Dynamic.Type) throws -> T {
      let object: Dynamic = try self.resolve()
      // The class of an object is its static type or a descendant of it.
      return object as! T
    }
    return try _openExistential(dynamicType(of: obj), do: resolve)
  }
}

/// The class of an object, or the static type of another value.
///
/// Never inlined: seeing both ends, the optimizer opens the static class of the object instead.
@inline(never)
private func dynamicType<T>(of object: T) -> any Any.Type {
  type(of: object)
}
