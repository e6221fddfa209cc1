public import DIEngine

extension DIContainer {
  /// Returns an object of a type.
  ///
  /// Layers of Optional around the type have no effect: a failure is an error, not nil. Use `*?` to
  /// get nil.
  ///
  /// ```swift
  /// let cat = try container.resolve(Cat.self)
  /// ```
  ///
  /// - Parameter type: A service of the component. Only its static type counts.
  /// - Returns: The object: a new or a cached one, as the component's lifetime specifies.
  /// - Throws: ``DIError/typeNotFound(type:)`` if no component offers the type;
  ///   ``DIError/ambiguousType(type:typesInfo:)`` if several do and none is the default;
  ///   ``DIError/noAccess(typesInfo:accessModules:)`` if the requesting module may see none of
  ///   them. While making the object: `initialMethodNotFound`, `recursiveInitial` and
  ///   `incorrectType`, and the errors of closures, unchanged.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T>(_ type: T.Type) throws -> T {
    try resolve()
  }

  /// Returns an object of the type that the context expects.
  ///
  /// ```swift
  /// let cat: Cat = try container.resolve()
  /// ```
  ///
  /// - Returns: The object, as `resolve(_:)` returns it.
  /// - Throws: The errors of `resolve(_:)` with that type.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T>() throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(T.self, for: self)
        } catch {
          throw DIError.translated(error)
        }
      }
    }
  }

  /// Returns a named object of a type.
  ///
  /// Each name has an object of its own, and so has the request without a name.
  ///
  /// ```swift
  /// let black = try container.resolve(Cat.self, name: "black")
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name that `set(name:)` gave the component.
  /// - Returns: The object of the component's name.
  /// - Throws: ``DIError/typeForNameNotFound(type:name:typesInfo:)`` if no component of the type
  ///   has the name; otherwise the errors of `resolve(_:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T>(_ type: T.Type, name: String) throws -> T {
    try resolve(name: name)
  }

  /// Returns a named object of the type that the context expects.
  ///
  /// - Parameter name: A name that `set(name:)` gave the component.
  /// - Returns: The object of the component's name.
  /// - Throws: The errors of `resolve(_:name:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T>(name: String) throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(T.self, name: name, for: self)
        } catch {
          throw DIError.translated(error, name: name)
        }
      }
    }
  }

  /// Returns an object of the same class as another object.
  ///
  /// ```swift
  /// let another = try container.resolve(byTypeOf: cat)
  /// ```
  ///
  /// - Parameter obj: An object of the requested class. It serves no other purpose.
  /// - Returns: The object of a request for that class.
  /// - Throws: The errors of `resolve(_:)` with that class.
  /// - Since: 2.0.0
  public func resolve<T>(byTypeOf obj: T) throws -> T {
    func resolve<Dynamic>(_ type: Dynamic.Type) throws -> T {
      let object: Dynamic = try self.resolve()
      // The class of an object is its static type or a subclass of it.
      return object as! T
    }
    return try _openExistential(dynamicType(of: obj), do: resolve)
  }
}

/// Returns the class of an object, or the static type of another value.
///
/// Never inlined: if the optimizer sees both ends, it opens the static class of the object instead.
@inline(never)
private func dynamicType<T>(of object: T) -> any Any.Type {
  type(of: object)
}
