public import DIEngine

extension DIContainer {
  /// Returns a tagged object of a type.
  ///
  /// Each tag of a component has an object of its own, as each name has.
  ///
  /// ```swift
  /// let saw = try container.resolve(Tool.self, tag: Kind.cutting)
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - tag: A tag that `set(tag:)` gave the component; see there which values are equal tags.
  /// - Returns: The object of the component's tag.
  /// - Throws: ``DIError/typeForTagNotFound(type:tag:typesInfo:)`` if no component of the type has
  ///   the tag; otherwise the errors of `resolve(_:)`.
  /// - Since: 2.1.2
  @inlinable
  public func resolve<T, Tag>(_ type: T.Type, tag: Tag) throws -> T {
    try resolve(tag: tag)
  }

  /// Returns a tagged object of the type that the context expects.
  ///
  /// ```swift
  /// let saw: Tool = try container.resolve(tag: Kind.cutting)
  /// ```
  ///
  /// - Parameter tag: A tag that `set(tag:)` gave the component.
  /// - Returns: The object of the component's tag.
  /// - Throws: The errors of `resolve(_:tag:)`.
  /// - Since: 2.1.2
  @inlinable
  public func resolve<T, Tag>(tag: Tag) throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, Qualifier(knownTag: tag, for: T.self, in: scope), for: self)
        } catch {
          throw DIError.translated(error, tag: tag)
        }
      }
    }
  }

  /// Returns a tagged object of a type, made from runtime arguments.
  ///
  /// ```swift
  /// let saw = try container.resolve(Tool.self, tag: Kind.cutting, arg: 5)
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - tag: A tag that `set(tag:)` gave the component; see there which values are equal tags.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:tag:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.1.2
  @inlinable
  public func resolve<T, Tag, A0, each A>(
    _ type: T.Type, tag: Tag, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try resolve(tag: tag, arg: a0, repeat each rest)
  }

  /// Returns a tagged object of the type that the context expects, made from runtime arguments.
  ///
  /// ```swift
  /// let saw: Tool = try container.resolve(tag: Kind.cutting, arg: 5)
  /// ```
  ///
  /// - Parameters:
  ///   - tag: A tag that `set(tag:)` gave the component; see there which values are equal tags.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:tag:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.1.2
  @inlinable
  public func resolve<T, Tag, A0, each A>(
    tag: Tag, arg a0: A0, _ rest: repeat each A
  ) throws -> T {
    try withExtendedLifetime(self) {
      try scope.with { scope in
        do throws(Failure) {
          return try scope.resolve(
            T.self, Qualifier(knownTag: tag, for: T.self, in: scope), for: self,
            signature: ((DIContainer, A0, repeat each A) throws -> Any).self, a0,
            repeat each rest)
        } catch {
          throw DIError.translated(error, tag: tag)
        }
      }
    }
  }
}
