public import DIEngine

// Functions and closures in parentheses. A trailing closure goes to one of `DIComponentBuilder+TrailingClosures.swift`,
// which says why.
extension DIComponentBuilder {
  /// Injects dependencies by a closure, or runs code on each made object.
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
  ///   what is asked for.
  /// - Since: 3.0; any number of dependencies since 4.6
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<each Dependency>(
    _ method: @escaping (Impl, repeat each Dependency) -> Void
  ) -> Self {
    injection(with: method)
  }

  /// Injects one dependency with a name.
  ///
  /// ```swift
  /// container.register(Car.init).injection(name: "diesel") { $0.engine = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - name: Asks for the component that is offered with this name; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is made.
  ///   - method: Gets the object and the dependency, as in ``injection(_:)``.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    name: String?, cycle: Bool = false, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: name, cycle: cycle, with: method)
  }

  /// Injects one dependency, later if need be.
  ///
  /// ```swift
  /// container.register(Car.init).injection(cycle: true) { $0.driver = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - cycle: Whether the injection waits until the outermost object is made; one such injection
  ///     is needed in each cycle.
  ///   - method: Gets the object and the dependency, as in ``injection(_:)``.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    cycle: Bool, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: nil, cycle: cycle, with: method)
  }

  /// Runs code on each made object, after all its injections, those of cycles included.
  ///
  /// ```swift
  /// container.register(Presenter.init)
  ///   .injection(\.interactor)
  ///   .postInit { $0.interactor.delegate = $0 }
  /// ```
  ///
  /// - Parameter method: Gets the object. A component has one such action: the last call counts.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func postInit(_ method: @escaping (Impl) -> Void) -> Self {
    finish(with: .automatic(isDeferred: false, method))
  }

  @usableFromInline
  func finish(with step: MemberInjection) -> Self {
    change { $0.postInit = step }
  }

  @usableFromInline
  package func add(_ step: MemberInjection) -> Self {
    change { $0.injections.append(step) }
  }

  @usableFromInline
  func qualifier(named name: String?) -> Qualifier {
    guard let name, !name.isEmpty else { return .none }
    return QualifierInterner.shared.name(name)
  }
}
