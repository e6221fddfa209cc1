/// Notes which dependencies a component declares, in order.
///
/// Makers and steps tell a planner what they need when they are compiled. A planner that has a
/// recorder plans nothing.
final class DependencyRecorder {
  /// One declared dependency.
  struct Dependency {
    let description: RequestDescription
    let stage: DependencyEdge.Stage
  }

  private(set) var dependencies: [Dependency] = []
  /// What asks for the dependencies that are noted next.
  var stage = DependencyEdge.Stage.initializer

  func note(_ type: any Any.Type, _ request: Request, isForgiven: Bool) {
    let description = RequestDescription(of: type, request, isForgiven: isForgiven)
    dependencies.append(Dependency(description: description, stage: stage))
  }
}

extension Registry {
  /// The dependencies that a component declares: those of its initializers, then those of its
  /// steps. Closures that ask the container themselves declare none.
  ///
  /// Called under the lock. What is compiled on the way is thrown away.
  func declaredDependencies(of component: Component) -> [DependencyRecorder.Dependency] {
    let recorder = DependencyRecorder()
    let plan = ComponentPlan(
      InstanceIdentity(component, .none), signature: nil, from: component.owner, in: self)
    let compiler = PlanCompiler(self, owner: plan, recorder: recorder)
    component.factory?.declare?(compiler)
    for factory in component.argumentFactories { factory.declare?(compiler) }
    for injection in component.injections {
      recorder.stage = .injection(isDeferred: injection.isDeferred)
      injection.declare?(compiler)
    }
    return withExtendedLifetime(plan) { recorder.dependencies }
  }
}
