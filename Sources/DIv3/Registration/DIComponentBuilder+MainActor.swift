public import DIv3MainActor

/// Injections on the main actor. The dependencies are made on the thread that asks, then the closure
/// runs on the main thread: at once if it is the same, otherwise by a synchronous hop.
extension DIComponentBuilder {
  /// Injects dependencies on the main actor, or runs code there on each made object.
  ///
  /// ```swift
  /// container.register(Screen.init)
  ///   .injection { @MainActor in $0.title = "Cars" }
  ///   .injection { @MainActor screen, model in screen.model = model }
  /// ```
  ///
  /// A dependency that can't be had and is no Optional leaves this injection out, with an error in
  /// the log. The call never ends if the main thread waits for the thread that asks.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - method: Gets the object and the dependencies.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<each Dependency>(
    isolation: (any Actor)? = #isolation,
    _ method: @escaping MainActorFunction<Void, Impl, repeat each Dependency>
  ) -> Self {
    injection(with: method)
  }

  /// Injects one dependency with a name on the main actor.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - name: Asks for the component that is offered with this name; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, name: String?, cycle: Bool = false,
    _ method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(name: name, cycle: cycle, with: fromAnyThread(method))
  }

  /// Injects one dependency on the main actor, later if need be.
  ///
  /// ```swift
  /// container.register(Screen.init).injection(cycle: true) { @MainActor in $0.router = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, cycle: Bool,
    _ method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(name: nil, cycle: cycle, with: fromAnyThread(method))
  }

  /// Runs code on the main actor on each made object, after all its injections.
  ///
  /// ```swift
  /// container.register(Screen.init).postInit { @MainActor in $0.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - method: Gets the object. A component has one such action: the last call counts.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  public func postInit(
    isolation: (any Actor)? = #isolation, _ method: @escaping MainActorFunction<Void, Impl>
  ) -> Self {
    postInit(fromAnyThread(method))
  }
}
