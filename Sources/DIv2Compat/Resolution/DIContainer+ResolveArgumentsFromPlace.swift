/// Requests with arguments that say where they stand in the source, as those of 2.0.0 do.
extension DIContainer {
  /// Gives an object that is made out of arguments of the request: `resolve(_:arg:_:)`. Only 2.0.0.
  ///
  /// ```swift
  /// let cat = try container.resolve(Cat.self, arg: "Tom", 3, f: file, l: line)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used: an error tells the way through the registrations.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Gives an object of the wanted type, made out of arguments of the request: `resolve(arg:_:)`.
  /// Only 2.0.0.
  ///
  /// - Parameters:
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(args:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, A0, each A>(
    arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Gives an object by a name of its registration, made out of arguments of the request:
  /// `resolve(_:name:arg:_:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
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
    _ type: T.Type, name: String, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Gives an object of the wanted type by a name of its registration, made out of arguments of
  /// the request: `resolve(name:arg:_:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
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
    name: String, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Gives one object of each registration of a type, each made out of the same arguments:
  /// `resolveMany(_:arg:_:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - type: The type as which the objects are registered.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }

  /// Gives one object of each registration of the wanted type, each made out of the same
  /// arguments: `resolveMany(arg:_:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T, A0, each A>(
    arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }
}
