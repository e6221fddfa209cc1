internal import DIEngine

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
    let form = plan.asynchronous(plans)?.plan
    return AsyncRequestPlan(
      plan, form, mayWait: mayWait,
      kept: form == nil ? nil : plans.keptBeforeClosures(from: plan), shared: shared, generation)
  }
}
