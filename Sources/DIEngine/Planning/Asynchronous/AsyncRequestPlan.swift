internal import CDIEngine

/// A request of asynchronous code: the plan, and its asynchronous form if a closure on its way may suspend.
final class AsyncRequestPlan: Plan {
  let plan: Plan
  let form: AsyncPlan?
  /// Whether the request may wait for an object that another request makes.
  private let mayWait: Bool
  /// The components whose objects must be finished so that no closure on the way is called which may suspend; nil
  /// if one always is.
  private let kept: [Unmanaged<ComponentPlan>]?
  /// The component of the requested object, if requests share it.
  private let shared: Unmanaged<ComponentPlan>?
  /// The generation that holds the plans.
  unowned let generation: PlanGeneration

  init(
    _ plan: Plan, _ form: AsyncPlan?, mayWait: Bool = true, kept: [ComponentPlan]? = nil,
    shared: ComponentPlan? = nil, _ generation: PlanGeneration
  ) {
    self.shared = shared.map(Unmanaged.passUnretained)
    self.mayWait = mayWait
    self.kept = form == nil ? [] : kept?.map(Unmanaged.passUnretained)
    self.plan = plan
    self.form = form
    self.generation = generation
    super.init(plan.componentPlan, plan.place, needsReentrancyCheck: plan.needsReentrancyCheck)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try plan.make(context, at: memory)
  }

  /// Whether a request on a scope needs no suspension: it calls no closure that may suspend, and no suspended
  /// task makes anything for which it may wait.
  ///
  /// Another thread may clean the scope at any time. The request then fails, and must run again.
  ///
  /// - Complexity: O(*n*) for *n* kept objects that lead to closures which may suspend.
  func isSynchronous(in scope: Scope) -> Bool {
    guard let kept, !mayWait || di_count_suspended() == 0 else { return false }
    return kept.allSatisfy { $0._withUnsafeGuaranteedRef { $0.isFinished(in: scope) } }
  }

  /// Returns the slot of the requested object if somebody else is just creating that object for a scope.
  func slotInTheMaking(in scope: Scope) -> InstanceSlot? {
    guard let slot = shared?._withUnsafeGuaranteedRef({ $0.slot(in: scope) }) else { return nil }
    return CreationGate.shared.isInTheMaking(slot) ? slot : nil
  }
}

extension PlanCompiler {
  /// Returns the plan of a request of asynchronous code. The caller holds the registry's lock.
  ///
  /// - Parameter generation: The generation that holds the plan; nil for the current one.
  func asynchronous(_ plan: Plan, of generation: PlanGeneration? = nil) -> AsyncRequestPlan {
    let generation = generation ?? registry.compiled.current
    guard registry.mayHaveAsynchronous else { return AsyncRequestPlan(plan, nil, generation) }
    let plans = generation.asynchronous(registry)
    let mayWait = plans.search(from: plan)
    var components: [ComponentPlan] = []
    plan.visitComponents(registry) { components.append($0) }
    let shared = components.count == 1 && components[0].lifetime.isShared ? components[0] : nil
    let form = plan.asynchronous(plans)
    return AsyncRequestPlan(
      plan, form, mayWait: mayWait,
      kept: form == nil ? nil : plans.keptBeforeClosures(from: plan), shared: shared, generation)
  }
}
