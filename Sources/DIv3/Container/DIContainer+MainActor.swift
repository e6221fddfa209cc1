public import DIv3MainActor

// These are the more specific ones, thanks to the argument that they have more, so they are chosen
// wherever the type of the closure says its actor.

/// Factories of the main actor, as 5.0 and later take them.
extension DIContainer {
  /// Declares how objects of a type are made on the main actor; each parameter is a dependency.
  ///
  /// ```swift
  /// @MainActor final class Screen { init(model: Model) {} }
  /// container.register(Screen.init)
  /// container.register { @MainActor in Screen(model: $0) }
  /// ```
  ///
  /// Any thread may ask for the object. Its dependencies are made on that thread, then the closure
  /// runs on the main one: at once if it is the same, otherwise by a synchronous hop. The hop needs
  /// a main queue that is served, and never ends if the main thread waits for the thread that asks.
  ///
  /// A closure that is written in code of the main actor must say `@MainActor`, too: otherwise it is
  /// one of no actor. In Swift 5 mode an initializer whose class is of the main actor only because of
  /// a superclass, or of the module's default, may be taken as one of no actor; there
  /// `register(main:)` is safe.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, each Parameter>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, repeat each Parameter>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// Declares how objects of a type are made on the main actor, with the first parameter modified.
  ///
  /// ```swift
  /// container.register(Screen.init) { arg($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: makes the first parameter out of a modified dependency; it runs on the thread
  ///     that asks.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, each Parameter, Modified>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, First, repeat each Parameter>,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    let call: (First, repeat each Parameter) -> Impl = fromAnyThread(first: closure)
    return register(file: file, line: line, call, modificator: modificator)
  }

  /// Declares how objects of a type are made on the main actor, with the first two parameters
  /// modified.
  ///
  /// ```swift
  /// container.register(Screen.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one; it runs on the main thread.
  ///   - modificator: makes the first two parameters out of modified dependencies; it runs on the
  ///     thread that asks.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, Second, each Parameter, Modified1, Modified2>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, First, Second, repeat each Parameter>,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    let call: (First, Second, repeat each Parameter) -> Impl = fromAnyThread(second: closure)
    return register(file: file, line: line, call, modificator: modificator)
  }
}
