public import DIEngine
public import DIv3MainActor

// The compiler tries each overload for each link of a chain before it knows the type of the component:
// an overload that it can't rule out at once doubles its work with each link. A trailing closure omits
// its label, a key path can't: with a label, the compiler never tries these overloads for key paths. The
// overloads without a label are disfavored, and so dropped as soon as one of these fits. Between these,
// the closure's actor decides at once.
extension DIComponentBuilder {
  /// Injects dependencies with a trailing closure, or runs code on each created object.
  ///
  /// ```swift
  /// container.register(Car.init)
  ///   .injection { $0.color = .red }
  ///   .injection { $0.engine = $1 }
  ///   .injection { $0.setup(body: $1, wheels: many($2)) }
  /// ```
  ///
  /// If a dependency can't be resolved and is not an Optional, this injection is skipped, and the log gets
  /// an error.
  ///
  /// - Parameter method: Receives the object and the dependencies; their types state the requests. A struct
  ///   arrives as a copy, and the log gets a warning. Write it as a trailing closure, without the label.
  /// - Returns: This builder.
  /// - Since: 3.0; any number of dependencies since 4.6
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    with method: @escaping (Impl, repeat each Dependency) -> Void
  ) -> Self {
    add(.automatic(isDeferred: false, method))
  }

  /// Injects one dependency with a name, with a trailing closure.
  ///
  /// ```swift
  /// container.register(Car.init).injection(name: "diesel") { $0.engine = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency, as in ``injection(with:)``.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String?, cycle: Bool = false, with method: @escaping (Impl, Property) -> Void
  ) -> Self {
    add(
      .automatic(
        isDeferred: cycle, qualifier: qualifier(named: name), method))
  }

  /// Injects one dependency with a trailing closure, deferred on request.
  ///
  /// ```swift
  /// container.register(Car.init).injection(cycle: true) { $0.driver = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - cycle: Whether the injection waits until the outermost object is created. Each dependency cycle
  ///     needs one such injection.
  ///   - method: Receives the object and the dependency, as in ``injection(with:)``.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    cycle: Bool, with method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: nil, cycle: cycle, with: method)
  }
}

/// Trailing closures on the main actor. The dependencies resolve on the requesting thread, then the
/// closure runs on the main thread: directly if they are the same thread, otherwise by a synchronous hop.
extension DIComponentBuilder {
  /// Injects dependencies with a trailing closure on the main actor, or runs code there on each created
  /// object.
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
  ///   - method: Receives the object and the dependencies; their types state the requests. Write it as a
  ///     trailing closure, without the label.
  /// - Returns: This builder.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    isolation: (any Actor)? = #isolation,
    with method: @escaping MainActorFunction<Void, Impl, repeat each Dependency>
  ) -> Self {
    let call: (Impl, repeat each Dependency) -> Void = fromAnyThread(first: method)
    return add(
      MemberInjection.automatic(isDeferred: false, call).onMainActor())
  }

  /// Injects one dependency with a name, with a trailing closure on the main actor.
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
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, name: String?, cycle: Bool = false,
    with method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    let call: (Impl, Property) -> Void = fromAnyThread(method)
    return add(
      MemberInjection.automatic(
        isDeferred: cycle, qualifier: qualifier(named: name), call
      ).onMainActor())
  }

  /// Injects one dependency with a trailing closure on the main actor, deferred on request.
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
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, cycle: Bool,
    with method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(isolation: isolation, name: nil, cycle: cycle, with: method)
  }
}
