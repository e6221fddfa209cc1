import DIConformance

/// The pantry as a container under test. It has an asynchronous side only.
enum PantryAdapter {
  static let container = ContainerUnderTest(
    name: "Pantry",
    deviations: Deviations(
      lacks: [
        .existingObjects: "prepares only what it made",
        .graphLifetime: "keeps an object or doesn't",
        .many: "knows one component of a type",
        .cancelledWaits: "its tasks await what others make to the end",
        .names: "knows types only",
        .postInit: "has no step after all others",
        .survivesRecursion: "waits for itself forever",
        .synchronous: "serves tasks only",
        .weakLifetime: "keeps an object or doesn't",
      ],
      tellsApart: [.notFound, .user],
      breaks: [
        "async-08": "keeps the error of a factory",
        "async-14": "creates nothing before a request",
        "async-16": "creates shared objects in a task that is never cancelled",
        "async-17": "waits for each other's shared objects forever",
        "async-19": "keeps the error of a factory",
        "async-29": "keeps the error of an injection",
      ]),
    classify: { error in
      switch error as? Pantry.Mistake {
      case .unknown: .notFound
      case nil: nil
      }
    },
    // One scenario waits forever.
    timeLimit: 5,
    openAsynchronous: { builder(for: Pantry()) })

  private static func builder(for pantry: Pantry) -> AsyncContainerBuilder {
    AsyncContainerBuilder(
      register: { recipe in
        let isKept = recipe.lifetime.map { $0 != .transient } ?? false
        pantry.put(recipe.type, isKept: isKept) { pantry in
          try await make(recipe, with: resolver(of: pantry))
        }
      },
      build: { resolver(of: pantry) })
  }

  private static func make(
    _ recipe: AsyncComponentRecipe, with resolver: AsyncContainerResolver
  ) async throws -> any Sendable {
    guard let initializer = recipe.initializer else {
      throw ResolutionFailure(.noInitializer)
    }
    let object = try await initializer.object(from: resolver)
    for injection in recipe.injections {
      try await injection.run(on: object, from: resolver)
    }
    return object
  }

  private static func resolver(of pantry: Pantry) -> AsyncContainerResolver {
    AsyncContainerResolver(resolve: { request in
      // Opens the metatype of the request as a static type.
      func take<Service: Sendable>(_: Service.Type) async throws -> any Sendable {
        try await pantry.take(Service.self)
      }
      return try await take(request.type)
    })
  }
}
