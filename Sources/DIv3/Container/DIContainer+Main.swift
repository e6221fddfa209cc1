public import DIv3MainActor

/// Factories of the main actor, as 6.0 labels them. Disfavored, so that trailing closures without
/// the label are the same as in 5.0.
extension DIContainer {
  /// Declares how objects of a type are made on the main actor; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register(main: Screen.init)
  /// ```
  ///
  /// The dependencies are made on the thread that asks, then the closure runs on the main thread: at
  /// once if it is the same, otherwise by a synchronous hop. The hop needs a main queue that is
  /// served, and never ends if the main thread waits for the thread that asks.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 6.0.
  @inlinable
  @inline(__always)
  @discardableResult
  @_disfavoredOverload
  public func register<Impl: Sendable, each Parameter>(
    file: String = #file, line: Int = #line,
    main closure: @escaping MainActorFunction<Impl, repeat each Parameter>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// Declares how objects of a type are made on the main actor, with the first parameter modified.
  ///
  /// ```swift
  /// container.register(main: Screen.init) { arg($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: makes the first parameter out of a modified dependency; it runs on the thread
  ///     that asks.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 6.0.
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
    return register(file: file, line: line, call, modificator: modificator)
  }

  /// Declares how objects of a type are made on the main actor, with the first two parameters
  /// modified.
  ///
  /// ```swift
  /// container.register(main: Screen.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: makes the first two parameters out of modified dependencies; it runs on the
  ///     thread that asks.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 6.0.
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
    return register(file: file, line: line, call, modificator: modificator)
  }
}
