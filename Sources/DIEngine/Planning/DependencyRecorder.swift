/// Records the dependencies that a component declares, in order.
///
/// Factories and member injections declare dependencies to a plan compiler when they are compiled. A
/// plan compiler with a recorder compiles nothing.
package final class DependencyRecorder {
  /// The stage of creating the owner at which the dependency is requested.
  package enum Stage: Equatable, Sendable {
    case initializer
    /// A member injection. If deferred, it runs after the outermost object has been created.
    case injection(isDeferred: Bool)
  }

  /// A declared dependency.
  package struct Dependency {
    package let description: RequestDescription
    package let stage: Stage
    /// Whether a key path takes the dependency.
    package let isOfKeyPath: Bool
  }

  private(set) var dependencies: [Dependency] = []
  /// The stage of the dependencies that are recorded next.
  var stage = Stage.initializer
  /// Whether a key path takes the dependencies that are recorded next.
  var isOfKeyPath = false

  func note(_ type: any Any.Type, _ request: Request, acceptsMissing: Bool) {
    let description = RequestDescription(of: type, request, acceptsMissing: acceptsMissing)
    dependencies.append(
      Dependency(description: description, stage: stage, isOfKeyPath: isOfKeyPath))
  }
}

extension Registry {
  /// Returns the dependencies that a component declares: those of its factories first, then those of
  /// its member injections. Closures that resolve from the container themselves declare none.
  ///
  /// Call it under the registry's lock. The intermediate plans are discarded.
  package func declaredDependencies(of component: Component) -> [DependencyRecorder.Dependency] {
    let recorder = DependencyRecorder()
    let plan = ComponentPlan.plan(
      FurtherIdentity(component, .none), of: component, nil, nil, from: component.owner, in: self)
    let compiler = PlanCompiler(self, owner: plan, recorder: recorder)
    component.factory?.declare?(compiler)
    for factory in component.rare.argumentFactories { factory.declare?(compiler) }
    for injection in component.injections {
      recorder.stage = .injection(isDeferred: injection.isDeferred)
      recorder.isOfKeyPath = injection.isOfKeyPath
      injection.declare?(compiler)
    }
    return withExtendedLifetime(plan) { recorder.dependencies }
  }
}

extension Registry {
  /// Returns the components that a request for a declared dependency would select: one, all elements of
  /// an array, several if the request is ambiguous, or none.
  package func components(
    for description: RequestDescription, of owner: Component
  ) -> [Component] {
    let (type, request) = (description.base, description.request)
    if description.isMany {
      let choice = candidatesOfMany(
        type, request.qualifiers, inModuleOnly: request.options.contains(.inModuleOnly),
        from: owner.owner)
      guard case .offers(let offers) = choice else { return [] }
      return offers.map(\.component)
    }
    var tests: [ComponentInfo] = []
    switch select(type, request.qualifiers, from: owner.owner, severalTests: &tests) {
    case .offer(let offer): return [offer.component]
    case .failure(_, _, let tied): return tied.map(\.component)
    }
  }
}
