public import DIv3MainActor

// These overloads have one more argument, which makes them more specific: the compiler chooses them
// wherever the type of the closure states its actor.

/// Main-actor factories in the spelling of 5.0 and later.
extension DIContainer {
  /// Registers a component whose objects a closure creates on the main actor; each parameter is a
  /// dependency.
  ///
  /// ```swift
  /// @MainActor final class Screen { init(model: Model) {} }
  /// container.register(Screen.init)
  /// container.register { @MainActor in Screen(model: $0) }
  /// ```
  ///
  /// Any thread may request the object. Its dependencies resolve on the requesting thread, then the closure
  /// runs on the main thread: directly if they are the same thread, otherwise by a synchronous hop. The hop
  /// requires a running main queue, and deadlocks if the main thread waits for the requesting thread.
  ///
  /// A closure needs its own `@MainActor` even inside main-actor code: without it, the closure runs on the
  /// requesting thread, although the compiler lets it use what belongs to the main actor there
  /// (<doc:Concurrency>). In Swift 5 mode the compiler may treat an initializer as nonisolated if its class is on
  /// the main actor only because of a superclass or of the module's default isolation; use
  /// `register(main:)` there.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, each Parameter>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, repeat each Parameter>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose objects a closure creates on the main actor, and modifies its first
  /// parameter.
  ///
  /// ```swift
  /// container.register(Screen.init) { arg($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: Unwraps the modified dependency for the first parameter; it runs on the requesting
  ///     thread.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, each Parameter, Modified>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, First, repeat each Parameter>,
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
  /// container.register(Screen.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: Unwraps the modified dependencies for the first two parameters; it runs on the
  ///     requesting thread.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, Second, each Parameter, Modified1, Modified2>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, First, Second, repeat each Parameter>,
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
