/// A dependency that a component declares.
package struct DeclaredDependency {
  /// The stage of creating the owner at which the dependency is requested.
  package enum Stage: Equatable, Sendable {
    case initializer
    /// A member injection. If deferred, it runs after the outermost object has been created.
    case injection(isDeferred: Bool)
  }

  package let description: RequestDescription
  package let stage: Stage
  /// Whether a key path takes the dependency.
  package let isOfKeyPath: Bool
}

extension Registry {
  /// Returns the dependencies that a component declares: those of its factories first, then those of
  /// its member injections. Closures that resolve from the container themselves declare none.
  ///
  /// Call it under the registry's lock. Nothing is chosen.
  package func declaredDependencies(of component: Component) -> [DeclaredDependency] {
    let use = ComponentPlan.Use(
      signature: nil, module: component.owner, changes: component.changes, observation: [])
    let plan = ComponentPlan.plan(
      FurtherIdentity(component, .none), of: component, nil, for: use, before: nil, in: self)
    var dependencies: [DeclaredDependency] = []
    func add(
      _ declare: Factory.Declare?, _ stage: DeclaredDependency.Stage = .initializer,
      isOfKeyPath: Bool = false
    ) {
      let maker = PlanMaker(for: plan)
      declare?(maker)
      dependencies += maker.declared.map { type, qualifier in
        DeclaredDependency(
          description: RequestDescription(
            of: type, maker.request(qualifier), acceptsMissing: maker.acceptsMissing),
          stage: stage, isOfKeyPath: isOfKeyPath)
      }
    }
    add(component.factory?.declare)
    for factory in component.rare.argumentFactories { add(factory.declare) }
    for injection in component.injections {
      add(
        injection.declare, .injection(isDeferred: injection.isDeferred),
        isOfKeyPath: injection.isOfKeyPath)
    }
    return withExtendedLifetime(plan) { dependencies }
  }

  /// Returns the components that a request for a declared dependency would select: one, all elements of
  /// an array, several if the request is ambiguous, or none.
  package func components(
    for description: RequestDescription, of owner: Component
  ) -> [Component] {
    let (type, request) = (description.base, description.request)
    if description.isMany {
      let offers = try? candidatesOfMany(
        type, request.qualifiers, inModuleOnly: request.options.contains(.inModuleOnly),
        from: owner.owner)
      return (offers ?? []).map(\.component)
    }
    return choose(type, request.qualifiers, from: owner.owner).selected
  }
}
