public import DIEngine

extension DIScope {
  /// Returns an object of the type that the context expects, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:arg:_:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T, Arg, each Rest>(
    arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(T.self, arg: arg, repeat each rest)
  }

  /// Returns an object of a type, made from runtime arguments.
  ///
  /// ```swift
  /// builder.register { Hamster(name: $1, age: $2) }
  /// let hamster = try scope.resolve(Hamster.self, arg: "Bill", 2)
  /// ```
  ///
  /// The exact static types of the arguments select the factory. Only the requested component
  /// receives them. If you set the component's lifetime and an object is cached, the request
  /// returns that object, whatever the arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: ``DIError/initializationMethodWithSignatureIsNotFoundFor(component:signature:)`` if
  ///   the component has no factory for these argument types; otherwise the errors of
  ///   `resolve(_:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    do throws(Failure) {
      return try scope.resolve(
        type, for: self, signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg,
        repeat each rest)
    } catch {
      throw thrownError(
        for: error, signature: ((DIScope, Arg, repeat each Rest) -> Any).self)
    }
  }

  /// Returns an object of a type, made from runtime arguments, without a label for the first one.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:arg:_:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, _ arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(type, arg: arg, repeat each rest)
  }

  /// Returns a named object of the type that the context expects, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - name: A name of a component that offers the type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T, Arg, each Rest>(
    name: String, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(T.self, name: name, arg: arg, repeat each rest)
  }

  /// Returns a named object of a type, made from runtime arguments.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name of a component that offers the type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 0.9.9
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, name: String, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    do throws(Failure) {
      return try scope.resolve(
        type, try qualifier(name, for: type), for: self,
        signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg, repeat each rest)
    } catch {
      throw thrownError(
        for: error, name: name, signature: ((DIScope, Arg, repeat each Rest) -> Any).self)
    }
  }
}
