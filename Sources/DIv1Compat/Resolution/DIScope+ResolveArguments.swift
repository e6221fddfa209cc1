public import DIEngine

extension DIScope {
  /// Gives an object that is made of runtime arguments, of the type that is expected where the
  /// call stands.
  ///
  /// - Parameters:
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: An object made by the initializer that takes exactly these types.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Arg, each Rest>(
    arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(T.self, arg: arg, repeat each rest)
  }

  /// Gives an object of a type that is made of runtime arguments.
  ///
  /// ```swift
  /// builder.register { Hamster(name: $1, age: $2) }
  /// let hamster = try scope.resolve(Hamster.self, arg: "Bill", 2)
  /// ```
  ///
  /// The static types of the arguments choose the initializer; nothing is converted. If the
  /// component has a stated lifetime, and an object is kept already, this one is returned.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: An object made by the initializer that takes exactly these types.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    do throws(Failure) {
      return try scope.resolve(
        type, for: self, signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg,
        repeat each rest)
    } catch {
      throw thrownError(for: error)
    }
  }

  /// Gives an object of a type that is made of runtime arguments, without the label of the first.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: An object made by the initializer that takes exactly these types.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, _ arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(type, arg: arg, repeat each rest)
  }

  /// Gives the object with a name that is made of runtime arguments, of the type that is expected
  /// where the call stands.
  ///
  /// - Parameters:
  ///   - name: A name of one of the components of the type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: An object made by the initializer that takes exactly these types.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(name:arguments:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Arg, each Rest>(
    name: String, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    try resolve(T.self, name: name, arg: arg, repeat each rest)
  }

  /// Gives the object of a type with a name that is made of runtime arguments.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - name: A name of one of the components of the type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: An object made by the initializer that takes exactly these types.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(name:arguments:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Arg, each Rest>(
    _ type: T.Type, name: String, arg: Arg, _ rest: repeat each Rest
  ) throws -> T {
    do throws(Failure) {
      return try scope.resolve(
        type, try qualifier(name, for: type), for: self,
        signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg, repeat each rest)
    } catch {
      throw thrownError(for: error, name: name)
    }
  }
}
