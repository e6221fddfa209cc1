public import DIEngine
public import DIv3MainActor

/// Injections on the main actor. The dependencies resolve on the requesting thread, then the closure runs
/// on the main thread: directly if they are the same thread, otherwise by a synchronous hop.
extension DIComponentBuilder {
  /// Injects dependencies on the main actor, or runs code there on each created object.
  ///
  /// ```swift
  /// container.register(Screen.init)
  ///   .injection { @MainActor in $0.title = "Cars" }
  ///   .injection { @MainActor screen, model in screen.model = model }
  /// ```
  ///
  /// If a dependency can't be resolved and is not an Optional, this injection is skipped, and the log gets
  /// an error. A request deadlocks if the main thread waits for the requesting thread.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - method: Receives the object and the dependencies; their types state the requests.
  /// - Returns: This builder.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<each Dependency>(
    isolation: (any Actor)? = #isolation,
    _ method: @escaping MainActorFunction<Void, Impl, repeat each Dependency>
  ) -> Self {
    injection(isolation: isolation, with: method)
  }

  /// Injects one dependency with a name on the main actor.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, name: String?, cycle: Bool = false,
    _ method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(isolation: isolation, name: name, cycle: cycle, with: method)
  }

  /// Injects one dependency on the main actor, deferred on request.
  ///
  /// ```swift
  /// container.register(Screen.init)
  ///   .injection(cycle: true) { @MainActor in $0.router = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency.
  /// - Returns: This builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, cycle: Bool,
    _ method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(isolation: isolation, name: nil, cycle: cycle, with: method)
  }

  /// Runs code on the main actor on each created object after all its injections, deferred ones included.
  ///
  /// ```swift
  /// container.register(Screen.init).postInit { @MainActor in $0.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - method: Receives the object. A component has one post-init: the last call wins.
  /// - Returns: This builder.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  public func postInit(
    isolation: (any Actor)? = #isolation, _ method: @escaping MainActorFunction<Void, Impl>
  ) -> Self {
    let call: (Impl) -> Void = fromAnyThread(method)
    return finish(with: MemberInjection.automatic(isDeferred: false, call).onMainActor())
  }
}
