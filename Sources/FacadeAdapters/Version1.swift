public import DIConformance
internal import DIv1Compat

extension Deviations {
  /// What the generation lacks, and shows where containers may differ.
  static let version1 = Deviations(
    lacks: [
      .postInit: "has no post-init",
      .weakLifetime: "has no weakly held lifetime",
      .graphLifetime: "has no lifetime for one resolution",
      .tags: "tells components apart by names only",
      .childContainers: "its scopes share all components",
      .providers: "its lazies keep the first object",
      .lateRegistration: "adds to a build only what was registered before it",
      .reset: "keeps its objects as long as it lives",
      .injectionArguments: "passes arguments to initializers only",
      .namesOfServices: "its names belong to all types of a component",
    ],
    tellsApart: [.notFound, .ambiguous, .wrongType, .recursion, .wrongArguments, .user],
    shows: [
      "registration-07": "in the next build",
      "registration-08": "by build",
      "registration-10": "a component",
      "types-04": "hidden",
      "choice-05": "by build",
      "names-03": "one object per name",
      "names-04": "fails",
      "names-05": "by build",
      "many-03": "a failure",
      "many-06": "includes the owner",
      "many-07": "fails all",
      "many-11": "one for each element",
      "injections-06": "fails the request",
      "injections-11": "is nil",
      "order-02": "when the root is made, root first",
      "order-03": "after all of its requester",
      "order-06": "in its place",
      "lifetimes-07": "one for the scope",
      "lifetimes-08": "each container has its own",
      "lifetimes-17": "for each name",
      "arguments-06": "fails the request",
      "arguments-10": "nobody",
      "arguments-11": "of each name's own",
      "optionals-02": "a failure",
      "optionals-03": "a failure",
      "optionals-04": "a failure",
      "existing-05": "the first",
      "existing-07": "fails",
      "existing-12": "is injected again",
      "errors-08": "wrongArguments",
      "recovery-10": "they are injected",
      "recovery-11": "it is kept",
      "cycles-10": "one object",
      "memory-07": "keeps it",
      "policies-01": "is refused",
      "policies-02": "don't choose",
      "policies-04": "is refused",
    ])
}

extension GraphRules {
  /// What the first and the second generation have in common.
  static let olderGenerations = GraphRules {
    $0.injects = .afterRoot
    $0.findsRequester = true
    $0.hidesOwnType = true
    $0.checksWhenBuilt = true
    $0.namesHaveOwnObjects = true
    $0.unknownManyFails = true
    $0.manyIsManyRequests = true
    $0.optionalRequestsFail = true
    $0.noticesRecursionLate = true
    $0.unstatedLifetime = .perScope
  }

  static let version1 = GraphRules {
    $0 = .olderGenerations
    $0.namelessNeedsDefault = true
    $0.keepsLastGiven = false
    $0.injectsAgain = true
  }
}

extension ContainerUnderTest {
  /// The first generation: `DIv1Compat`.
  public static let version1 = ContainerUnderTest(
    name: "DIv1Compat",
    deviations: .version1, runsProfile: true,
    cycleLifetime: .transient,
    graphRules: .version1,
    classify: { ($0 as? DIError)?.kind },
    open: { Version1Builder().erased }
  )

  /// The first generation as its code behaved rather than as its documentation said: with
  /// `namelessNeedsDefault` off.
  public static let version1Nameless: ContainerUnderTest = {
    var facade = version1
    facade.name = "DIv1Compat, namelessNeedsDefault = false"
    facade.shows["names-04"] = "answers"
    facade.shows["lifetimes-17"] = "once"
    facade.graphRules?.namelessNeedsDefault = false
    facade.open = {
      let builder = Version1Builder()
      builder.namelessNeedsDefault = false
      return builder.erased
    }
    return facade
  }()
}

/// Translates recipes into calls of the first generation's public API.
private struct Version1Builder {
  private let builder = DIContainerBuilder()

  var namelessNeedsDefault: Bool {
    get { builder.namelessNeedsDefault }
    nonmutating set { builder.namelessNeedsDefault = newValue }
  }

  var erased: ContainerBuilder {
    ContainerBuilder(
      register: { recipe in
        func register<Impl>(_: Impl.Type) { self.register(recipe, as: Impl.self) }
        register(recipe.type)
      },
      build: build)
  }

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
    for name in recipe.names { component.asName(name) }
    if recipe.isDefault { component.asDefault() }
    if let lifetime = recipe.lifetime { component.lifetime(lifetime.version1) }
    if recipe.isMadeElsewhere { component.initializerDoesNotNeedToBe() }
    for initializer in recipe.initializers { add(initializer, to: component) }
    for injection in recipe.injections { add(injection, to: component) }
    if let end = recipe.end { component.onEnd { try end($0) } }
  }

  private func add<Impl>(
    _ initializer: ComponentInitializer, to component: DIRegistrationBuilder<Impl>
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

  private func add<Impl>(_ injection: ComponentInjection, to component: DIRegistrationBuilder<Impl>)
  {
    component.dependency { (scope: DIScope, object: Impl) throws in
      switch injection.source {
      case .declared(let dependencies, let run):
        try run(object, resolver(scope).values(for: dependencies))
      case .asking(let run):
        try run(object, resolver(scope))
      }
    }
  }

  private func resolver(_ scope: DIScope) -> ContainerResolver {
    Version1Scope(scope: scope).resolver
  }
}
