public import DIConformance
internal import DIv3
internal import DIv3Async

extension ContainerUnderTest {
  /// The modern generation with closures that may throw, `register(throwing:)` and `injection(throwing:)`, and with
  /// requests that throw: `try container.resolved()`.
  public static let version3Throwing: ContainerUnderTest = {
    var facade = version3
    facade.name = "DIv3, throwing"
    facade.lacks = [
      .severalInitializers: "has one initializer a component",
      .rebuilding: "has no build step",
    ]
    facade.tellsApart = [.user]
    // The creation of eager singles has no form that throws.
    facade.graphRules = nil
    facade.classify = { error in
      guard let failure = error as? DIFailure else { return nil }
      return failure.underlyingError is DeliberateError ? .user : .notResolved
    }
    facade.shows["cycles-10"] = "a failure"
    facade.shows["injections-11"] = "fails"
    facade.open = { Version3ThrowingContainer(container: DIContainer()).builder }
    facade.openAsynchronous = { Version3ThrowingTasks(container: DIContainer()).builder }
    return facade
  }()
}

/// Translates recipes and requests into calls of the modern generation's throwing API.
private struct Version3ThrowingContainer {
  let container: DIContainer

  var builder: ContainerBuilder {
    ContainerBuilder(
      register: { recipe in
        func register<Impl>(_: Impl.Type) {
          Version3ThrowingComponent<Impl>(container: container, recipe: recipe).register()
        }
        register(recipe.type)
      },
      build: {
        container.initializeSingletonObjects()
        return resolver
      })
  }

  var resolver: ContainerResolver {
    var resolver = Version3Container(container: container).resolver
    resolver.resolve = { request in
      func open<Service>(_: Service.Type) throws -> Any {
        try resolve(request) as Service
      }
      return try open(request.type)
    }
    resolver.resolveOptional = { request in
      func open<Service>(_: Service.Type) throws -> Any? { try resolve(request) as Service? }
      return try open(request.type)
    }
    resolver.resolveMany = { type in
      func open<Service>(_: Service.Type) throws -> [Any] {
        try container.resolvedMany() as [Service]
      }
      return try open(type)
    }
    resolver.newScope = {
      Version3ThrowingContainer(container: DIContainer(engine: container.engine)).resolver
    }
    resolver.newChild = {
      Version3ThrowingContainer(container: DIContainer(parent: container)).builder
    }
    resolver.resolveProvider = { type in
      func open<Service>(_: Service.Type) throws -> () throws -> Any {
        let provider: Provider<Service> = try container.resolved()
        return { try provider.get() }
      }
      return try open(type)
    }
    resolver.resolveLazy = { type in
      func open<Service>(_: Service.Type) throws -> () throws -> Any {
        let lazy: Lazy<Service> = try container.resolved()
        return { try lazy.get() }
      }
      return try open(type)
    }
    return resolver
  }

  private func resolve<Answer>(_ request: ServiceRequest) throws -> Answer {
    if let tag = request.tag {
      func tagged<Tag>(_: Tag.Type) throws -> Answer { try container.resolved(tag: Tag.self) }
      return try tagged(tag)
    }
    let arguments = request.arguments.map(\.value)
    switch (request.name, arguments.count) {
    case (nil, 0): return try container.resolved()
    case (let name?, 0): return try container.resolved(name: name)
    case (nil, 1): return try container.resolved(args: arguments[0])
    case (nil, _): return try container.resolved(args: arguments[0], arguments[1])
    case (let name?, 1):
      return try container.resolved(
        name: name, arguments: AnyArguments(for: Answer.self, args: arguments[0]))
    case (let name?, _):
      return try container.resolved(
        name: name, arguments: AnyArguments(for: Answer.self, args: arguments[0], arguments[1]))
    }
  }
}

/// Translates a recipe into calls of the modern generation's throwing API.
private struct Version3ThrowingComponent<Impl> {
  let container: DIContainer
  let recipe: ComponentRecipe

  func register() {
    let component = registered()
    component.offer(as: recipe)
    for injection in recipe.injections { add(injection, to: component) }
    if let postInit = recipe.postInit { component.postInit { postInit($0) } }
    if let end = recipe.end { component.onEnd { try end($0) } }
  }

  private func registered() -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    switch recipe.initializers.first {
    case nil: return container.register(Impl.self, file: file, line: line)
    case .declared(let dependencies, let make):
      guard let first = dependencies.first else {
        return container.register(
          file: file, line: line,
          throwing: { () throws -> Impl in
            ComponentRecipe.cast(try make([]))
          })
      }
      guard dependencies.count > 1 else { return registered(with: first, make) }
      func two<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
        container.register(
          file: file, line: line,
          throwing: { (a: A, b: B) throws -> Impl in
            ComponentRecipe.cast(try make([a, b]))
          })
      }
      return two(first.type, dependencies[1].type)
    case .asking(let make):
      return container.register(
        file: file, line: line,
        throwing: { (asked: DIContainer) throws -> Impl in
          ComponentRecipe.cast(try make(Version3ThrowingContainer(container: asked).resolver))
        })
    case .arguments(let types, let make):
      func one<A>(_: A.Type) -> DIComponentBuilder<Impl> {
        container.register(
          file: file, line: line,
          throwing: { (a: A) throws -> Impl in ComponentRecipe.cast(try make([a])) },
          modificator: { (a: DIArg<A>) in arg(a) })
      }
      func two<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
        container.register(
          file: file, line: line,
          throwing: { (a: A, b: B) throws -> Impl in ComponentRecipe.cast(try make([a, b])) },
          modificator: { (a: DIArg<A>, b: DIArg<B>) in (arg(a), arg(b)) })
      }
      return types.count == 1 ? one(types[0]) : two(types[0], types[1])
    }
  }

  private func registered(
    with dependency: ComponentDependency, _ make: @escaping ([Any?]) throws -> Any
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func open<A>(_: A.Type) -> DIComponentBuilder<Impl> {
      switch dependency.quantity {
      case .one:
        container.register(
          file: file, line: line,
          throwing: { (a: A) throws -> Impl in
            ComponentRecipe.cast(try make([a]))
          })
      case .oneOrNone:
        container.register(
          file: file, line: line,
          throwing: { (a: A?) throws -> Impl in
            ComponentRecipe.cast(try make([a]))
          })
      case .many:
        container.register(
          file: file, line: line,
          throwing: { (all: DIMany<A>) throws -> Impl in
            ComponentRecipe.cast(try make([many(all)]))
          })
      }
    }
    return open(dependency.type)
  }

  private func add(_ injection: ComponentInjection, to component: DIComponentBuilder<Impl>) {
    switch injection.source {
    case .declared(let dependencies, let run) where dependencies.isEmpty:
      component.injection(throwing: { (object: Impl) throws in try run(object, []) })
    case .asking(let run):
      component.injection(throwing: { (object: Impl, asked: DIContainer) throws in
        try run(object, Version3ThrowingContainer(container: asked).resolver)
      })
    case .declared:
      // Those that close cycles, and those with names, have no form that throws.
      Version3Injections(component: component).add(injection)
    }
  }
}

/// Translates asynchronous recipes and requests into calls of the modern generation's throwing API.
private struct Version3ThrowingTasks: Sendable {
  let container: DIContainer

  var builder: AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { recipe in
        func register<Impl: Sendable>(_: Impl.Type) { self.register(recipe, Impl.self) }
        register(recipe.type)
      },
      build: {
        await container.initializeSingletonObjects()
        return resolver
      })
  }

  private var resolver: AsyncContainerResolver {
    AsyncContainerResolver(
      resolve: { request in
        func open<Service: Sendable>(_: Service.Type) async throws -> any Sendable {
          guard let name = request.name else {
            return try await container.resolved() as Service
          }
          return try await container.resolved(name: name) as Service
        }
        return try await open(request.type)
      },
      resolveMany: { type in
        func open<Service: Sendable>(_: Service.Type) async throws -> [any Sendable] {
          try await container.resolvedMany() as [Service]
        }
        return try await open(type)
      },
      inject: { object in
        func open<Object: Sendable>(_ object: Object) async {
          await container.inject(into: object)
        }
        await open(object)
      })
  }

  private func register<Impl: Sendable>(_ recipe: AsyncComponentRecipe, _: Impl.Type) {
    let plain = Version3TasksComponent<Impl>(
      tasks: Version3Tasks(container: container, spelling: .synchronous), recipe: recipe)
    guard let component = registered(recipe, Impl.self) else { return plain.register() }
    plain.offer(component)
    for injection in recipe.injections {
      guard case .asynchronous(let run) = injection.work, injection.dependencies.isEmpty else {
        plain.add(injection, to: component)
        continue
      }
      component.injection(throwing: { (object: Impl) async throws in try await run(object, []) })
    }
    if let postInit = recipe.postInit {
      component.postInit { (object: Impl) async in await postInit(object) }
    }
  }

  /// Returns nil for a recipe without an asynchronous initializer.
  private func registered<Impl: Sendable>(
    _ recipe: AsyncComponentRecipe, _: Impl.Type
  ) -> DIComponentBuilder<Impl>? {
    let (file, line) = (recipe.file, recipe.line)
    switch recipe.initializer {
    case nil, .mainActor: return nil
    case .asking(let make):
      return container.register(
        file: file, line: line,
        throwing: { (asked: DIContainer) async throws -> Impl in
          ComponentRecipe.cast(
            try await make(Version3ThrowingTasks(container: asked).resolver))
        })
    case .declared(let types, let make):
      guard let first = types.first else {
        return container.register(
          file: file, line: line,
          throwing: { () async throws -> Impl in
            ComponentRecipe.cast(try await make([]))
          })
      }
      func one<A: Sendable>(_: A.Type) -> DIComponentBuilder<Impl> {
        container.register(
          file: file, line: line,
          throwing: { (a: A) async throws -> Impl in
            ComponentRecipe.cast(try await make([a]))
          })
      }
      func two<A: Sendable, B: Sendable>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
        container.register(
          file: file, line: line,
          throwing: { (a: A, b: B) async throws -> Impl in
            ComponentRecipe.cast(try await make([a, b]))
          })
      }
      return types.count == 1 ? one(first) : two(first, types[1])
    }
  }
}
