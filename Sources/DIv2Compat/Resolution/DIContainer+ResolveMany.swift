internal import DIEngine

extension DIContainer {
  /// Gives one object of each registration of a type. Since 2.0.0.
  ///
  /// An element that needs itself is left out: a composite may ask for all of its kind while it is
  /// made. Any other error ends the request.
  ///
  /// ```swift
  /// let animals = try container.resolveMany(Animal.self)
  /// ```
  ///
  /// - Parameter type: The type as which the objects are registered.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: `DIError.typeNotFound` if nothing is registered for the type; else as `resolve(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T>(_ type: T.Type) throws -> [T] {
    try resolveMany()
  }

  /// Gives one object of each registration of the type that is wanted. Since 2.0.0.
  ///
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T>() throws -> [T] {
    do throws(Failure) {
      return try scope.takeUnretainedValue().resolveMany(
        T.self, leavingOut: [.recursive, .inaccessible], for: self)
    } catch {
      throw DIError.translated(error)
    }
  }

  /// Gives one object of each registration of a type, each made out of the same arguments.
  /// From 2.0.0 to 2.1.1.
  ///
  /// - Parameters:
  ///   - type: The type as which the objects are registered.
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }

  /// Gives one object of each registration of the wanted type, each made out of the same
  /// arguments. From 2.0.0 to 2.1.1.
  ///
  /// - Parameters:
  ///   - a0: The first argument.
  ///   - rest: The other arguments.
  /// - Returns: The objects, in the order of their registrations.
  /// - Throws: As `resolveMany(_:)` and `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolveMany(arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  public func resolveMany<T, A0, each A>(arg a0: A0, _ rest: repeat each A) throws -> [T] {
    do throws(Failure) {
      return try scope.takeUnretainedValue().resolveMany(
        T.self, leavingOut: [.recursive, .inaccessible], for: self,
        signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0, repeat each rest)
    } catch {
      throw DIError.translated(error)
    }
  }
}
