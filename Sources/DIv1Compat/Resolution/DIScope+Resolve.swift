public import DIEngine

extension DIScope {
  /// Returns an object of the type that the context expects.
  ///
  /// ```swift
  /// let cat: Cat = try scope.resolve()
  /// ```
  ///
  /// - Returns: An object of the only component that offers the type, or of the default one.
  /// - Throws: The errors of `resolve(_:)` with that type.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T>() throws -> T {
    try resolve(T.self)
  }

  /// Returns an object of a type.
  ///
  /// Layers of Optional around the type have no effect: a failure is an error, not nil. Use `*?` to
  /// get nil.
  ///
  /// ```swift
  /// let cat = try scope.resolve(Cat.self)
  /// ```
  ///
  /// - Parameter type: A service of the component.
  /// - Returns: An object of the only component that offers the type, or of the default one.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` if no component offers the type;
  ///   ``DIError/defaultTypeIsNotSpecified(type:components:)`` if several do and none is the
  ///   default; ``DIError/typeIsNotFoundForName(type:name:components:)``, with an empty name, if
  ///   the only one has names and isn't the default. While making the object:
  ///   `initializationMethodWithSignatureIsNotFoundFor`, `recursiveInitialization` and
  ///   `typeIsIncorrect`, and the errors of closures, unchanged.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T>(_ type: T.Type) throws -> T {
    do throws(Failure) {
      return try scope.resolve(type, for: self)
    } catch {
      throw thrownError(for: error)
    }
  }

  /// Returns a named object of the type that the context expects.
  ///
  /// - Parameter name: A name of a component that offers the type.
  /// - Returns: The object of the component's name.
  /// - Throws: The errors of `resolve(_:name:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T>(name: String) throws -> T {
    try resolve(T.self, name: name)
  }

  /// Returns a named object of a type.
  ///
  /// ```swift
  /// let felix = try scope.resolve(Cat.self, name: "Felix")
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name of a component that offers the type.
  /// - Returns: The object of the component's name.
  /// - Throws: ``DIError/typeIsNotFoundForName(type:name:components:)`` if no component of the type
  ///   has the name; otherwise the errors of `resolve(_:)`.
  /// - Since: 0.9.9
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
  /// Returns the qualifier for a name in a request for a type.
  ///
  /// If no component has the name, the failure reports the type inside a lazy one.
  @usableFromInline
  func qualifier(_ name: String, for type: any Any.Type) throws(Failure) -> Qualifier {
    do throws(Failure) {
      return try Qualifier(knownName: name, for: type, in: scope)
    } catch {
      guard requestShape(of: peeled(type)) != nil else { throw error }
      return try Qualifier(knownName: name, for: requestBase(of: type), in: scope)
    }
  }
}
