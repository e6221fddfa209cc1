public import DIEngine

extension DIContainer {
  /// Returns an object of a type, made from runtime arguments.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initialWithArg{ Cat(name: $1, age: $2) }
  /// let cat = try container.resolve(Cat.self, arg: "Tom", 3)
  /// ```
  ///
  /// The exact static types of the arguments select the factory. Only the requested component
  /// receives them. If an object is cached, the request returns that object, whatever the
  /// arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: ``DIError/initialMethodNotFound(typeInfo:signature:)`` if the component has no
  ///   factory for these argument types; otherwise the errors of `resolve(_:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Returns an object of the type that the context expects, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:arg:_:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T, A0, each A>(arg a0: A0, _ rest: repeat each A) throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, for: self, signature: ((DIContainer, A0, repeat each A) throws -> Any).self,
            a0, repeat each rest)
        } catch {
          throw DIError.translated(error)
        }
      }
    }
  }

  /// Returns a named object of a type, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name that `set(name:)` gave the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, name: String, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Returns a named object of the type that the context expects, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - name: A name that `set(name:)` gave the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0
  @inlinable
  public func resolve<T, A0, each A>(
    name: String, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, Qualifier(knownName: name, for: T.self, in: scope), for: self,
            signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0,
            repeat each rest)
        } catch {
          throw DIError.translated(error, name: name)
        }
      }
    }
  }
}
