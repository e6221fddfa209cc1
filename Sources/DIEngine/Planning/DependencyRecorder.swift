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
  struct Dependency {
    let description: RequestDescription
    let stage: Stage
    /// Whether a key path takes the dependency.
    let isOfKeyPath: Bool
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
  func declaredDependencies(of component: Component) -> [DependencyRecorder.Dependency] {
    let recorder = DependencyRecorder()
    let plan = ComponentPlan.plan(
      FurtherIdentity(component, .none), of: component, nil, nil, from: component.owner, in: self)
    let compiler = PlanCompiler(self, owner: plan, recorder: recorder)
    component.factory?.declare?(compiler)
    for factory in component.argumentFactories { factory.declare?(compiler) }
    for injection in component.injections {
      recorder.stage = .injection(isDeferred: injection.isDeferred)
      recorder.isOfKeyPath = injection.isOfKeyPath
      injection.declare?(compiler)
    }
    return withExtendedLifetime(plan) { recorder.dependencies }
  }
}
