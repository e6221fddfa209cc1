internal import DIEngine

extension DIScope {
  /// Returns one object of each component of the type that the context expects.
  ///
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)`.
  /// - Since: 0.9.9
  public func resolveMany<T>() throws -> [T] {
    try resolveMany(T.self)
  }

  /// Returns one object of each component of a type.
  ///
  /// If a factory makes the request, the result omits the object that this factory makes.
  ///
  /// ```swift
  /// let animals = try scope.resolveMany(Animal.self)
  /// ```
  ///
  /// - Parameter type: A service of the components.
  /// - Returns: The objects, in the order of registration; of a component with names, the one
  ///   without a name.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` if no component offers the type; otherwise the
  ///   errors of `resolve(_:)` for the first object that can't be made.
  /// - Complexity: O(*n*), where *n* is the number of components that offer the type, in addition
  ///   to making the objects.
  /// - Since: 0.9.9
  public func resolveMany<T>(_ type: T.Type) throws -> [T] {
    do throws(Failure) {
      return try all(type)
    } catch {
      throw thrownError(for: error)
    }
  }

  /// Returns one object of each component of the type that the context expects, each made from the
  /// same runtime arguments.
  ///
  /// - Parameters:
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:arg:_:)`.
  /// - Since: 0.9.9
  public func resolveMany<T, Arg, each Rest>(
    arg: Arg, _ rest: repeat each Rest
  ) throws -> [T] {
    try resolveMany(T.self, arg: arg, repeat each rest)
  }

  /// Returns one object of each component of a type, each made from the same runtime arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the components.
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: ``DIError/initializationMethodWithSignatureIsNotFoundFor(component:signature:)`` if
  ///   any of the components has no factory for these argument types; otherwise the errors of
  ///   `resolveMany(_:)`.
  /// - Since: 0.9.9
  public func resolveMany<T, Arg, each Rest>(
    _ type: T.Type, arg: Arg, _ rest: repeat each Rest
  ) throws -> [T] {
    do throws(Failure) {
      return try scope.resolveMany(
        type, omittingRefused: false, for: self,
        signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg, repeat each rest)
    } catch {
      throw thrownError(
        for: error, signature: ((DIScope, Arg, repeat each Rest) -> Any).self)
    }
  }

  func all<T>(_ type: T.Type) throws(Failure) -> [T] {
    try scope.resolveMany(type, omittingRefused: false, for: self)
  }
}
