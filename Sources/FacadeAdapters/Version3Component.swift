internal import DIConformance
internal import DIv3

/// Translates a recipe into calls of the modern generation's public API.
///
/// Closures of this generation can't throw: an error of a scenario's closure ends the process, so the
/// adapter declares the throwing capabilities as lacking.
struct Version3Component<Impl> {
  let container: DIContainer
  let recipe: ComponentRecipe
  var lifetimes = Version3Lifetimes.builtIn

  func register() {
    let component = registered()
    component.offer(as: recipe, lifetimes)
    let injections = Version3Injections(component: component)
    recipe.injections.forEach(injections.add)
    if let postInit = recipe.postInit { component.postInit { postInit($0) } }
    if let end = recipe.end { component.onEnd { try end($0) } }
  }

  private func registered() -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    switch recipe.initializers.first {
    case nil:
      return container.register(Impl.self, file: file, line: line)
    case .declared(let dependencies, let make) where dependencies.isEmpty:
      return container.register(file: file, line: line) { () -> Impl in made { try make([]) } }
    case .declared(let dependencies, let make) where dependencies.count == 1:
      return registered(with: dependencies[0], make)
    case .declared(let dependencies, let make):
      return registered(with: dependencies[0].type, dependencies[1].type, make)
    case .asking(let make):
      return container.register(file: file, line: line) { (asked: DIContainer) -> Impl in
        made { try make(Version3Container(container: asked).resolver) }
      }
    case .arguments(let types, let make):
      return registered(withArguments: types, make)
    }
  }

  private func registered(
    with dependency: ComponentDependency, _ make: @escaping ([Any?]) throws -> Any
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func open<A>(_: A.Type) -> DIComponentBuilder<Impl> {
      switch dependency.quantity {
      case .one:
        container.register(file: file, line: line) { (a: A) -> Impl in made { try make([a]) } }
      case .oneOrNone:
        container.register(file: file, line: line) { (a: A?) -> Impl in made { try make([a]) } }
      case .many:
        container.register(file: file, line: line) { (all: DIMany<A>) -> Impl in
          made { try make([many(all)]) }
        }
      }
    }
    return open(dependency.type)
  }

  private func registered(
    with first: Any.Type, _ second: Any.Type, _ make: @escaping ([Any?]) throws -> Any
  ) -> DIComponentBuilder<Impl> {
    func open<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
      container.register(file: recipe.file, line: recipe.line) { (a: A, b: B) -> Impl in
        made { try make([a, b]) }
      }
    }
    return open(first, second)
  }

  private func registered(
    withArguments types: [Any.Type], _ make: @escaping ([Any]) throws -> Any
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func one<A>(_: A.Type) -> DIComponentBuilder<Impl> {
      container.register(
        file: file, line: line, { (a: A) -> Impl in made { try make([a]) } },
        modificator: { (a: DIArg<A>) in arg(a) })
    }
    func two<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
      container.register(
        file: file, line: line, { (a: A, b: B) -> Impl in made { try make([a, b]) } },
        modificator: { (a: DIArg<A>, b: DIArg<B>) in (arg(a), arg(b)) })
    }
    return types.count == 1 ? one(types[0]) : two(types[0], types[1])
  }

}

/// Not a method: the closures that call it must not hold the container.
private func made<Impl>(_ make: () throws -> Any) -> Impl {
  ComponentRecipe.cast(withoutThrowing(make))
}

/// Runs a throwing closure of a scenario where this generation accepts only non-throwing closures.
/// Traps if it throws.
func withoutThrowing<Result>(_ work: () throws -> Result) -> Result {
  do {
    return try work()
  } catch {
    fatalError("a closure that cannot throw failed: \(error)")
  }
}

extension DIComponentBuilder {
  /// Offers the component under the services, names and tags of a recipe, with its lifetime.
  func offer(as recipe: ComponentRecipe, _ lifetimes: Version3Lifetimes = .builtIn) {
    func tag<Service>(_ tag: Any.Type, _: Service.Type) {
      func open<Tag>(_: Tag.Type) { self.as(Service.self, tag: Tag.self) }
      open(tag)
    }
    for service in recipe.services {
      func alias<Service>(_: Service.Type) {
        self.as(Service.self)
        for name in recipe.names { self.as(Service.self, name: name) }
        for type in recipe.tags { tag(type, Service.self) }
      }
      alias(service)
    }
    for (service, name) in recipe.namedServices {
      func alias<Service>(_: Service.Type) { self.as(Service.self, name: name) }
      alias(service)
    }
    for name in recipe.names { self.as(Impl.self, name: name) }
    for type in recipe.tags { tag(type, Impl.self) }
    if recipe.isDefault { self.default() }
    if let lifetime = recipe.lifetime { self.lifetime(lifetimes(lifetime)) }
  }
}
