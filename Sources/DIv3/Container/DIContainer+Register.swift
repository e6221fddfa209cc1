public import DIEngine

extension DIContainer {
  /// Registers a component without a factory: other code, such as a storyboard, creates its objects, and
  /// ``inject(into:from:file:line:)`` injects into them.
  ///
  /// ```swift
  /// container.register(Screen.self).injection(\.presenter)
  /// container.inject(into: screen)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the component.
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl>(
    _ type: Impl.Type, file: String = #file, line: Int = #line
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(add(Impl.self, file, line, factory: nil))
  }

  /// Registers a component whose objects a closure creates; each parameter is a dependency.
  ///
  /// ```swift
  /// container.register(Car.init(engine:wheels:))
  /// container.register { Car(engine: $0, wheels: many($1)) }
  /// ```
  ///
  /// A second registration from the same line is ignored, except that its services are added to the first.
  ///
  /// The container holds the closure. One that captures the container keeps it alive forever: take what it
  /// needs as parameters (<doc:Lifetimes>).
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one. If it returns an Optional, the component has
  ///     the wrapped type, and nil means that there is no object.
  /// - Returns: A builder that configures the component further.
  /// - Since: 3.0; any number of parameters since 4.6
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, each Parameter>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (repeat each Parameter) -> Impl
  ) -> DIComponentBuilder<Impl> {
    declare(file, line, closure)
  }

  /// Registers a component whose objects a closure creates, and modifies its first parameter.
  ///
  /// ```swift
  /// container.register(Car.init) { arg($0) }
  /// let car: Car = container.resolve(args: engine)
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependency for the first parameter, with `arg`, `many` or `by`.
  /// - Returns: A builder that configures the component further.
  /// - Since: 4.3.4
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, each Parameter, Modified>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (First, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified) -> First
  ) -> DIComponentBuilder<Impl> {
    declare(file, line) { (first: Modified, rest: repeat each Parameter) -> Impl in
      closure(modificator(first), repeat each rest)
    }
  }

  /// Registers a component whose objects a closure creates, and modifies its first two parameters.
  ///
  /// ```swift
  /// container.register(Car.init) { (arg($0), many($1)) }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the registration; part of the component's identity. Leave it out.
  ///   - line: The line of the registration; part of the component's identity. Leave it out.
  ///   - closure: An initializer, or a closure that calls one.
  ///   - modificator: Unwraps the modified dependencies for the first two parameters, with `arg`, `many` or
  ///     `by`.
  /// - Returns: A builder that configures the component further.
  /// - Since: 4.6
  @inlinable
  @inline(__always)
  @discardableResult
  public func register<Impl, First, Second, each Parameter, Modified1, Modified2>(
    file: String = #file, line: Int = #line,
    _ closure: @escaping (First, Second, repeat each Parameter) -> Impl,
    modificator: @escaping (Modified1, Modified2) -> (First, Second)
  ) -> DIComponentBuilder<Impl> {
    declare(file, line) {
      (first: Modified1, second: Modified2, rest: repeat each Parameter) -> Impl in
      let modified = modificator(first, second)
      return closure(modified.0, modified.1, repeat each rest)
    }
  }

  @inlinable
  @inline(__always)
  func declare<Impl, each Parameter>(
    _ file: String, _ line: Int, _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line, Factory.needs(of: initializer), Factory.body(calling: initializer)))
  }

  /// Adds a component whose closure runs on the main actor.
  @inlinable
  func declareOnMain<Impl, each Parameter>(
    _ file: String, _ line: Int, _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> DIComponentBuilder<Impl> {
    DIComponentBuilder(
      add(
        Impl.self, file, line,
        factory: Factory(
          isolation: MainActor.shared, declare: Factory.needs(of: initializer),
          body: Factory.body(calling: initializer))))
  }

  /// Adds a component with a factory, or finds the component that the same line registered before.
  @usableFromInline
  func add(
    _ type: any Any.Type, _ file: String, _ line: Int, _ needs: @escaping Factory.Declare,
    _ body: @escaping Factory.Body
  ) -> AddedComponent {
    let (origin, isFollowed) = loading.circumstances
    let component = Component(
      of: type, file: file, line: line, behaviour: .modern, lifetime: .none, origin: origin,
      declare: needs, body: body)
    return add(component, isFollowed: isFollowed)
  }

  @usableFromInline
  package func add(
    _ type: any Any.Type, _ file: String, _ line: Int, factory: Factory?
  ) -> AddedComponent {
    let (origin, isFollowed) = loading.circumstances
    let component = Component(
      of: type, file: file, line: line, behaviour: .modern, lifetime: .none, factory: factory)
    component.origin = origin
    return add(component, isFollowed: isFollowed)
  }

  /// Adds a component of the default lifetime, or finds the one that the same line registered before.
  private func add(_ component: Component, isFollowed: Bool) -> AddedComponent {
    applyDefaults(to: component)
    let kept = registry.addOnce(component)
    if kept !== component {
      reporting { reportRepetition(component) }
      return AddedComponent(
        component: kept, container: self, isRepetition: true, announcement: nil)
    }
    let isReported = isFollowed || verbosity.isOn
    return AddedComponent(
      component: kept, container: self, isRepetition: false,
      announcement: isReported ? Announcement(of: kept, in: self) : nil)
  }
}
