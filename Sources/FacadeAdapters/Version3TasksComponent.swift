internal import DIConformance
internal import DIv3
internal import DIv3Async

/// Translates an asynchronous recipe into calls of the modern generation's asynchronous API.
///
/// Closures of this generation can't throw: an error of a scenario's closure ends the process, so the
/// adapter declares the throwing capabilities as lacking.
struct Version3TasksComponent<Impl: Sendable> {
  let tasks: Version3Tasks
  let recipe: AsyncComponentRecipe

  private var container: DIContainer { tasks.container }

  func register() {
    let component = registered()
    offer(component)
    for injection in recipe.injections { add(injection, to: component) }
    if let postInit = recipe.postInit {
      component.postInit { (object: Impl) async in await postInit(object) }
    }
  }

  private func registered() -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    switch recipe.initializer {
    case nil:
      return container.register(Impl.self, file: file, line: line)
    case .asking(let make):
      let tasks = tasks
      return container.register(file: file, line: line) { (asked: DIContainer) async -> Impl in
        await made { try await make(tasks.resolver(asked: asked)) }
      }
    case .declared(let types, let make):
      guard let first = types.first else {
        return container.register(file: file, line: line) { () async -> Impl in
          await made { try await make([]) }
        }
      }
      func one<A: Sendable>(_: A.Type) -> DIComponentBuilder<Impl> {
        container.register(file: file, line: line) { (a: A) async -> Impl in
          await made { try await make([a]) }
        }
      }
      func two<A: Sendable, B: Sendable>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
        container.register(file: file, line: line) { (a: A, b: B) async -> Impl in
          await made { try await make([a, b]) }
        }
      }
      return types.count == 1 ? one(first) : two(first, types[1])
    case .mainActor(let types, let make):
      return registeredOnMain(types, make)
    }
  }

  private func registeredOnMain(
    _ types: [any Sendable.Type],
    _ make: @escaping @MainActor @Sendable ([any Sendable]) throws -> any Sendable
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func one<A: Sendable>(_: A.Type) -> DIComponentBuilder<Impl> {
      switch tasks.spelling {
      case .synchronous:
        container.register(
          file: file, line: line,
          main: { @MainActor (a: A) -> Impl in made([a], by: make) })
      case .asynchronous:
        container.register(file: file, line: line) { @MainActor (a: A) async -> Impl in
          made([a], by: make)
        }
      }
    }
    if let first = types.first { return one(first) }
    switch tasks.spelling {
    case .synchronous:
      return container.register(
        file: file, line: line,
        main: { @MainActor () -> Impl in made([], by: make) })
    case .asynchronous:
      return container.register(file: file, line: line) { @MainActor () async -> Impl in
        made([], by: make)
      }
    }
  }

  func add(_ injection: AsyncComponentInjection, to component: DIComponentBuilder<Impl>) {
    let cycle = injection.closesCycle
    switch (injection.work, injection.dependencies.first) {
    case (.asynchronous(let run), nil):
      component.injection { (object: Impl) async in await done { try await run(object, []) } }
    case (.asynchronous(let run), let type?):
      func one<A: Sendable>(_: A.Type) {
        component.injection(cycle: cycle) { (object: Impl, a: A) async in
          await done { try await run(object, [a]) }
        }
      }
      one(type)
    case (.mainActor(let run), nil):
      component.injection { @MainActor (object: Impl) in
        withoutThrowing { try run(object, []) }
      }
    case (.mainActor(let run), let type?):
      func one<A: Sendable>(_: A.Type) {
        switch tasks.spelling {
        case .synchronous:
          component.injection(cycle: cycle) { @MainActor (object: Impl, a: A) in
            withoutThrowing { try run(object, [a]) }
          }
        case .asynchronous:
          component.injection(cycle: cycle) { @MainActor (object: Impl, a: A) async in
            withoutThrowing { try run(object, [a]) }
          }
        }
      }
      one(type)
    }
  }

  func offer(_ component: DIComponentBuilder<Impl>) {
    for service in recipe.services {
      func alias<Service>(_: Service.Type) {
        component.as(Service.self)
        for name in recipe.names { component.as(Service.self, name: name) }
      }
      alias(service)
    }
    for name in recipe.names { component.as(Impl.self, name: name) }
    if let lifetime = recipe.lifetime { component.lifetime(lifetime.version3) }
  }
}

/// Awaits a throwing closure of a scenario where this generation accepts only non-throwing closures.
/// Traps if it throws.
private func made<Impl>(_ make: @Sendable () async throws -> any Sendable) async -> Impl {
  do {
    return ComponentRecipe.cast(try await make())
  } catch {
    fatalError("a closure that cannot throw failed: \(error)")
  }
}

@MainActor
private func made<Impl>(
  _ values: [any Sendable], by make: @MainActor ([any Sendable]) throws -> any Sendable
) -> Impl {
  do {
    return ComponentRecipe.cast(try make(values))
  } catch {
    fatalError("a closure that cannot throw failed: \(error)")
  }
}

private func done(_ run: @Sendable () async throws -> Void) async {
  do {
    try await run()
  } catch {
    fatalError("a closure that cannot throw failed: \(error)")
  }
}
