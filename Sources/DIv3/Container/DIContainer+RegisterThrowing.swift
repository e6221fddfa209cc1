public import DIv3MainActor

// Disfavored, so that trailing closures without the label keep their meaning.
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
  @_disfavoredOverload
  public func register<Impl, each Parameter>(
    file: String = #file, line: Int = #line,
    throwing closure: @escaping (repeat each Parameter) throws -> Impl
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, closure).throwing()
  }

  /// Registers a component whose objects a throwing closure creates, and modifies its first parameter.
  ///
  /// ```swift
  /// container.register(throwing: Database.init) { arg($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer that may throw, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependency for the first parameter, with `arg`, `many` or `by`.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl, First, each Parameter, Modified>(
    file: String = #file, line: Int = #line,
    throwing closure: @escaping (First, repeat each Parameter) throws -> Impl,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    declare(file, line) { (first: Modified, rest: repeat each Parameter) throws -> Impl in
      try closure(modificator(first), repeat each rest)
    }.throwing()
  }

  /// Registers a component whose objects a throwing closure creates, and modifies its first two parameters.
  ///
  /// ```swift
  /// container.register(throwing: Database.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer that may throw, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependencies for the first two parameters.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl, First, Second, each Parameter, Modified1, Modified2>(
    file: String = #file, line: Int = #line,
    throwing closure: @escaping (First, Second, repeat each Parameter) throws -> Impl,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    declare(file, line) {
      (first: Modified1, second: Modified2, rest: repeat each Parameter) throws -> Impl in
      let modified = modificator(first, second)
      return try closure(modified.0, modified.1, repeat each rest)
    }.throwing()
  }

  /// Registers a component whose objects a throwing closure creates on the main actor; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register(throwing: { @MainActor in try Screen(file: $0) })
  /// ```
  ///
  /// The dependencies resolve on the requesting thread, then the closure runs on the main thread.
  ///
  /// - Parameters:
  ///   - isolation: Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer of a main-actor type that may throw, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 0.1.0 of this package
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl, each Parameter>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    throwing closure: @escaping ThrowingMainActorFunction<Impl, repeat each Parameter>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(throwing: closure)).throwing()
  }
}
