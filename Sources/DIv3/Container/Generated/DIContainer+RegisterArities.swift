// Written by `Scripts/generate-arities.swift`.
public import DIEngine
public import DIv3MainActor

extension DIContainer {
  /// ``register(file:line:_:)`` for a function of 1 parameter.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 3.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (P1) -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        Factory.needs(P1.self),
        Factory.body(calling: closure)))
  }

  /// ``register(isolation:file:line:_:)`` for a function of 1 parameter.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer of the main actor, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// As for a function of any number of parameters, of an actor of the user's own.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// ``register(file:line:_:)`` for a function of 2 parameters.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 3.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (P1, P2) -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        Factory.needs(P1.self, P2.self),
        Factory.body(calling: closure)))
  }

  /// ``register(isolation:file:line:_:)`` for a function of 2 parameters.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer of the main actor, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// As for a function of any number of parameters, of an actor of the user's own.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1, P2>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1, P2) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// ``register(file:line:_:)`` for a function of 3 parameters.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 3.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (P1, P2, P3) -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        Factory.needs(P1.self, P2.self, P3.self),
        Factory.body(calling: closure)))
  }

  /// ``register(isolation:file:line:_:)`` for a function of 3 parameters.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer of the main actor, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2, P3>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// As for a function of any number of parameters, of an actor of the user's own.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1, P2, P3>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1, P2, P3) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// ``register(file:line:_:)`` for a function of 4 parameters.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 3.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3, P4>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (P1, P2, P3, P4) -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        Factory.needs(P1.self, P2.self, P3.self, P4.self),
        Factory.body(calling: closure)))
  }

  /// ``register(isolation:file:line:_:)`` for a function of 4 parameters.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller; of no effect.
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer of the main actor, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3, P4>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2, P3, P4>
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, fromAnyThread(closure))
  }

  /// As for a function of any number of parameters, of an actor of the user's own.
  ///
  /// - Parameters:
  ///   - file: where the component is declared; part of its identity.
  ///   - line: where the component is declared; part of its identity.
  ///   - closure: an initializer, or a closure that calls one.
  /// - Returns: a builder that describes the component further.
  ///
  /// Since 5.0.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1, P2, P3, P4>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1, P2, P3, P4) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

}
