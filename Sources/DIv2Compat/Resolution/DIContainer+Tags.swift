public import DIEngine

extension DIContainer {
  /// Resolves the object of the registration that has a tag. Since 2.1.2.
  ///
  /// Each tag of a registration has an object of its own, as a name has.
  ///
  /// ```swift
  /// let saw = try container.resolve(Tool.self, tag: Kind.cutting)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that is asked for.
  ///   - tag: What was given to `set(tag:)`: see there for which values are the same tag.
  /// - Returns: The object.
  /// - Throws: `DIError.typeForTagNotFound` if no registration of the type has the tag; all that
  ///   `resolve(_:)` throws.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(tag:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Tag>(_ type: T.Type, tag: Tag) throws -> T {
    try resolve(tag: tag)
  }

  /// Resolves the object of the registration that has a tag, of the type that the result is used
  /// as. Since 2.1.2.
  ///
  /// ```swift
  /// let saw: Tool = try container.resolve(tag: Kind.cutting)
  /// ```
  ///
  /// - Parameter tag: What was given to `set(tag:)`.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:tag:)`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve(tag:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Tag>(tag: Tag) throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
        do throws(Failure) {
          return try scope.resolve(T.self, scope.qualifier(tag: tag, for: T.self), for: self)
        } catch {
          throw DIError.translated(error, tag: tag)
        }
      }
    }
  }

  /// Resolves the object of the registration that has a tag, with runtime arguments. Since 2.1.2.
  ///
  /// ```swift
  /// let saw = try container.resolve(Tool.self, tag: Kind.cutting, arg: 5)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type that is asked for.
  ///   - tag: What was given to `set(tag:)`.
  ///   - a0: The first argument of the closure that was given to `initialWithArg`.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:tag:)`, and as `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(tag:arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Tag, A0, each A>(
    _ type: T.Type, tag: Tag, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(tag: tag, arg: a0, repeat each rest)
  }

  /// Resolves the object of the registration that has a tag, with runtime arguments, of the type
  /// that the result is used as. Since 2.1.2.
  ///
  /// ```swift
  /// let saw: Tool = try container.resolve(tag: Kind.cutting, arg: 5)
  /// ```
  ///
  /// - Parameters:
  ///   - tag: What was given to `set(tag:)`.
  ///   - a0: The first argument of the closure that was given to `initialWithArg`.
  ///   - rest: The other arguments.
  /// - Returns: The object.
  /// - Throws: As `resolve(_:tag:)`, and as `resolve(_:arg:_:)`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(tag:arguments:), see docs/migration/declarations-2.md#requests"
  )
  #endif
  @inlinable
  public func resolve<T, Tag, A0, each A>(
    tag: Tag, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try withExtendedLifetime(self) {
      try scope._withUnsafeGuaranteedRef { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, scope.qualifier(tag: tag, for: T.self), for: self,
            signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0,
            repeat each rest)
        } catch {
          throw DIError.translated(error, tag: tag)
        }
      }
    }
  }
}
