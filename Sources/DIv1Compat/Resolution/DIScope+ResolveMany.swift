internal import DIEngine

extension DIScope {
  /// Gives one object of every component of the type that is expected where the call stands.
  ///
  /// - Returns: The objects in the order of registration.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T>() throws -> [T] {
    try resolveMany(T.self)
  }

  /// Gives one object of every component of a type.
  ///
  /// ```swift
  /// let animals = try scope.resolveMany(Animal.self)
  /// ```
  ///
  /// Called by an initializer, it leaves out the object that this initializer makes.
  ///
  /// - Parameter type: The type.
  /// - Returns: The objects in the order of registration, each the one without a name.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` if no component has the type; otherwise as
  ///   `resolve`, for the first object that can't be made.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T>(_ type: T.Type) throws -> [T] {
    do throws(Failure) {
      return try all(type)
    } catch {
      throw thrownError(for: error)
    }
  }

  /// Gives one object of every component of the type that is expected where the call stands, all
  /// made of the same runtime arguments.
  ///
  /// - Parameters:
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: The objects in the order of registration.
  /// - Throws: ``DIError``, or what a closure of a component threw.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T, Arg, each Rest>(
    arg: Arg, _ rest: repeat each Rest
  ) throws -> [T] {
    try resolveMany(T.self, arg: arg, repeat each rest)
  }

  /// Gives one object of every component of a type, all made of the same runtime arguments.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - arg: The first argument after the scope.
  ///   - rest: The further arguments.
  /// - Returns: The objects in the order of registration.
  /// - Throws: ``DIError``, or what a closure of a component threw; also if only one of the
  ///   components has no initializer for these arguments.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T, Arg, each Rest>(
    _ type: T.Type, arg: Arg, _ rest: repeat each Rest
  ) throws -> [T] {
    do throws(Failure) {
      return try scope.resolveMany(
        type, leavingOut: [], for: self,
        signature: ((DIScope, Arg, repeat each Rest) -> Any).self, arg, repeat each rest)
    } catch {
      throw thrownError(for: error)
    }
  }

  func all<T>(_ type: T.Type) throws(Failure) -> [T] {
    try scope.resolveMany(type, leavingOut: [], for: self)
  }
}
