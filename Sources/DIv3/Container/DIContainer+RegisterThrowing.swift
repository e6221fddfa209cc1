extension DIContainer {
  /// Registers a component whose objects a throwing closure creates; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register(throwing: { try Database(path: arg($0)) })
  ///   .lifetime(.perContainer(.strong))
  /// let database: Database = try container.resolved(args: path)
  /// ```
  ///
  /// If the closure throws, the request fails, and all that need the object fail with it; nothing of it is kept, and the
  /// next request tries again. ``resolved(from:arguments:)`` throws a ``DIFailure`` with the error;
  /// ``resolve(from:arguments:file:line:)`` ends the process with its text.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer that may throw, or a closure that calls one. If it returns an Optional, the component has
  ///     the wrapped type, and nil means that there is no object.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, each Parameter>(
    file: String = #file, line: Int = #line,
    throwing closure: @escaping (repeat each Parameter) throws -> Impl
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, closure)
  }
}
