internal import DIEngine

extension DIScope {
  /// Returns a lazy for the type that the context expects. Makes no object.
  ///
  /// ```swift
  /// let cat: DILazy<Cat> = try scope.lazyResolve()
  /// cat.value.come()
  /// ```
  ///
  /// `resolve()` and `resolve(DILazy<Cat>.self)` do the same.
  ///
  /// - Returns: A lazy that makes its object at its first use.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` and
  ///   ``DIError/defaultTypeIsNotSpecified(type:components:)``. The errors of making the object
  ///   occur at its first use.
  /// - Since: 1.3.1
  public func lazyResolve<T>() throws -> DILazy<T> {
    try resolve(DILazy<T>.self)
  }

  /// Returns a lazy for a named object of the type that the context expects. Makes no object.
  ///
  /// - Parameter name: A name of a component that offers the type.
  /// - Returns: A lazy that makes its object at its first use.
  /// - Throws: ``DIError/typeIsNotFound(type:)`` and
  ///   ``DIError/typeIsNotFoundForName(type:name:components:)``. The errors of making the object
  ///   occur at its first use.
  /// - Since: 1.3.1
  public func lazyResolve<T>(name: String) throws -> DILazy<T> {
    try resolve(DILazy<T>.self, name: name)
  }

  /// Returns a lazy for one object of each component of the type that the context expects. Makes
  /// and checks nothing.
  ///
  /// ```swift
  /// let animals: DILazy<[Animal]> = scope.lazyResolveMany()
  /// ```
  ///
  /// - Returns: A lazy that makes its objects at its first use, as `resolveMany()` does.
  /// - Since: 1.3.1
  public func lazyResolveMany<T>() -> DILazy<[T]> {
    DILazy(self) { (scope) throws(Failure) -> [T] in try scope.all(T.self) }
  }

  /// Returns a lazy for one object of each component of a type. Equivalent to
  /// ``lazyResolveMany()``.
  ///
  /// - Parameter type: The type of a lazy for a single object.
  /// - Returns: A lazy that makes its objects at its first use.
  /// - Since: 1.3.1
  public func resolveMany<T>(_ type: DILazy<T>.Type) -> DILazy<[T]> {
    lazyResolveMany()
  }

  /// Returns a lazy for one object of each component, where the context expects a lazy. Equivalent
  /// to ``lazyResolveMany()``.
  ///
  /// - Returns: A lazy that makes its objects at its first use.
  /// - Throws: Nothing. `throws` makes it look like the other `resolveMany()`.
  /// - Since: 1.3.1
  public func resolveMany<T>() throws -> DILazy<[T]> {
    lazyResolveMany()
  }
}
