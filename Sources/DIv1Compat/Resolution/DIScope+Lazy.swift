internal import DIEngine

extension DIScope {
  /// Gives a lazy for the type that is expected where the call stands. Nothing is made. Since
  /// 1.3.1.
  ///
  /// ```swift
  /// let cat: DILazy<Cat> = try scope.lazyResolve()
  /// cat.value.come()
  /// ```
  ///
  /// `resolve()` and `resolve(DILazy<Cat>.self)` do the same.
  ///
  /// - Returns: A lazy that makes its object when it is used first.
  /// - Throws: ``DIError`` if no component has the type, or if several have and none is the
  ///   default. What else can fail does so when the lazy is used.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolve() as Lazy<X>, see docs/migration/declarations-1.md#lazies"
  )
  #endif
  public func lazyResolve<T>() throws -> DILazy<T> {
    try resolve(DILazy<T>.self)
  }

  /// Gives a lazy for the object with a name, of the type that is expected where the call stands.
  /// Nothing is made. Since 1.3.1.
  ///
  /// - Parameter name: A name of one of the components of the type.
  /// - Returns: A lazy that makes its object when it is used first.
  /// - Throws: ``DIError`` if no component has the type, or none of them the name. What else can
  ///   fail does so when the lazy is used.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use resolve(name:) as Lazy<X>, see docs/migration/declarations-1.md#lazies"
  )
  #endif
  public func lazyResolve<T>(name: String) throws -> DILazy<T> {
    try resolve(DILazy<T>.self, name: name)
  }

  /// Gives a lazy for one object of every component of the type that is expected where the call
  /// stands. Nothing is made, nor checked. Since 1.3.1.
  ///
  /// ```swift
  /// let animals: DILazy<[Animal]> = scope.lazyResolveMany()
  /// ```
  ///
  /// - Returns: A lazy that makes its objects when it is used first, as `resolveMany()` does.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use Lazy { container.resolveMany() }, see docs/migration/declarations-1.md#lazies"
  )
  #endif
  public func lazyResolveMany<T>() -> DILazy<[T]> {
    DILazy(self) { (scope) throws(Failure) -> [T] in try scope.all(T.self) }
  }

  /// Gives a lazy for one object of every component of a type: the same as
  /// ``lazyResolveMany()``. Since 1.3.1.
  ///
  /// - Parameter type: The type of a lazy for a single object.
  /// - Returns: A lazy that makes its objects when it is used first.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T>(_ type: DILazy<T>.Type) -> DILazy<[T]> {
    lazyResolveMany()
  }

  /// Gives a lazy for one object of every component, where a lazy is expected: the same as
  /// ``lazyResolveMany()``. Since 1.3.1.
  ///
  /// - Returns: A lazy that makes its objects when it is used first.
  /// - Throws: Nothing; the word stands for the likeness with the other `resolveMany()`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use resolveMany(), see docs/migration/declarations-1.md#requests"
  )
  #endif
  public func resolveMany<T>() throws -> DILazy<[T]> {
    lazyResolveMany()
  }
}
