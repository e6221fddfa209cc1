// Written by `Scripts/generate-arities.swift`.
public import DIEngine
public import DIv3MainActor

extension DIContainer {
  /// Registers a component whose initializer has 1 parameter, as
  /// ``register(file:line:_:)`` does.
  ///
  /// Objects are created faster than with the overload for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0
  @_documentation(visibility: internal)
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

  /// Registers a component whose main-actor initializer has 1 parameter,
  /// as ``register(isolation:file:line:_:)`` does.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer of the main actor, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose initializer has 1 parameter,
  /// and whose actor only the closure knows.
  ///
  /// Synchronous requests for the object trap unless that is the main actor or none, as with the overload
  /// for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// Registers a component whose initializer has 2 parameters, as
  /// ``register(file:line:_:)`` does.
  ///
  /// Objects are created faster than with the overload for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0
  @_documentation(visibility: internal)
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

  /// Registers a component whose main-actor initializer has 2 parameters,
  /// as ``register(isolation:file:line:_:)`` does.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer of the main actor, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose initializer has 2 parameters,
  /// and whose actor only the closure knows.
  ///
  /// Synchronous requests for the object trap unless that is the main actor or none, as with the overload
  /// for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1, P2>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1, P2) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// Registers a component whose initializer has 3 parameters, as
  /// ``register(file:line:_:)`` does.
  ///
  /// Objects are created faster than with the overload for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0
  @_documentation(visibility: internal)
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

  /// Registers a component whose main-actor initializer has 3 parameters,
  /// as ``register(isolation:file:line:_:)`` does.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer of the main actor, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2, P3>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose initializer has 3 parameters,
  /// and whose actor only the closure knows.
  ///
  /// Synchronous requests for the object trap unless that is the main actor or none, as with the overload
  /// for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl: Sendable, P1, P2, P3>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping @isolated(any) (P1, P2, P3) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declareIsolated(file, line, closure)
  }

  /// Registers a component whose initializer has 4 parameters, as
  /// ``register(file:line:_:)`` does.
  ///
  /// Objects are created faster than with the overload for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0
  @_documentation(visibility: internal)
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

  /// Registers a component whose main-actor initializer has 4 parameters,
  /// as ``register(isolation:file:line:_:)`` does.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer of the main actor, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @_documentation(visibility: internal)
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, P1, P2, P3, P4>(
    isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
    _ closure: @escaping MainActorFunction<Impl, P1, P2, P3, P4>
  ) -> DIComponentBuilder<Impl> {
    declareOnMain(file, line, fromAnyThread(closure))
  }

  /// Registers a component whose initializer has 4 parameters,
  /// and whose actor only the closure knows.
  ///
  /// Synchronous requests for the object trap unless that is the main actor or none, as with the overload
  /// for any number of parameters.
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  /// - Returns: A builder that configures the component further.
  /// - Since: 5.0
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @_documentation(visibility: internal)
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
