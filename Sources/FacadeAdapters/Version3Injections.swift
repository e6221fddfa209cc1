internal import DIConformance
internal import DIv3

/// Translates a recipe's injections into calls of the modern generation's public API.
struct Version3Injections<Impl> {
  let component: DIComponentBuilder<Impl>

  func add(_ injection: ComponentInjection) {
    switch injection.source {
    case .declared(let dependencies, let run) where dependencies.isEmpty:
      component.injection { (object: Impl) in withoutThrowing { try run(object, []) } }
    case .declared(let dependencies, let run) where dependencies.count == 1:
      add(dependencies[0], cycle: injection.closesCycle, run)
    case .declared(let dependencies, let run):
      func two<A, B>(_: A.Type, _: B.Type) {
        component.injection { (object: Impl, a: A, b: B) in
          withoutThrowing { try run(object, [a, b]) }
        }
      }
      two(dependencies[0].type, dependencies[1].type)
    case .asking(let run):
      component.injection { (object: Impl, asked: DIContainer) in
        withoutThrowing { try run(object, Version3Container(container: asked).resolver) }
      }
    }
  }

  private func add(
    _ dependency: ComponentDependency, cycle: Bool, _ run: @escaping (Any, [Any?]) throws -> Void
  ) {
    func open<A>(_: A.Type) {
      if dependency.isArgument {
        component.injection(cycle: cycle) { (object: Impl, a: DIArg<A>) in
          withoutThrowing { try run(object, [arg(a)]) }
        }
        return
      }
      switch dependency.quantity {
      case .one:
        component.injection(name: dependency.name, cycle: cycle) { (object: Impl, a: A) in
          withoutThrowing { try run(object, [a]) }
        }
      case .oneOrNone:
        component.injection(name: dependency.name, cycle: cycle) { (object: Impl, a: A?) in
          withoutThrowing { try run(object, [a]) }
        }
      case .many:
        component.injection(cycle: cycle) { (object: Impl, all: DIMany<A>) in
          withoutThrowing { try run(object, [many(all)]) }
        }
      }
    }
    open(dependency.type)
  }
}
