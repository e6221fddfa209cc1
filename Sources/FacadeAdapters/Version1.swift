public import DIConformance
internal import DIv1Compat

extension ContainerUnderTest {
  /// The first generation: `DIv1Compat`.
  public static let version1 = ContainerUnderTest(
    name: "DIv1Compat",
    lacks: [
      .postInit: "has no post-init",
      .weakLifetime: "has no weakly held lifetime",
      .graphLifetime: "has no lifetime for one resolution",
      .throwingInjections: "its injection closures cannot throw",
      .missingInjections: "its injection closures cannot throw",
    ],
    tellsApart: [.notFound, .ambiguous, .wrongType, .recursion, .wrongArguments, .user],
    differences: [
      "registration-07": "in the next build",
      "registration-08": "by build",
      "types-04": "hidden",
      "choice-05": "by build",
      "names-03": "one object per name",
      "names-04": "fails",
      "names-05": "by build",
      "many-03": "a failure",
      "many-06": "includes the owner",
      "many-07": "fails all",
      "order-02": "when the root is made, root first",
      "order-03": "after all of its requester",
      "lifetimes-07": "one for the scope",
      "lifetimes-08": "each container has its own",
      "arguments-06": "fails the request",
      "optionals-02": "a failure",
      "optionals-03": "a failure",
      "optionals-04": "a failure",
      "existing-05": "the first",
      "existing-07": "fails",
      "errors-08": "wrongArguments",
    ],
    cycleLifetime: .transient,
    classify: { ($0 as? DIError)?.kind },
    open: {
      let builder = Version1Builder()
      return ContainerBuilder(
        register: { recipe in
          func register<Impl>(_: Impl.Type) { builder.register(recipe, as: Impl.self) }
          register(recipe.type)
        },
        build: builder.build)
    }
  )
}

/// Translates recipes into calls of the first generation's public API.
private struct Version1Builder {
  private let builder = DIContainerBuilder()
  private let stray = StrayError()

  func build() throws -> ContainerResolver {
    try resolver(builder.build())
  }

  func register<Impl>(_ recipe: ComponentRecipe, as _: Impl.Type) {
    let component = builder.register(Impl.self, file: recipe.file, line: recipe.line)
    for service in recipe.services {
      func alias<Service>(_: Service.Type) { component.asType(Service.self) }
      alias(service)
    }
    if recipe.keepsOwnType { component.asSelf() }
    recipe.names.forEach { component.asName($0) }
    if recipe.isDefault { component.asDefault() }
    if let lifetime = recipe.lifetime { component.lifetime(lifetime.version1) }
    if recipe.isMadeElsewhere { component.initializerDoesNotNeedToBe() }
    recipe.initializers.forEach { add($0, to: component) }
    recipe.injections.forEach { add($0, to: component) }
  }

  private func add<Impl>(
    _ initializer: Initializer, to component: DIRegistrationBuilder<Impl>
  ) {
    switch initializer {
    case .declared(let dependencies, let make) where dependencies.isEmpty:
      component.initializer { () throws -> Impl in ComponentRecipe.cast(try make([])) }
    case .declared(let dependencies, let make):
      component.initializer { (scope: DIScope) throws -> Impl in
        ComponentRecipe.cast(try make(resolver(scope).values(for: dependencies)))
      }
    case .asking(let make):
      component.initializer { (scope: DIScope) throws -> Impl in
        ComponentRecipe.cast(try make(resolver(scope)))
      }
    case .arguments(let types, let make) where types.count == 1:
      func one<A>(_: A.Type) {
        component.initializer(method: { (_: DIScope, a: A) throws -> Impl in
          ComponentRecipe.cast(try make([a]))
        })
      }
      one(types[0])
    case .arguments(let types, let make):
      func two<A, B>(_: A.Type, _: B.Type) {
        component.initializer(method: { (_: DIScope, a: A, b: B) throws -> Impl in
          ComponentRecipe.cast(try make([a, b]))
        })
      }
      two(types[0], types[1])
    }
  }

  /// An injection closure of this generation doesn't throw, so its error comes out of the
  /// request that it belongs to.
  private func add<Impl>(_ injection: Injection, to component: DIRegistrationBuilder<Impl>) {
    component.dependency { scope, object in
      stray.keep {
        switch injection.source {
        case .declared(let dependencies, let run):
          try run(object, resolver(scope).values(for: dependencies))
        case .asking(let run):
          try run(object, resolver(scope))
        }
      }
    }
  }

  private func resolver(_ scope: DIScope) -> ContainerResolver {
    Version1Scope(scope: scope, stray: stray).resolver
  }
}

/// Translates requests into calls of the first generation's public API.
private struct Version1Scope {
  let scope: DIScope
  let stray: StrayError

  var resolver: ContainerResolver {
    ContainerResolver(
      resolve: { request in
        func open<Service>(_: Service.Type) throws -> Any {
          try stray.rethrown { try resolve(Service.self, request) }
        }
        return try open(request.type)
      },
      resolveOptional: { request in
        func open<Service>(_: Service.Type) throws -> Any? {
          try stray.rethrown { try scope.resolve(Service?.self) }
        }
        return try open(request.type)
      },
      resolveMany: { type in
        func open<Service>(_: Service.Type) throws -> [Any] {
          try stray.rethrown { try scope.resolveMany(Service.self) }
        }
        return try open(type)
      },
      inject: { object in
        func open<Object>(_ object: Object) throws {
          try stray.rethrown { try scope.resolve(object) }
        }
        try open(object)
      },
      newScope: { Version1Scope(scope: scope.newLifeTimeScope(), stray: stray).resolver })
  }

  private func resolve<Service>(_: Service.Type, _ request: ServiceRequest) throws -> Service {
    let arguments = request.arguments
    switch (request.name, arguments.count) {
    case (nil, 0):
      return try scope.resolve(Service.self)
    case (let name?, 0):
      return try scope.resolve(Service.self, name: name)
    case (let name, 1):
      func one<A>(_: A.Type) throws -> Service {
        let a = arguments[0].value(as: A.self)
        guard let name else { return try scope.resolve(Service.self, arg: a) }
        return try scope.resolve(Service.self, name: name, arg: a)
      }
      return try one(arguments[0].type)
    case (let name, _):
      func two<A, B>(_: A.Type, _: B.Type) throws -> Service {
        let (a, b) = (arguments[0].value(as: A.self), arguments[1].value(as: B.self))
        guard let name else { return try scope.resolve(Service.self, arg: a, b) }
        return try scope.resolve(Service.self, name: name, arg: a, b)
      }
      return try two(arguments[0].type, arguments[1].type)
    }
  }
}
