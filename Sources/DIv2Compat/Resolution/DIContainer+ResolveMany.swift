internal import DIEngine

extension DIContainer {
  /// Returns one object of each component of a type.
  ///
  /// The result omits an object that requires itself, so that a composite may request all objects
  /// of its type during its creation. Any other error ends the request. Components that the
  /// requesting module may not see are omitted, too.
  ///
  /// ```swift
  /// let animals = try container.resolveMany(Animal.self)
  /// ```
  ///
  /// - Parameter type: A service of the components.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: ``DIError/typeNotFound(type:)`` if no component offers the type; otherwise the
  ///   errors of `resolve(_:)`.
  /// - Complexity: O(*n*), where *n* is the number of components that offer the type, in addition
  ///   to making the objects.
  /// - Since: 2.0.0
  public func resolveMany<T>(_ type: T.Type) throws -> [T] {
    try resolveMany()
  }

  /// Returns one object of each component of the type that the context expects.
  ///
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)`.
  /// - Since: 2.0.0
  public func resolveMany<T>() throws -> [T] {
    do throws(Failure) {
      return try scope.object.resolveMany(
        T.self, omittingRefused: true, for: self)
    } catch {
      throw DIError.translated(error)
    }
  }

  /// Returns one object of each component of a type, each made from the same runtime arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the components.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0, until 2.1.1
  public func resolveMany<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }

  /// Returns one object of each component of the type that the context expects, each made from the
  /// same runtime arguments.
  ///
  /// - Parameters:
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0, until 2.1.1
  public func resolveMany<T, A0, each A>(arg a0: A0, _ rest: repeat each A) throws -> [T] {
    do throws(Failure) {
      return try scope.object.resolveMany(
        T.self, omittingRefused: true, for: self,
        signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0, repeat each rest)
    } catch {
      throw DIError.translated(error)
    }
  }
}
