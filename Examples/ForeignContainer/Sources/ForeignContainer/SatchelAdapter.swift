import DIConformance

/// The satchel as a container under test: the complete adapter.
enum SatchelAdapter {
  static let container = ContainerUnderTest(
    name: "Satchel",
    deviations: .satchel,
    cycleLifetime: .lazySingle,
    graphRules: GraphRules {
      $0.cyclesWait = false
      $0.aftermath = .undone
    },
    classify: { error in
      switch error as? Satchel.Mistake {
      case .unknown: .notFound
      case .needsItself: .recursion
      case .isNo: .wrongType
      case nil: nil
      }
    },
    open: {
      let satchel = Satchel()
      var eager: [Any.Type] = []
      return ContainerBuilder(
        register: { recipe in
          // Opens the metatype of the recipe as a static type.
          func put<Object>(_: Object.Type) { register(recipe, as: Object.self, with: satchel) }
          put(recipe.type)
          if recipe.lifetime == .eagerSingle { eager.append(recipe.type) }
        },
        build: {
          let resolver = resolver(of: satchel)
          for type in eager { _ = try resolver.resolve(ServiceRequest(type: type)) }
          return resolver
        })
    })

  private static func register<Object>(
    _ recipe: ComponentRecipe, as _: Object.Type, with satchel: Satchel
  ) {
    guard let initializer = recipe.initializers.last else { return }
    let isKept = recipe.lifetime.map { $0 != .transient } ?? false
    let item = satchel.put(Object.self, names: recipe.names, isKept: isKept) { satchel in
      ComponentRecipe.cast(try initializer.object(from: resolver(of: satchel)))
    }
    for service in recipe.services { satchel.show(item, as: service, names: recipe.names) }
    for injection in recipe.injections {
      item.prepare.append { try injection.run(on: $0, from: resolver(of: $1)) }
    }
  }

  private static func resolver(of satchel: Satchel) -> ContainerResolver {
    ContainerResolver(
      resolve: { request in
        func take<Service>(_: Service.Type) throws -> Any {
          try satchel.take(Service.self, name: request.name)
        }
        return try take(request.type)
      },
      resolveOptional: { request in
        func take<Service>(_: Service.Type) throws -> Any? { try? satchel.take(Service.self) }
        return try take(request.type)
      })
  }
}
