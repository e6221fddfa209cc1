private import Foundation

/// A declaration of a component in a scenario. The adapter reads its `ComponentRecipe`.
///
///     ComponentDeclaration { Saw() }.as((any Tool).self).named("small").lifetime(.lazySingle)
public struct ComponentDeclaration<Impl> {
  /// The declaration without static types.
  public private(set) var recipe: ComponentRecipe

  /// Declares a component without an initializer.
  public init(_ type: Impl.Type, file: String = #fileID, line: Int = #line) {
    let site = "\(file)#\(SiteCounter.next())"
    recipe = ComponentRecipe(type: Impl.self, file: site, line: line)
  }

  /// Declares a component with an initializer that has no parameters.
  public init(
    file: String = #fileID, line: Int = #line, _ make: @escaping () throws -> Impl
  ) {
    self.init(Impl.self, file: file, line: line)
    recipe.initializers = [.declared([], make: { _ in try make() })]
  }
}

// MARK: - Types, names, lifetime

extension ComponentDeclaration {
  /// Adds an alternative type. Nothing checks that the object has it.
  public func `as`<Service>(_: Service.Type) -> Self {
    changed { $0.services.append(Service.self) }
  }

  /// Keeps the component visible under its own type, beside the alternative types.
  public func asSelf() -> Self {
    changed { $0.keepsOwnType = true }
  }

  /// Adds names. Each one applies to all types of the component.
  public func named(_ names: String...) -> Self {
    changed { $0.names += names }
  }

  /// Adds an alternative type with a name that belongs to this type only.
  public func `as`<Service>(_: Service.Type, named name: String) -> Self {
    changed { $0.namedServices.append((Service.self, name)) }
  }

  /// Adds tags. Each one applies to all types of the component.
  public func tagged(_ tags: Any.Type...) -> Self {
    changed { $0.tags += tags }
  }

  /// Prefers the component over others of the same type.
  public func asDefault() -> Self {
    changed { $0.isDefault = true }
  }

  /// Sets the lifetime. Without it, the container's default applies.
  public func lifetime(_ lifetime: ComponentLifetime) -> Self {
    changed { $0.lifetime = lifetime }
  }

  /// Declares that the component is complete without an initializer, because the scenario creates its
  /// objects.
  public func madeElsewhere() -> Self {
    changed { $0.isMadeElsewhere = true }
  }

  /// Declares how an object ends: the closure receives it, on any thread.
  public func ending(_ end: @escaping @Sendable (Any) throws -> Void) -> Self {
    changed { $0.end = end }
  }

  func changed(_ change: (inout ComponentRecipe) -> Void) -> Self {
    var copy = self
    change(&copy.recipe)
    return copy
  }
}

extension ComponentDeclaration {
  /// Adds an initializer without parameters.
  public func made(_ make: @escaping () throws -> Impl) -> Self {
    changed { $0.initializers.append(.declared([], make: { _ in try make() })) }
  }

  /// Adds an initializer with one dependency. Its parameter is `T` for one object, `T?` for one or none, `[T]` for many.
  public func made<P>(
    with dependency: ComponentDependency, _ make: @escaping (P) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(.declared([dependency], make: { try make(value($0[0])) }))
    }
  }

  /// Adds an initializer with two dependencies.
  public func made<P0, P1>(
    with first: ComponentDependency, _ second: ComponentDependency,
    _ make: @escaping (P0, P1) throws -> Impl
  ) -> Self {
    changed {
      $0.initializers.append(
        .declared([first, second], make: { try make(value($0[0]), value($0[1])) }))
    }
  }

  /// Adds an initializer that receives the container and resolves what it needs.
  public func madeAsking(_ make: @escaping (ContainerResolver) throws -> Impl) -> Self {
    changed { $0.initializers.append(.asking(make: make)) }
  }

  /// Adds an initializer whose parameter is a runtime argument of the request.
  public func madeWithArgument<A>(_ make: @escaping (A) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(.arguments([A.self], make: { try make($0[0] as! A) }))
    }
  }

  /// Adds an initializer whose two parameters are runtime arguments of the request.
  public func madeWithArguments<A, B>(_ make: @escaping (A, B) throws -> Impl) -> Self {
    changed {
      $0.initializers.append(
        .arguments([A.self, B.self], make: { try make($0[0] as! A, $0[1] as! B) }))
    }
  }
}

/// Restores the static type of a value that was passed as `Any?`.
func value<Value>(_ erased: Any?, as _: Value.Type = Value.self) throws -> Value {
  if let value = erased as? Value { return value }
  throw AnswerOfWrongType(requested: Value.self, found: erased.map { type(of: $0) })
}

extension ComponentDeclaration {
  /// Adds an injection without dependencies.
  public func injecting(_ run: @escaping (Impl) throws -> Void) -> Self {
    injecting(source: .declared([], run: { object, _ in try run(object as! Impl) }))
  }

  /// Adds an injection of one dependency; `closingCycle` says that it leads back to this object.
  public func injecting<P>(
    _ dependency: ComponentDependency, closingCycle: Bool = false,
    _ run: @escaping (Impl, P) throws -> Void
  ) -> Self {
    injecting(
      closingCycle: closingCycle,
      source: .declared(
        [dependency],
        run: { object, values in try run(object as! Impl, value(values[0])) }))
  }

  /// Adds an injection of two dependencies.
  public func injecting<P0, P1>(
    _ first: ComponentDependency, _ second: ComponentDependency,
    _ run: @escaping (Impl, P0, P1) throws -> Void
  ) -> Self {
    injecting(
      source: .declared(
        [first, second],
        run: { object, values in
          try run(object as! Impl, value(values[0]), value(values[1]))
        }))
  }

  /// Adds an injection of a runtime argument of the request; with `closingCycle`, it runs when all is made.
  public func injectingArgument<A>(
    _: A.Type, closingCycle: Bool = false, _ run: @escaping (Impl, A) throws -> Void
  ) -> Self {
    injecting(.argument(A.self), closingCycle: closingCycle, run)
  }

  /// Adds an injection that receives the container and resolves what it needs.
  public func injectingAsking(
    _ run: @escaping (Impl, ContainerResolver) throws -> Void
  ) -> Self {
    injecting(source: .asking(run: { object, container in try run(object as! Impl, container) }))
  }

  /// Sets the closure that runs after all injections of the object.
  public func postInit(_ run: @escaping (Impl) -> Void) -> Self {
    changed { $0.postInit = { run($0 as! Impl) } }
  }

  private func injecting(closingCycle: Bool = false, source: ComponentInjection.Source) -> Self {
    changed { $0.injections.append(ComponentInjection(source: source, closesCycle: closingCycle)) }
  }
}

/// Numbers that are unique within the process, so that a container never treats recipes of two trials
/// as the same registration.
enum SiteCounter {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
