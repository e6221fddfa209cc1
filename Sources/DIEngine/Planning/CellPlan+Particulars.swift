extension ComponentPlan {
  /// What few components have, read when the plan is compiled: kept apart, so that other plans are small.
  final class Particulars {
    let store: (any InstanceStore)?
    /// The names and tags of the component.
    let qualifiers: [Qualifier]
    let injections: [MemberInjection]
    let postInit: MemberInjection?
    /// What is told of the objects while somebody is told.
    let tracing: ComponentTracing?

    private init(_ component: Component, _ tracers: Tracers?) {
      store = component.store
      qualifiers = component.allQualifiers
      injections = component.injections
      postInit = component.postInit
      tracing = tracers.map { ComponentTracing(component, $0) }
    }

    static func needed(by component: Component, _ tracers: Tracers?) -> Particulars? {
      let isUsual =
        tracers == nil && component.extras == nil && component.injections.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      return isUsual ? nil : Particulars(component, tracers)
    }

    var hasInjections: Bool { !injections.isEmpty || postInit != nil }

    var hasDeferredInjections: Bool {
      injections.contains(where: \.isDeferred) || (postInit?.isDeferred ?? false)
    }
  }

  /// What few compilations need, guarded by the registry's lock.
  final class Compilation {
    /// The plans of the services under other types than the component's own.
    var plans: [ObjectIdentifier: Plan] = [:]
    /// Called when the plan is compiled.
    var whenCompiled: [() -> Void] = []
    /// How to compile the plan, if that waits.
    var postponed: PostponedCompilation?
    /// Where requests as other types find the finished object.
    var places: [UnsafeMutablePointer<UnsafeMutableRawPointer?>] = []
    /// The generation that holds the plans that the steps call, if it is another one.
    var laterGeneration: PlanGeneration?
    /// How many runtime arguments of the modern kind the initializer takes.
    var argumentCount = 0
  }

  var ownCompilation: Compilation {
    if let compilation { return compilation }
    let made = Compilation()
    compilation = made
    return made
  }
}
