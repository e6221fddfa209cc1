internal import DIConformance
internal import DIv3
internal import DIv3Async

/// Translates recipes and requests into calls of the modern generation's asynchronous API.
struct Version3AsyncContainer {
  let container: DIContainer
  let share: SuspendingShare
  var lifetimes = Version3Lifetimes.builtIn

  var builder: ContainerBuilder {
    ContainerBuilder(
      register: { recipe in
        func register<Impl: Sendable>(_: Impl.Type) {
          guard share.includes(recipe) else {
            return Version3Component<Impl>(
              container: container, recipe: recipe, lifetimes: lifetimes
            ).register()
          }
          Version3AsyncComponent<Impl>(
            container: container, recipe: recipe, share: share, lifetimes: lifetimes
          ).register()
        }
        // Only the contract's closures use the objects, one at a time.
        register(unsafeBitCast(recipe.type, to: (any Sendable.Type).self))
      },
      build: {
        waiting { await $0.initializeSingletonObjects() }
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
        func open<Service>(_: Service.Type) -> [Any] {
          waiting { await $0.resolveMany() as [Service] }
        }
        return open(type)
      },
      inject: { object in
        func open<Object>(_ object: Object) {
          nonisolated(unsafe) let object = object
          waiting { await $0.inject(into: object) }
        }
        open(object)
      },
      newScope: {
        let beside = DIContainer(engine: container.engine)
        beside.manySharesGraph = container.manySharesGraph
        return Version3AsyncContainer(container: beside, share: share).resolver
      },
      newChild: {
        Version3AsyncContainer(
          container: DIContainer(parent: container), share: share, lifetimes: lifetimes
        ).builder
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
    let provider: AsyncProvider<Service?> = container.resolve()
    return {
      let found = blocking { await provider.value }
      guard let found else { throw ResolutionFailure(.notResolved) }
      return found
    }
  }

  private func lazy<Service>(_: Service.Type) -> () throws -> Any {
    let lazy: AsyncLazy<Service?> = container.resolve()
    return {
      let found = blocking { await lazy.value }
      guard let found else { throw ResolutionFailure(.notResolved) }
      return found
    }
  }

  private func resolve<Service>(_: Service.Type, _ request: ServiceRequest) throws -> Service? {
    if let tag = request.tag {
      func tagged<Tag>(_: Tag.Type) -> Service? {
        waiting { await $0.resolve(tag: Tag.self) as Service? }
      }
      return tagged(tag)
    }
    nonisolated(unsafe) let arguments = request.arguments.map(\.value)
    switch (request.name, arguments.count) {
    case (nil, 0):
      return try waiting { try await $0.resolved() }
    case (let name?, 0):
      return waiting { await $0.resolve(name: name) }
    case (nil, 1):
      return waiting { await $0.resolve(args: arguments[0]) }
    case (nil, _):
      return waiting { await $0.resolve(args: arguments[0], arguments[1]) }
    case (let name?, 1):
      return waiting {
        await $0.resolve(
          name: name, arguments: AnyArguments(for: Service.self, args: arguments[0]))
      }
    case (let name?, _):
      return waiting {
        await $0.resolve(
          name: name,
          arguments: AnyArguments(for: Service.self, args: arguments[0], arguments[1]))
      }
    }
  }

  /// Runs a request in a task of its own, and blocks the thread until it is answered.
  private func waiting<Result, Failure>(
    _ request: @escaping @Sendable (DIContainer) async throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try blocking { () async throws(Failure) in try await request(container) }
  }
}
