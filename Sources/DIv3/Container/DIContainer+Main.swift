public import DIv3MainActor

/// Main-actor factories in the spelling of 6.0. Disfavored, so that trailing closures without the label
/// keep their meaning from 5.0.
extension DIContainer {
  /// Registers a component whose objects a closure creates on the main actor; each parameter is a
  /// dependency.
  ///
  /// ```swift
  /// container.register(main: Screen.init)
  /// ```
  ///
  /// The dependencies resolve on the requesting thread, then the closure runs on the main thread: directly
  /// if they are the same thread, otherwise by a synchronous hop. The hop requires a running main queue,
  /// and deadlocks if the main thread waits for the requesting thread.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 6.0
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    main closure: @escaping MainActorFunction<Impl, repeat each Parameter>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose objects a closure creates on the main actor, and modifies its first
  /// parameter.
  ///
  /// ```swift
  /// container.register(main: Screen.init) { arg($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: Unwraps the modified dependency for the first parameter; it runs on the requesting
  ///     thread.
  /// - Returns: A builder that configures the component further.
  /// - Since: 6.0
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, First, each Parameter, Modified>(
    file: String = #file, line: Int = #line,
    main closure: @escaping MainActorFunction<Impl, First, repeat each Parameter>,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    let call: (First, repeat each Parameter) -> Impl = fromAnyThread(first: closure)
    return declareOnMain(file, line) { (first: Modified, rest: repeat each Parameter) -> Impl in
      call(modificator(first), repeat each rest)
    }
  }

  /// Registers a component whose objects a closure creates on the main actor, and modifies its first two
  /// parameters.
  ///
  /// ```swift
  /// container.register(main: Screen.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: Unwraps the modified dependencies for the first two parameters; it runs on the
  ///     requesting thread.
  /// - Returns: A builder that configures the component further.
  /// - Since: 6.0
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, First, Second, each Parameter, Modified1, Modified2>(
    file: String = #file, line: Int = #line,
    main closure: @escaping MainActorFunction<Impl, First, Second, repeat each Parameter>,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    let call: (First, Second, repeat each Parameter) -> Impl = fromAnyThread(second: closure)
    return declareOnMain(file, line) {
      (first: Modified1, second: Modified2, rest: repeat each Parameter) -> Impl in
      let modified = modificator(first, second)
      return call(modified.0, modified.1, repeat each rest)
    }
  }
}
