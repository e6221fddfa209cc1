import DIConformance

/// The depot as a container under test: the adapter of a container with most capabilities.
enum DepotAdapter {
  static let container = ContainerUnderTest(
    name: "Depot",
    deviations: .depot,
    graphRules: GraphRules { $0.aftermath = .undone },
    classify: { error in
      switch error as? Depot.Mistake {
      case .unknown: .notFound
      case .severalMatch: .ambiguous
      case .needsItself: .recursion
      case .isNo: .wrongType
      case nil: nil
      }
    },
    open: { builder(for: Depot()) })

  private static func builder(for depot: Depot) -> ContainerBuilder {
    var eager: [Any.Type] = []
    return ContainerBuilder(
      register: { recipe in
        register(recipe, with: depot)
        if recipe.lifetime == .eagerSingle { eager.append(recipe.type) }
      },
      build: {
        let resolver = resolver(of: depot)
        for type in eager { _ = try resolver.resolve(ServiceRequest(type: type)) }
        return resolver
      })
  }

  private static func register(_ recipe: ComponentRecipe, with depot: Depot) {
    guard let initializer = recipe.initializers.last else { return }
    let item = depot.store(recipe.type, keeping: keeping(recipe.lifetime)) {
      try initializer.object(from: resolver(of: $0), $1 as? [RuntimeArgument] ?? [])
    }
    item.types.formUnion(recipe.services.map { ObjectIdentifier($0) })
    item.names.formUnion(recipe.names)
    item.isPreferred = recipe.isDefault
    for injection in recipe.injections {
      item.prepare.append(
        (injection.closesCycle, { try injection.run(on: $0, from: resolver(of: $1)) }))
    }
  }

  private static func keeping(_ lifetime: ComponentLifetime?) -> Depot.Keeping {
    switch lifetime {
    case nil, .transient: .nothing
    case .eagerSingle, .lazySingle: .depot
    case .perScope: .scope
    case .weak: .weak
    case .graph: .graph
    }
  }

  private static func resolver(of depot: Depot) -> ContainerResolver {
    func resolve(_ request: ServiceRequest) throws -> Any {
      func fetch<Service>(_: Service.Type) throws -> Any {
        try depot.fetch(Service.self, name: request.name, arguments: request.arguments)
      }
      return try fetch(request.type)
    }
    return ContainerResolver(
      resolve: resolve,
      resolveOptional: { try? resolve($0) },
      resolveMany: { type in
        func all<Service>(_: Service.Type) throws -> [Any] { try depot.fetchAll(Service.self) }
        return try all(type)
      },
      newScope: { resolver(of: depot.scope()) },
      newChild: { builder(for: depot.child()) },
      resolveProvider: { type in { try resolve(ServiceRequest(type: type)) } })
  }
}
