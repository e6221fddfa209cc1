import DIEngine

/// The smallest view of a scope: direct engine calls, without the API of a generation.
final class RawContainer: ScopeView, @unchecked Sendable {
  let scope: Scope

  var viewedScope: Scope { scope }

  init(viewing scope: Scope) {
    self.scope = scope
  }

  convenience init(_ style: Style, engine: Engine = Engine()) {
    self.init(viewing: Scope(engine, style.request))
  }

  /// A combination of engine options.
  enum Style: Sendable, CaseIterable {
    /// Injections are deferred until the root object exists; cycles close by themselves.
    case deferring
    /// The same, but a failed request keeps no objects.
    case withdrawing
    /// Injections run immediately, except deferred ones.
    case immediate

    var request: RequestOptions {
      switch self {
      case .deferring:
        return RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: false)
      case .withdrawing:
        return RequestOptions(
          joins: .sameEngine, afterFailure: .withdraw, excludesRootFromMany: false)
      case .immediate:
        return RequestOptions(joins: .sameScope, afterFailure: .finish, excludesRootFromMany: true)
      }
    }

    var behaviour: Behaviour {
      switch self {
      case .deferring:
        return Behaviour(
          [.closesCycles, .queuesBeforeMaking, .qualifierMakesInstance, .reinjectsSame])
      case .withdrawing:
        return Behaviour(
          [.closesCycles, .queuesBeforeMaking, .qualifierMakesInstance, .replacesExternal])
      case .immediate:
        return Behaviour([.optionalSoftens, .replacesExternal])
      }
    }
  }

  // MARK: Registration

  /// Registers an initializer whose parameters are dependencies.
  @discardableResult
  func declare<Impl, each Parameter>(
    _ style: Style, kept lifetime: Lifetime = Lifetime(.nowhere), file: String = #fileID,
    line: Int = #line, _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Declaration<Impl> {
    add(style, lifetime, file, line, .automatic(initializer))
  }

  /// Registers a closure that receives the container.
  @discardableResult
  func closure<Impl>(
    _ style: Style, kept lifetime: Lifetime = Lifetime(.nowhere), file: String = #fileID,
    line: Int = #line, _ initializer: @escaping (RawContainer) throws -> Impl
  ) -> Declaration<Impl> {
    add(style, lifetime, file, line, .manual(initializer))
  }

  /// Registers a closure that receives the container and the arguments of the request.
  @discardableResult
  func argument<Impl, First, each Rest>(
    _ style: Style, kept lifetime: Lifetime = Lifetime(.nowhere), file: String = #fileID,
    line: Int = #line,
    _ initializer: @escaping (RawContainer, First, repeat each Rest) throws -> Impl
  ) -> Declaration<Impl> {
    let component = Component(
      of: Impl.self, file: file, line: line, behaviour: style.behaviour, lifetime: lifetime,
      factory: nil)
    component.set(.manual(initializer))
    return add(component, style)
  }

  /// Adds a component that the test created itself.
  @discardableResult
  func add<Impl>(
    _ component: Component, of type: Impl.Type = Impl.self, _ style: Style
  ) -> Declaration<Impl> {
    scope.engine.registry.add(component)
    return Declaration(component: component, registry: scope.engine.registry, style: style)
  }

  private func add<Impl>(
    _ style: Style, _ lifetime: Lifetime, _ file: String, _ line: Int, _ factory: Factory
  ) -> Declaration<Impl> {
    let component = Component(
      of: Impl.self, file: file, line: line, behaviour: style.behaviour, lifetime: lifetime,
      factory: factory)
    return add(component, style)
  }

  // MARK: Requests

  func get<Value>(_ type: Value.Type = Value.self, name: String? = nil) throws -> Value {
    let qualifier = name.map(QualifierInterner.shared.name) ?? .none
    return try scope.resolve(type, qualifier, .softens, for: self)
  }

  func get<Value, First, each Rest>(
    _ type: Value.Type = Value.self, _ first: First, _ rest: repeat each Rest
  ) throws -> Value {
    try scope.resolve(
      type, for: self, signature: ((First, repeat each Rest) -> Value).self, first,
      repeat each rest)
  }

  func inject(_ object: AnyObject) throws {
    try scope.inject(into: object, as: type(of: object), for: self)
  }
}

/// A registration under configuration.
struct Declaration<Impl>: @unchecked Sendable {
  let component: Component
  let registry: Registry
  let style: RawContainer.Style

  @discardableResult
  func change(_ body: (Component) -> Void) -> Self {
    registry.change(component, body)
    return self
  }

  /// Injects dependencies into the created object; by default deferred, unless the style injects
  /// immediately.
  @discardableResult
  func inject<each Dependency>(
    later: Bool? = nil, _ method: @escaping (Impl, repeat each Dependency) throws -> Void
  ) -> Self {
    change {
      $0.injections.append(
        .automatic(isDeferred: later ?? (style != .immediate), method))
    }
  }

  /// Adds an injection that receives the container.
  @discardableResult
  func run(later: Bool? = nil, _ method: @escaping (RawContainer, Impl) throws -> Void) -> Self {
    change {
      $0.injections.append(.manual(isDeferred: later ?? (style != .immediate), method))
    }
  }

  @discardableResult
  func finally(_ method: @escaping (RawContainer, Impl) throws -> Void) -> Self {
    change { $0.rare.postInit = .manual(isDeferred: style != .immediate, method) }
  }

  @discardableResult
  func offered<Target>(as type: Target.Type, tag: (any Any.Type)? = nil) -> Self {
    let qualifier = tag.map(QualifierInterner.shared.tag) ?? .none
    registry.extend(
      component, with: Service(Target.self, qualifier))
    return self
  }

  @discardableResult
  func named(_ name: String) -> Self {
    change { $0.qualifiers.append(QualifierInterner.shared.name(name)) }
  }

  @discardableResult
  func preferred(_ priority: Component.Priority = .default) -> Self {
    change { $0.priority = priority }
  }
}

extension Factory {
  /// A component without an initializer: only external instances can be resolved.
  static func missing<Impl>(_ type: Impl.Type) -> Factory { Factory(missing: (() -> Impl).self) }
}
