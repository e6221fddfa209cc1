extension CellPlan {
  /// What few components have, read when the plan is compiled: kept apart, so that other plans are small.
  final class Particulars {
    let keeper: (any Keeper)?
    /// The names and tags of the component.
    let qualifiers: [Qualifier]
    let steps: [Step]
    let finisher: Step?
    /// What is told of the objects while somebody is told.
    let tracing: TracedCell?

    private init(_ component: Component, _ audience: Audience?) {
      keeper = component.keeper
      qualifiers = component.allQualifiers
      steps = component.steps
      finisher = component.finisher
      tracing = audience.map { TracedCell(component, $0) }
    }

    static func needed(by component: Component, _ audience: Audience?) -> Particulars? {
      let isUsual =
        audience == nil && component.extras == nil && component.steps.isEmpty
        && (component.listedServices?.allSatisfy { $0.qualifier == .none } ?? true)
      return isUsual ? nil : Particulars(component, audience)
    }

    var hasSteps: Bool { !steps.isEmpty || finisher != nil }

    var hasDeferredSteps: Bool {
      steps.contains(where: \.isDeferred) || (finisher?.isDeferred ?? false)
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
