public import DIEngine

// Overloads for functions, and for closures in parentheses. A trailing closure matches an overload of
// `DIComponentBuilder+TrailingClosures.swift`, which says why there are two of each.
extension DIComponentBuilder {
  /// Injects dependencies with a closure, or runs code on each created object.
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
  ///   arrives as a copy, and the log gets a warning.
  /// - Returns: This builder.
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
  ///   - name: The name that the dependency's component is offered with; nil for none.
  ///   - cycle: Whether the injection waits until the outermost object is created.
  ///   - method: Receives the object and the dependency, as in ``injection(_:)``.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    name: String?, cycle: Bool = false, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: name, cycle: cycle, with: method)
  }

  /// Injects one dependency, deferred on request.
  ///
  /// ```swift
  /// container.register(Car.init).injection(cycle: true) { $0.driver = $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - cycle: Whether the injection waits until the outermost object is created. Each dependency cycle
  ///     needs one such injection.
  ///   - method: Receives the object and the dependency, as in ``injection(_:)``.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  @_disfavoredOverload
  public func injection<Property>(
    cycle: Bool, _ method: @escaping (Impl, Property) -> Void
  ) -> Self {
    injection(name: nil, cycle: cycle, with: method)
  }

  /// Runs code on each created object after all its injections, deferred ones included.
  ///
  /// ```swift
  /// container.register(Presenter.init)
  ///   .injection(\.interactor)
  ///   .postInit { $0.interactor.delegate = $0 }
  /// ```
  ///
  /// - Parameter method: Receives the object. A component has one post-init: the last call wins.
  /// - Returns: This builder.
  /// - Since: 3.0
  @inlinable
  @discardableResult
  public func postInit(_ method: @escaping (Impl) -> Void) -> Self {
    finish(with: .automatic(isDeferred: false, method))
  }

  @usableFromInline
  package func finish(with step: MemberInjection) -> Self {
    change { $0.rare.postInit = $0.isMadeOnMainActor ? step.followingMainActor() : step }
  }

  @usableFromInline
  package func add(_ step: MemberInjection) -> Self {
    var isFirst = false
    defer {
      if isFirst, isStructOrEnumeration(Impl.self) {
        added.container.reporting { reportCopies(of: component) }
      }
    }
    return change {
      isFirst = $0.injections.isEmpty
      $0.injections.append($0.isMadeOnMainActor ? step.followingMainActor() : step)
    }
  }

  @usableFromInline
  package func qualifier(named name: String?) -> Qualifier {
    guard let name, !name.isEmpty else { return .none }
    return QualifierInterner.shared.name(name)
  }
}
