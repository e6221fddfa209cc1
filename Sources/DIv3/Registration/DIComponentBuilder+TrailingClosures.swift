public import DIEngine
public import DIv3MainActor

// The compiler tries each overload for each link of a chain before it knows the type of the component, so that what it
// can't tell apart at once doubles its work with each link. A trailing closure leaves a label out, a key path can't:
// thanks to theirs, these are never tried for key paths. Those without a label are disfavored, and so given up as soon as
// one of these fits. Between these, what the closure's actor is decides at once.
extension DIComponentBuilder {
  /// Injects dependencies by a trailing closure, or runs code on each made object.
  ///
  /// ```swift
  /// container.register(Car.init)
  ///   .injection { $0.color = .red }
  ///   .injection { $0.engine = $1 }
  ///   .injection { $0.setup(body: $1, wheels: many($2)) }
  /// ```
  ///
  /// A dependency that can't be had and is no Optional leaves this injection out, with an error in
  /// the log.
  ///
  /// - Parameter method: Gets the object, a struct as a copy, and the dependencies, whose types say
  ///   what is asked for. Written behind the call, without the label.
  /// - Returns: The builder.
  /// - Since: 3.0; any number of dependencies since 4.6
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    with method: @escaping (Impl, repeat each Dependency) -> Void
  ) -> Self {
    add(.automatic(isDeferred: false, onMissing: .skip, method))
  }

  /// Injects one dependency with a name, by a trailing closure.
  ///
  /// ```swift
  /// container.register(Car.init).injection(name: "diesel") { $0.engine = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Asks for the component that is offered with this name; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency, as in ``injection(with:)``.
  /// - Returns: The builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String?, cycle: Bool = false, with method: @escaping (Impl, Property) -> Void
  ) -> Self {
    add(
      .automatic(
        isDeferred: cycle, onMissing: .skip, qualifier: qualifier(named: name), method))
  }

  /// Injects one dependency by a trailing closure, later if need be.
  ///
  /// ```swift
  /// container.register(Car.init).injection(cycle: true) { $0.driver = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - cycle: Whether the injection waits until the outermost object is made; one such injection
  ///     is needed in each cycle.
  ///   - method: Gets the object and the dependency, as in ``injection(with:)``.
  /// - Returns: The builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    cycle: Bool, with method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: nil, cycle: cycle, with: method)
  }
}

/// Trailing closures of the main actor. The dependencies are made on the thread that asks, then the closure runs on
/// the main thread: at once if it is the same, otherwise by a synchronous hop.
extension DIComponentBuilder {
  /// Injects dependencies by a trailing closure of the main actor, or runs code there on each made object.
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
  ///   - method: Gets the object and the dependencies. Written behind the call, without the label.
  /// - Returns: The builder.
  /// - Since: 5.0
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    isolation: (any Actor)? = #isolation,
    with method: @escaping MainActorFunction<Void, Impl, repeat each Dependency>
  ) -> Self {
    let call: (Impl, repeat each Dependency) -> Void = fromAnyThread(first: method)
    return injection(with: call)
  }

  /// Injects one dependency with a name, by a trailing closure of the main actor.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - name: Asks for the component that is offered with this name; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency.
  /// - Returns: The builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, name: String?, cycle: Bool = false,
    with method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(name: name, cycle: cycle, with: fromAnyThread(method))
  }

  /// Injects one dependency by a trailing closure of the main actor, later if need be.
  ///
  /// ```swift
  /// container.register(Screen.init).injection(cycle: true) { @MainActor in $0.router = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller; has no effect. Leave it out.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency.
  /// - Returns: The builder.
  /// - Since: 6.0
  @inlinable
  @discardableResult
  public func injection<Property>(
    isolation: (any Actor)? = #isolation, cycle: Bool,
    with method: @escaping MainActorFunction<Void, Impl, Property>
  ) -> Self {
    injection(name: nil, cycle: cycle, with: fromAnyThread(method))
  }
}
