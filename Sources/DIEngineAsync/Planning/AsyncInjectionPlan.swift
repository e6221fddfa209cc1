internal import DIEngine

/// A member injection in an asynchronous request.
struct AsyncInjectionPlan {
  private let plan: InjectionPlan
  private let needs: AsyncDependencyList

  init(_ plan: InjectionPlan, _ plans: AsyncPlans) {
    self.plan = plan
    needs = AsyncDependencyList(plan.needs, plans)
  }

  func run(
    _ box: AnyBox, _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    do {
      try await inject(box, branch, isolation)
    } catch {
      try branch.run { (context) throws(Failure) in try plan.settle(error, context) }
    }
  }

  private func inject(
    _ box: AnyBox, _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws {
    let list = needs.list.takeUnretainedValue()
    let (memory, values) = list.allocate()
    defer { memory.deallocate() }
    try await needs.make(branch, values, isolation)
    guard let asynchronous = plan.asynchronous else {
      func inject(_ context: ResolutionContext) throws {
        try plan.inject(values, into: box, context)
      }
      return plan.hopsToMainActor
        ? try await branch.runOnMainActor(isolation, inject)
        : try branch.run(inject)
    }
    var position: TaskPosition? = branch.suspend()
    await TaskPosition.$current.withValue(position) {
      await asynchronous.body(isolation, box, values, branch)
    }
    if !branch.resumeNow(&position) { await branch.resume(&position, isolation) }
  }
}
