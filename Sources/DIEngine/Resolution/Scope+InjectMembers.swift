extension Scope {
  /// Injects members into an external instance, as declared by a component of its dynamic type.
  ///
  /// The object graph contains the object before its injections run, so that cycles lead back to it. If
  /// the component keeps it, other threads see it only after all injections have run.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: RequestingModule? = nil, for view: View
  ) throws(Failure) {
    let context = ResolutionContext.current
    let module = stated ?? currentModule()
    var known = injectMembersPlan(type, from: module)
    if !known.severalTests.isEmpty {
      registry.listener?(.severalTests(requested: type, candidates: known.severalTests))
      // The listener is user code, which may have changed components.
      known = injectMembersPlan(type, from: module)
    }
    func asked() -> TracedRequest { TracedRequest(type, .object(object)) }
    guard let plan = known.componentPlan else {
      let refusal = known.refusal.unsafelyUnwrapped
      let failure = Failure(
        refusal.kind, requested: type, path: context.path, candidates: refusal.candidates,
        Failure.Circumstances(registry: registry))
      throw registry.reported(failure, asked(), context)
    }
    guard let box = plan.component.box(object) else {
      let failure = plan.failure(.wrongType(real: Swift.type(of: object)), context.path)
      throw registry.reported(failure, asked(), context)
    }
    let injection = plan.injection(of: object, box, asked: type)
    try Unowned(injection).value(in: self, for: view) as Void
    // One after the other: the metadata of a tuple with a generic type has to be looked up.
    withExtendedLifetime((known, injection)) {}
    withExtendedLifetime(view) {}
  }

  /// Returns the plan for injecting members into objects of exactly one type.
  package func injectMembersPlan(
    _ type: any Any.Type, from module: RequestingModule
  ) -> InjectMembersPlan {
    let request = Unowned<RequestNeed>(
      type, .none, .injectsMembers, from: module, in: self, { $0.injectMembersPlan(type) })
    return unsafeDowncast(request.object.plan, to: InjectMembersPlan.self)
  }
}

extension ComponentPlan {
  /// Returns the plan that injects members into an external instance of the component, and reports it to tracers.
  ///
  /// - Parameter type: The type that the request asks for.
  package func injection(of object: Any, _ box: AnyBox, asked type: any Any.Type) -> Plan {
    let injection = ExternalInjection(self, box)
    guard let traced else { return injection }
    return injection.reporting(TracedRequest(type, .object(object)), traced, to: tracers) { _ in
      box.any
    }
  }
}

/// The plan of a request to inject members into an external instance: holds the component of the
/// instance's type.
package final class InjectMembersPlan: Plan {
  /// Why no component can be chosen.
  let refusal: Refusal?
  /// The components that all claim to replace the others, if there are several.
  package let severalTests: [ComponentInfo]

  /// - Parameter choice: What was chosen for the type.
  init(_ type: any Any.Type, _ choice: Choice, _ componentPlan: ComponentPlan?) {
    refusal = choice.refusal(of: type)
    severalTests = choice.severalTests
    super.init(componentPlan)
  }
}

extension PlanMaker {
  /// Returns the plan for injecting members into objects of exactly one type. The component need not be
  /// the default.
  func injectMembersPlan(_ type: any Any.Type) -> InjectMembersPlan {
    let search = ServiceSearch(type: type, qualifiers: [], module: module, needsDefault: false)
    let choice = search.choice(in: registry)
    return InjectMembersPlan(
      type, choice,
      choice.component.map { registry.componentPlan($0.identity(.none), from: module) })
  }
}
