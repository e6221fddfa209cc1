internal import DIConformance
internal import DIv3

/// Translates recipes and requests into calls of the modern generation's public API.
struct Version3Container {
  let container: DIContainer
  var lifetimes = Version3Lifetimes.builtIn

  var builder: ContainerBuilder {
    ContainerBuilder(
      register: { recipe in
        func register<Impl>(_: Impl.Type) {
          Version3Component<Impl>(container: container, recipe: recipe, lifetimes: lifetimes)
            .register()
        }
        register(recipe.type)
      },
      build: {
        container.initializeSingletonObjects()
        return resolver
      })
  }

  var resolver: ContainerResolver {
    ContainerResolver(
      resolve: { request in
        func open<Service>(_: Service.Type) throws -> Any {
          guard let found = try resolve(Service.self, request) else {
            throw ResolutionFailure(.notResolved)
          }
          return found
        }
        return try open(request.type)
      },
      resolveOptional: { request in
        func open<Service>(_: Service.Type) throws -> Any? { try resolve(Service.self, request) }
        return try open(request.type)
      },
      resolveMany: { type in
        func open<Service>(_: Service.Type) -> [Any] { container.resolveMany() as [Service] }
        return open(type)
      },
      inject: { object in
        func open<Object>(_ object: Object) { container.inject(into: object) }
        open(object)
      },
      newScope: {
        let beside = DIContainer(engine: container.engine)
        beside.manySharesGraph = container.manySharesGraph
        return Version3Container(container: beside).resolver
      },
      newChild: {
        Version3Container(container: DIContainer(parent: container), lifetimes: lifetimes).builder
      },
      resolveProvider: { type in
        func open<Service>(_: Service.Type) -> () throws -> Any { provider(Service.self) }
        return open(type)
      },
      resolveLazy: { type in
        func open<Service>(_: Service.Type) -> () throws -> Any { lazy(Service.self) }
        return open(type)
      },
      reset: { [container] in container.clean() },
      end: { [container] in try blocking { try await container.end() } })
  }

  private func provider<Service>(_: Service.Type) -> () throws -> Any {
    let provider: Provider<Service?> = container.resolve()
    return {
      guard let found = provider.value else { throw ResolutionFailure(.notResolved) }
      return found
    }
  }

  private func lazy<Service>(_: Service.Type) -> () throws -> Any {
    let lazy: Lazy<Service?> = container.resolve()
    return {
      guard let found = lazy.value else { throw ResolutionFailure(.notResolved) }
      return found
    }
  }

  private func resolve<Service>(_: Service.Type, _ request: ServiceRequest) throws -> Service? {
    if let tag = request.tag {
      func tagged<Tag>(_: Tag.Type) -> Service? {
        by(tag: Tag.self, on: container.resolve() as DIByTag<Tag, Service?>)
      }
      return tagged(tag)
    }
    let arguments = request.arguments.map(\.value)
    switch (request.name, arguments.count) {
    case (nil, 0):
      return try container.resolved()
    case (let name?, 0):
      return container.resolve(name: name)
    case (nil, 1):
      return container.resolve(args: arguments[0])
    case (nil, _):
      return container.resolve(args: arguments[0], arguments[1])
    case (let name?, 1):
      return container.resolve(
        name: name, arguments: AnyArguments(for: Service.self, args: arguments[0]))
    case (let name?, _):
      return container.resolve(
        name: name, arguments: AnyArguments(for: Service.self, args: arguments[0], arguments[1]))
    }
  }
}
