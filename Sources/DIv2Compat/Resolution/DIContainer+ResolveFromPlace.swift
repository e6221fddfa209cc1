/// Requests that say where they stand in the source, as those of 2.0.0 do.
extension DIContainer {
  /// Gives an object of a type: `resolve(_:)`. Only 2.0.0.
  ///
  /// ```swift
  /// func find<T>(f: String = #file, l: Int = #line) throws -> T {
  ///   try container.resolve(T.self, f: f, l: l)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - f: The file of the request. Not used: an error tells the way through the registrations.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type, f: String, l: Int) throws -> T {
    try resolve()
  }

  /// Gives an object of the wanted type: `resolve()`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve() of DIv3, see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(f: String, l: Int) throws -> T {
    try resolve()
  }

  /// Gives an object of a type by a name of its registration: `resolve(_:name:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - type: The type as which the object is registered.
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:name:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(_ type: T.Type, name: String, f: String, l: Int) throws -> T {
    try resolve(name: name)
  }

  /// Gives an object of the wanted type by a name of its registration: `resolve(name:)`.
  /// Only 2.0.0.
  ///
  /// - Parameters:
  ///   - name: A name that the registration was given by `set(name:)`.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:name:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(name:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T>(name: String, f: String, l: Int) throws -> T {
    try resolve(name: name)
  }

  /// Gives one object of each registration of a type: `resolveMany(_:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - type: The type as which the objects are registered.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T>(_ type: T.Type, f: String, l: Int) throws -> [T] {
    try resolveMany()
  }

  /// Gives one object of each registration of the wanted type: `resolveMany()`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T>(f: String, l: Int) throws -> [T] {
    try resolveMany()
  }

  /// Injects into an object that was made elsewhere: `resolve(_:)` with the object. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Throws: As `resolve(_:)` with the object.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use resolve(), or inject(into:) for an object, see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolve<T>(_ object: T, f: String, l: Int) throws {
    try resolve(object)
  }

  /// Gives an object of the same class as another one: `resolve(byTypeOf:)`. Only 2.0.0.
  ///
  /// - Parameters:
  ///   - obj: The object whose own class is asked for.
  ///   - f: The file of the request. Not used.
  ///   - l: The line of the request. Not used.
  /// - Returns: The object that a request for that class gives.
  /// - Throws: As `resolve(byTypeOf:)`.
  public func resolve<T>(byTypeOf obj: T, f: String, l: Int) throws -> T {
    try resolve(byTypeOf: obj)
  }
}
