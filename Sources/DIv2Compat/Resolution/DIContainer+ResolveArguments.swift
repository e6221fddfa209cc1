public import DIEngine

extension DIContainer {
  /// Gives an object that is made out of arguments of the request. Since 2.0.0.
  ///
  /// The exact static types of the arguments choose the initial; an object that is kept already
  /// is given whatever the arguments are. Only the requested registration gets them.
  ///
  /// ```swift
  /// builder.register(type: Cat.self).initialWithArg{ Cat(name: $1, age: $2) }
  /// let cat = try container.resolve(Cat.self, arg: "Tom", 3)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: `DIError.initialMethodNotFound` if no initial takes such arguments; else as
  ///   `resolve(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Gives an object of the wanted type, made out of arguments of the request. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(arg a0: A0, _ rest: repeat each A) throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
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

  /// Gives an object by a name of its registration, made out of arguments of the request.
  /// Since 2.0.0.
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:name:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(name:arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, name: String, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Gives an object of the wanted type by a name of its registration, made out of arguments of
  /// the request. Since 2.0.0.
  ///
  /// - Parameters:
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:name:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(name:arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(
    name: String, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, scope.qualifier(name, for: T.self), for: self,
            signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0,
            repeat each rest)
        } catch {
          throw DIError.translated(error, name: name)
        }
      }
    }
  }
}
