internal import DIConformance
internal import DIv3
internal import DIv3Async

/// Translates a recipe into calls of the modern generation's asynchronous API. Each closure suspends its task
/// before it does its work.
struct Version3AsyncComponent<Impl: Sendable> {
  let container: DIContainer
  let recipe: ComponentRecipe
  let share: SuspendingShare
  let lifetimes: Version3Lifetimes

  func register() {
    let component = registered()
    component.offer(as: recipe, lifetimes)
    for (index, injection) in recipe.injections.enumerated() {
      if share.includes(injection, at: index) {
        add(injection, to: component)
      } else {
        Version3Injections(component: component).add(injection)
      }
    }
    if let end = recipe.end {
      component.onEnd { (object: Impl) async throws in
        await suspension()
        try end(object)
      }
    }
    if let postInit = recipe.postInit {
      nonisolated(unsafe) let postInit = postInit
      component.postInit { (object: Impl) async in
        await suspension()
        postInit(object)
      }
    }
  }

  private func registered() -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    switch recipe.initializers.first {
    case nil:
      return container.register(Impl.self, file: file, line: line)
    case .declared(let dependencies, let make):
      let work = Work(make)
      guard let first = dependencies.first else {
        return container.register(file: file, line: line) { () async -> Impl in
          await suspension()
          return work.made([])
        }
      }
      guard dependencies.count > 1 else { return registered(with: first, work) }
      return registered(with: first.type, dependencies[1].type, work)
    case .asking(let make):
      nonisolated(unsafe) let make = make
      let share = share
      return container.register(file: file, line: line) { (asked: DIContainer) async -> Impl in
        await suspension()
        let resolver = Version3AsyncContainer(container: asked, share: share).resolver
        return ComponentRecipe.cast(withoutThrowing { try make(resolver) })
      }
    case .arguments(let types, let make):
      return registered(withArguments: types, Work { try make($0.map { $0! }) })
    }
  }

  private func registered(
    with dependency: ComponentDependency, _ work: Work
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func open<A>(_: A.Type) -> DIComponentBuilder<Impl> {
      switch dependency.quantity {
      case .one:
        container.register(file: file, line: line) { (a: A) async -> Impl in
          await suspension()
          return work.made([a])
        }
      case .oneOrNone:
        container.register(file: file, line: line) { (a: A?) async -> Impl in
          await suspension()
          return work.made([a])
        }
      case .many:
        container.register(file: file, line: line) { (all: DIMany<A>) async -> Impl in
          await suspension()
          return work.made([many(all)])
        }
      }
    }
    return open(dependency.type)
  }

  private func registered(
    with first: Any.Type, _ second: Any.Type, _ work: Work
  ) -> DIComponentBuilder<Impl> {
    func open<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
      container.register(file: recipe.file, line: recipe.line) { (a: A, b: B) async -> Impl in
        await suspension()
        return work.made([a, b])
      }
    }
    return open(first, second)
  }

  private func registered(
    withArguments types: [Any.Type], _ work: Work
  ) -> DIComponentBuilder<Impl> {
    let (file, line) = (recipe.file, recipe.line)
    func one<A>(_: A.Type) -> DIComponentBuilder<Impl> {
      container.register(file: file, line: line) { (a: DIArg<A>) async -> Impl in
        await suspension()
        return work.made([arg(a)])
      }
    }
    func two<A, B>(_: A.Type, _: B.Type) -> DIComponentBuilder<Impl> {
      container.register(file: file, line: line) { (a: DIArg<A>, b: DIArg<B>) async -> Impl in
        await suspension()
        return work.made([arg(a), arg(b)])
      }
    }
    return types.count == 1 ? one(types[0]) : two(types[0], types[1])
  }

  private func add(_ injection: ComponentInjection, to component: DIComponentBuilder<Impl>) {
    switch injection.source {
    case .asking(let run):
      nonisolated(unsafe) let run = run
      let share = share
      component.injection { (object: Impl, asked: DIContainer) async in
        await suspension()
        let resolver = Version3AsyncContainer(container: asked, share: share).resolver
        withoutThrowing { try run(object, resolver) }
      }
    case .declared(let dependencies, let run):
      let work = Injecting(run)
      switch dependencies.count {
      case 0:
        component.injection { (object: Impl) async in
          await suspension()
          work.run(object, [])
        }
      case 1:
        add(dependencies[0], cycle: injection.closesCycle, work, to: component)
      default:
        func two<A, B>(_: A.Type, _: B.Type) {
          component.injection { (object: Impl, a: A, b: B) async in
            await suspension()
            work.run(object, [a, b])
          }
        }
        two(dependencies[0].type, dependencies[1].type)
      }
    }
  }

  private func add(
    _ dependency: ComponentDependency, cycle: Bool, _ work: Injecting,
    to component: DIComponentBuilder<Impl>
  ) {
    func open<A>(_: A.Type) {
      if dependency.isArgument {
        component.injection(cycle: cycle) { (object: Impl, a: DIArg<A>) async in
          await suspension()
          work.run(object, [arg(a)])
        }
        return
      }
      switch dependency.quantity {
      case .one:
        component.injection(name: dependency.name, cycle: cycle) { (object: Impl, a: A) async in
          await suspension()
          work.run(object, [a])
        }
      case .oneOrNone:
        component.injection(name: dependency.name, cycle: cycle) { (object: Impl, a: A?) async in
          await suspension()
          work.run(object, [a])
        }
      case .many:
        component.injection(cycle: cycle) { (object: Impl, all: DIMany<A>) async in
          await suspension()
          work.run(object, [many(all)])
        }
      }
    }
    open(dependency.type)
  }

  /// The closure of a recipe, which only the container calls.
  private struct Work: @unchecked Sendable {
    private let make: ([Any?]) throws -> Any

    init(_ make: @escaping ([Any?]) throws -> Any) {
      self.make = make
    }

    func made(_ values: [Any?]) -> Impl {
      ComponentRecipe.cast(withoutThrowing { try make(values) })
    }
  }

  private struct Injecting: @unchecked Sendable {
    private let inject: (Any, [Any?]) throws -> Void

    init(_ inject: @escaping (Any, [Any?]) throws -> Void) {
      self.inject = inject
    }

    func run(_ object: Impl, _ values: [Any?]) {
      withoutThrowing { try inject(object, values) }
    }
  }
}

/// Suspends the task.
private func suspension() async { await Task.yield() }
