internal import DIConformance
internal import DIv3
internal import DIv3Async

/// Translates asynchronous recipes and requests into calls of the modern generation's asynchronous API.
struct Version3Tasks: Sendable {
  /// The spelling of synchronous closures of the main actor.
  enum MainActorSpelling {
    /// As they are: `register(main:)` and `injection`.
    case synchronous
    /// In an asynchronous closure of the main actor.
    case asynchronous
  }

  let container: DIContainer
  let spelling: MainActorSpelling

  var builder: AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { recipe in
        func register<Impl: Sendable>(_: Impl.Type) {
          Version3TasksComponent<Impl>(tasks: self, recipe: recipe).register()
        }
        register(recipe.type)
      },
      build: {
        await container.initializeSingletonObjects()
        return resolver
      })
  }

  /// A failed mandatory request ends the process, so that every request is made in its optional form.
  var resolver: AsyncContainerResolver {
    AsyncContainerResolver(
      resolve: { request in
        func open<Service: Sendable>(_: Service.Type) async throws -> any Sendable {
          let found: Service? =
            if let name = request.name {
              try await container.resolved(name: name)
            } else {
              try await container.resolved()
            }
          guard let found else { throw ResolutionFailure(.notResolved) }
          return found
        }
        return try await open(request.type)
      },
      resolveMany: { type in
        func open<Service: Sendable>(_: Service.Type) async -> [any Sendable] {
          await container.resolveMany() as [Service]
        }
        return await open(type)
      },
      inject: { object in
        func open<Object: Sendable>(_ object: Object) async {
          await container.inject(into: object)
        }
        await open(object)
      })
  }

  /// Returns the resolver of the container that a closure receives.
  func resolver(asked container: DIContainer) -> AsyncContainerResolver {
    Version3Tasks(container: container, spelling: spelling).resolver
  }
}
