public import DIEngine

extension DIComponentBuilder {
  /// Runs code on each made object, before the next injection.
  ///
  /// ```swift
  /// container.register(Car.init).injection { $0.engine = Diesel() }
  /// ```
  ///
  /// - Parameter method: gets the object; a struct as a copy.
  ///
  /// Since 3.0.
  @inlinable
  @discardableResult
  public func injection(_ method: @escaping (Impl) -> Void) -> Self {
    add(.automatic(isDeferred: false, method))
  }

  /// Injects one dependency.
  ///
  /// ```swift
  /// container.register(Car.init)
  ///   .injection { $0.engine = $1 }
  ///   .injection { $0.wheels = many($1) }
  ///   .injection(cycle: true) { $0.driver = $1 }
  /// ```
  ///
  /// A dependency that can't be had and is no Optional leaves this injection out, with an error in
  /// the log.
  ///
  /// - Parameters:
  ///   - name: asks for the component that is offered with this name.
  ///   - cycle: whether the injection waits until the outermost object is made; one such injection
  ///     is needed in each cycle.
  ///   - method: gets the object and the dependency, whose type says what is asked for.
  ///
  /// Since 3.0.
  @inlinable
  @discardableResult
  public func injection<Property>(
    name: String? = nil, cycle: Bool = false, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    add(
      .automatic(
        isDeferred: cycle, onMissing: .skip, qualifier: qualifier(named: name), method))
  }

  /// Injects several dependencies by a method.
  ///
  /// ```swift
  /// container.register(Car.init).injection { $0.setup(engine: $1, wheels: many($2)) }
  /// ```
  ///
  /// - Parameter method: gets the object and the dependencies.
  ///
  /// Since 3.0; any number of dependencies since 4.6.
  @inlinable
  @discardableResult
  public func injection<each Dependency>(
    _ method: @escaping (Impl, repeat each Dependency) -> Void
  ) -> Self {
    add(.automatic(isDeferred: false, onMissing: .skip, method))
  }

  /// Runs code on each made object, after all its injections, those of cycles included.
  ///
  /// ```swift
  /// container.register(Presenter.init)
  ///   .injection(\.interactor)
  ///   .postInit { $0.interactor.delegate = $0 }
  /// ```
  ///
  /// - Parameter method: gets the object. A component has one such action: the last call counts.
  ///
  /// Since 3.0.
  @inlinable
  @discardableResult
  public func postInit(_ method: @escaping (Impl) -> Void) -> Self {
    finish(with: .automatic(isDeferred: false, method))
  }

  @usableFromInline
  func finish(with step: Step) -> Self {
    change { $0.finisher = step }
  }

  @usableFromInline
  func add(_ step: Step) -> Self {
    change { $0.steps.append(step) }
  }

  @usableFromInline
  func qualifier(named name: String?) -> Qualifier {
    guard let name, !name.isEmpty else { return .none }
    return QualifierInterner.shared.name(name)
  }
}
