/// Requests that state their place in the source, as those of 2.0.0 do. The place is ignored: an
/// error names the path through the components.
extension DIContainer {
  /// Returns an object of a type. Forwards to `resolve(_:)`.
  ///
  /// ```swift
  /// func find<T>(f: String = #file, l: Int = #line) throws -> T {
  ///   try container.resolve(T.self, f: f, l: l)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The object.
  /// - Throws: The errors of `resolve(_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T>(_ type: T.Type, f: String, l: Int) throws -> T {
    try resolve()
  }

  /// Returns an object of the type that the context expects. Forwards to `resolve()`.
  ///
  /// - Parameters:
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The object.
  /// - Throws: The errors of `resolve(_:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T>(f: String, l: Int) throws -> T {
    try resolve()
  }

  /// Returns a named object of a type. Forwards to `resolve(_:name:)`.
  ///
  /// - Parameters:
  ///   - type: A service of the component.
  ///   - name: A name that `set(name:)` gave the component.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The object.
  /// - Throws: The errors of `resolve(_:name:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T>(_ type: T.Type, name: String, f: String, l: Int) throws -> T {
    try resolve(name: name)
  }

  /// Returns a named object of the type that the context expects. Forwards to `resolve(name:)`.
  ///
  /// - Parameters:
  ///   - name: A name that `set(name:)` gave the component.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The object.
  /// - Throws: The errors of `resolve(_:name:)`.
  /// - Since: 2.0.0 only
  @inlinable
  public func resolve<T>(name: String, f: String, l: Int) throws -> T {
    try resolve(name: name)
  }

  /// Returns one object of each component of a type. Forwards to `resolveMany(_:)`.
  ///
  /// - Parameters:
  ///   - type: A service of the components.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)`.
  /// - Since: 2.0.0 only
  public func resolveMany<T>(_ type: T.Type, f: String, l: Int) throws -> [T] {
    try resolveMany()
  }

  /// Returns one object of each component of the type that the context expects. Forwards to
  /// `resolveMany()`.
  ///
  /// - Parameters:
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The objects, in the order of registration.
  /// - Throws: The errors of `resolveMany(_:)`.
  /// - Since: 2.0.0 only
  public func resolveMany<T>(f: String, l: Int) throws -> [T] {
    try resolveMany()
  }

  /// Injects members into an external instance. Forwards to `resolve(_:)` with the object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Throws: The errors of `resolve(_:)` with the object.
  /// - Since: 2.0.0 only
  public func resolve<T>(_ object: T, f: String, l: Int) throws {
    try resolve(object)
  }

  /// Returns an object of the same class as another object. Forwards to `resolve(byTypeOf:)`.
  ///
  /// - Parameters:
  ///   - obj: An object of the requested class.
  ///   - f: The file of the request. Ignored.
  ///   - l: The line of the request. Ignored.
  /// - Returns: The object of a request for that class.
  /// - Throws: The errors of `resolve(byTypeOf:)`.
  /// - Since: 2.0.0 only
  public func resolve<T>(byTypeOf obj: T, f: String, l: Int) throws -> T {
    try resolve(byTypeOf: obj)
  }
}
