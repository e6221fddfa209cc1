/// A declaration of a component with asynchronous closures in a scenario. The adapter reads its
/// `AsyncComponentRecipe`.
///
///     AsyncComponentDeclaration { await Map(from: address) }.named("north").lifetime(.lazySingle)
public struct AsyncComponentDeclaration<Impl: Sendable>: Sendable {
  /// The declaration without static types.
  public private(set) var recipe: AsyncComponentRecipe

  /// Declares a component without an initializer.
  public init(_ type: Impl.Type, file: String = #fileID, line: Int = #line) {
    let site = "\(file)#\(SiteCounter.next())"
    recipe = AsyncComponentRecipe(type: Impl.self, file: site, line: line)
  }

  /// Declares a component with an asynchronous initializer that has no parameters.
  public init(
    file: String = #fileID, line: Int = #line, _ make: @escaping @Sendable () async throws -> Impl
  ) {
    self.init(Impl.self, file: file, line: line)
    recipe.initializer = .declared([], make: { _ in try await make() })
  }

  func changed(_ change: (inout AsyncComponentRecipe) -> Void) -> Self {
    var copy = self
    change(&copy.recipe)
    return copy
  }
}

// MARK: - Types, names, lifetime

extension AsyncComponentDeclaration {
  /// Adds an alternative type. Nothing checks that the object has it.
  public func `as`<Service: Sendable>(_: Service.Type) -> Self {
    changed { $0.services.append(Service.self) }
  }

  /// Adds names. Each one applies to all types of the component.
  public func named(_ names: String...) -> Self {
    changed { $0.names += names }
  }

  /// Sets the lifetime. Without it, the container's default applies.
  public func lifetime(_ lifetime: ComponentLifetime) -> Self {
    changed { $0.lifetime = lifetime }
  }
}

// MARK: - Initializers

extension AsyncComponentDeclaration {
  /// Sets an asynchronous initializer with one dependency.
  public func made<P: Sendable>(
    with _: P.Type, _ make: @escaping @Sendable (P) async throws -> Impl
  ) -> Self {
    changed {
      $0.initializer = .declared([P.self], make: { try await make(value($0[0])) })
    }
  }

  /// Sets an asynchronous initializer with two dependencies.
  public func made<P0: Sendable, P1: Sendable>(
    with _: P0.Type, _: P1.Type, _ make: @escaping @Sendable (P0, P1) async throws -> Impl
  ) -> Self {
    changed {
      $0.initializer = .declared(
        [P0.self, P1.self], make: { try await make(value($0[0]), value($0[1])) })
    }
  }

  /// Sets an asynchronous initializer that receives the container and resolves what it needs.
  public func madeAsking(
    _ make: @escaping @Sendable (AsyncContainerResolver) async throws -> Impl
  ) -> Self {
    changed { $0.initializer = .asking(make: make) }
  }

  /// Sets a synchronous initializer of the main actor, without parameters.
  public func madeOnMainActor(
    _ make: @escaping @MainActor @Sendable () throws -> Impl
  ) -> Self {
    changed { $0.initializer = .mainActor([], make: { _ in try make() }) }
  }

  /// Sets a synchronous initializer of the main actor with one dependency.
  public func madeOnMainActor<P: Sendable>(
    with _: P.Type, _ make: @escaping @MainActor @Sendable (P) throws -> Impl
  ) -> Self {
    changed { $0.initializer = .mainActor([P.self], make: { try make(value($0[0])) }) }
  }
}

// MARK: - Injections

extension AsyncComponentDeclaration {
  /// Adds an asynchronous injection without dependencies.
  public func injecting(_ run: @escaping @Sendable (Impl) async throws -> Void) -> Self {
    injecting([], work: .asynchronous { object, _ in try await run(object as! Impl) })
  }

  /// Adds an asynchronous injection of one dependency; `closingCycle` says that it leads back to this object.
  public func injecting<P: Sendable>(
    _: P.Type, closingCycle: Bool = false,
    _ run: @escaping @Sendable (Impl, P) async throws -> Void
  ) -> Self {
    injecting(
      [P.self], closingCycle: closingCycle,
      work: .asynchronous { object, values in
        try await run(object as! Impl, value(values[0]))
      })
  }

  /// Adds a synchronous injection of one dependency that runs on the main actor.
  public func injectingOnMainActor<P: Sendable>(
    _: P.Type, _ run: @escaping @MainActor @Sendable (Impl, P) throws -> Void
  ) -> Self {
    injecting(
      [P.self],
      work: .mainActor { object, values in try run(object as! Impl, value(values[0])) })
  }

  /// Sets the asynchronous closure that runs after all injections of the object.
  public func postInit(_ run: @escaping @Sendable (Impl) async -> Void) -> Self {
    changed { $0.postInit = { await run($0 as! Impl) } }
  }

  private func injecting(
    _ dependencies: [any Sendable.Type], closingCycle: Bool = false,
    work: AsyncComponentInjection.Work
  ) -> Self {
    changed {
      $0.injections.append(
        AsyncComponentInjection(
          dependencies: dependencies, work: work, closesCycle: closingCycle))
    }
  }
}
