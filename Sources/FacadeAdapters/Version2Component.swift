internal import DIConformance
internal import DIv2Compat

/// Translates a recipe into calls of the second generation's public API.
struct Version2Component<Impl> {
  let component: DIRegistrationBuilder<Impl>

  func apply(_ recipe: ComponentRecipe) {
    for service in recipe.services {
      func alias<Service>(_: Service.Type) { component.as(Service.self).unsafe() }
      alias(service)
    }
    if recipe.keepsOwnType { component.as(.self) }
    for name in recipe.names { component.set(name: name) }
    for tag in recipe.tags {
      func set<Tag>(_ tag: Tag.Type) { component.set(tag: tag) }
      set(tag)
    }
    if recipe.isDefault { component.set(.default) }
    if let lifetime = recipe.lifetime { component.lifetime(lifetime.version2) }
    if recipe.isMadeElsewhere { component.initialNotNecessary() }
    recipe.initializers.forEach(add)
    if let postInit = recipe.postInit {
      component.postInit { (_: DIContainer, object: Impl) in postInit(object) }
    }
    recipe.injections.forEach(add)
    if let end = recipe.end { component.onEnd { try end($0) } }
  }

  private func add(_ initializer: ComponentInitializer) {
    switch initializer {
    case .declared(let dependencies, let make) where dependencies.isEmpty:
      component.initial { () throws -> Impl in ComponentRecipe.cast(try make([])) }
    case .declared(let dependencies, let make) where dependencies.allSatisfy(\.isPlain):
      addAutomatic(dependencies, make)
    case .declared(let dependencies, let make):
      component.initial { (container: DIContainer) throws -> Impl in
        ComponentRecipe.cast(try make(resolver(container).values(for: dependencies)))
      }
    case .asking(let make):
      component.initial { (container: DIContainer) throws -> Impl in
        ComponentRecipe.cast(try make(resolver(container)))
      }
    case .arguments(let types, let make):
      addArguments(types, make)
    }
  }

  /// Registers an initializer whose parameters the container resolves by their types.
  private func addAutomatic(
    _ dependencies: [ComponentDependency], _ make: @escaping ([Any?]) throws -> Any
  ) {
    func one<A>(_: A.Type) {
      component.initial { (a: A) throws -> Impl in ComponentRecipe.cast(try make([a])) }
    }
    func two<A, B>(_: A.Type, _: B.Type) {
      component.initial { (a: A, b: B) throws -> Impl in ComponentRecipe.cast(try make([a, b])) }
    }
    if dependencies.count == 1 {
      one(dependencies[0].type)
    } else {
      two(dependencies[0].type, dependencies[1].type)
    }
  }

  private func addArguments(_ types: [Any.Type], _ make: @escaping ([Any]) throws -> Any) {
    func one<A>(_: A.Type) {
      component.initialWithArg { (_: DIContainer, a: A) throws -> Impl in
        ComponentRecipe.cast(try make([a]))
      }
    }
    func two<A, B>(_: A.Type, _: B.Type) {
      component.initialWithArg { (_: DIContainer, a: A, b: B) throws -> Impl in
        ComponentRecipe.cast(try make([a, b]))
      }
    }
    if types.count == 1 { one(types[0]) } else { two(types[0], types[1]) }
  }

  private func add(_ injection: ComponentInjection) {
    switch injection.source {
    case .declared(let dependencies, let run) where dependencies.isEmpty:
      component.injection { (object: Impl) throws in try run(object, []) }
    case .declared(let dependencies, let run) where dependencies.allSatisfy(\.isPlain):
      addAutomatic(dependencies, run)
    case .declared(let dependencies, let run)
    where dependencies.count == 1 && dependencies[0].quantity == .oneOrNone:
      func optional<A>(_: A.Type) {
        component.injection(.optional) { (object: Impl, a: A?) throws in try run(object, [a]) }
      }
      optional(dependencies[0].type)
    case .declared(let dependencies, let run):
      component.injection(.manual) { (container: DIContainer, object: Impl) throws in
        try run(object, resolver(container).values(for: dependencies))
      }
    case .asking(let run):
      component.injection(.manual) { (container: DIContainer, object: Impl) throws in
        try run(object, resolver(container))
      }
    }
  }

  private func addAutomatic(
    _ dependencies: [ComponentDependency], _ run: @escaping (Any, [Any?]) throws -> Void
  ) {
    func one<A>(_: A.Type) {
      component.injection { (object: Impl, a: A) throws in try run(object, [a]) }
    }
    func two<A, B>(_: A.Type, _: B.Type) {
      component.injection { (object: Impl, a: A, b: B) throws in try run(object, [a, b]) }
    }
    if dependencies.count == 1 {
      one(dependencies[0].type)
    } else {
      two(dependencies[0].type, dependencies[1].type)
    }
  }

  private func resolver(_ container: DIContainer) -> ContainerResolver {
    Version2Container(container: container).resolver
  }
}
