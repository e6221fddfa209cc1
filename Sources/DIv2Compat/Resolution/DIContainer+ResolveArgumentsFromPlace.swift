/// Requests with arguments that state their place in the source, as those of 2.0.0 do. The place is
/// ignored: an error names the path through the components.
extension DIContainer {
  /// Returns an object of a type, made from runtime arguments. Forwards to `resolve(_:arg:_:)`.
  ///
  /// ```swift
  /// let cat = try container.resolve(Cat.self, arg: "Tom", 3, f: file, l: line)
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Returns an object of the type that the context expects, made from runtime arguments. Forwards
  /// to `resolve(arg:_:)`.
  ///
  /// - Parameters:
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T, A0, each A>(
    arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(arg: a0, repeat each rest)
  }

  /// Returns a named object of a type, made from runtime arguments. Forwards to
  /// `resolve(_:name:arg:_:)`.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name that `set(name:)` gave the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T, A0, each A>(
    _ type: T.Type, name: String, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Returns a named object of the type that the context expects, made from runtime arguments.
  /// Forwards to `resolve(name:arg:_:)`.
  ///
  /// - Parameters:
  ///   - name: A name that `set(name:)` gave the component.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: An object from the factory for exactly these argument types, or a cached one.
  /// - Throws: The errors of `resolve(_:name:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T, A0, each A>(
    name: String, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> T {
    try resolve(name: name, arg: a0, repeat each rest)
  }

  /// Returns one object of each component of a type, each made from the same runtime arguments.
  /// Forwards to `resolveMany(_:arg:_:)`.
  ///
  /// - Parameters:
  ///   - type: A service of the components.
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  public func resolveMany<T, A0, each A>(
    _ type: T.Type, arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }

  /// Returns one object of each component of the type that the context expects, each made from the
  /// same runtime arguments. Forwards to `resolveMany(arg:_:)`.
  ///
  /// - Parameters:
  ///   - a0: The first argument after the container.
  ///   - rest: The other arguments.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)` and `resolve(_:arg:_:)`.
  /// - Since: 2.0.0 only
  public func resolveMany<T, A0, each A>(
    arg a0: A0, _ rest: repeat each A, f: String, l: Int
  ) throws -> [T] {
    try resolveMany(arg: a0, repeat each rest)
  }
}
