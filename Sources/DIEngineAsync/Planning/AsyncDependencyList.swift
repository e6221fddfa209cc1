internal import DIEngine

/// The plans that a factory or member injection calls in an asynchronous request: those that may suspend in
/// their asynchronous form, all others as they are.
///
/// Immutable after creation. It lends what it retains: a request counts no references.
final class AsyncDependencyList {
  let list: Unowned<DependencyList>
  let count: Int
  /// The asynchronous form of each plan, or nil; nil if no plan has one.
  private let forms: UnsafeMutablePointer<Unowned<AsyncPlan>?>?

  init(_ list: DependencyList, _ plans: AsyncPlans) {
    self.list = .retaining(list)
    count = list.count
    let all = list.plans(in: plans.registry).map { $0.asynchronous(plans)?.plan }
    guard all.contains(where: { $0 != nil }) else {
      forms = nil
      return
    }
    let forms = UnsafeMutablePointer<Unowned<AsyncPlan>?>.allocate(capacity: all.count)
    for (index, form) in all.enumerated() {
      (forms + index).initialize(to: form.map { Unowned.retaining($0) })
    }
    self.forms = forms
  }

  deinit {
    if let forms {
      for index in 0..<count { forms[index]?.release() }
      forms.deallocate()
    }
    list.release()
  }

  /// Returns the asynchronous form of a plan, or nil if it has none.
  func form(_ index: Int) -> Unowned<AsyncPlan>? { forms?[index] }

  /// Makes all values, each in its place of the memory that `list.allocate(behind:)` returned.
  func make(
    _ branch: TaskBranch, _ addresses: DependencyValues, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    var index = 0
    let list = list.object
    do throws(Failure) {
      while index < count {
        let value = list.place(index, addresses)
        if let form = form(index) {
          try await form.object.make(branch, at: value, isolation)
        } else {
          try branch.run { (context) throws(Failure) in
            try list.makeValue(index, at: value, context)
          }
        }
        index += 1
      }
    } catch {
      guard list.acceptsMissing else {
        list.discard(index, addresses, branch.context)
        throw error
      }
      addresses[index] = nil
    }
  }
}

/// A member injection in an asynchronous request.
struct AsyncInjectionPlan {
  private let plan: InjectionPlan
  private let dependencies: AsyncDependencyList

  init(_ plan: InjectionPlan, _ plans: AsyncPlans) {
    self.plan = plan
    dependencies = AsyncDependencyList(plan.dependencies, plans)
  }

  func run(
    _ box: AnyBox, _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    do {
      try await inject(box, branch, isolation)
    } catch {
      try branch.run { (context) throws(Failure) in try plan.skipOrThrow(error, context) }
    }
  }

  private func inject(
    _ box: AnyBox, _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws {
    let list = dependencies.list.object
    let (memory, values) = list.allocate()
    defer { memory.deallocate() }
    try await dependencies.make(branch, values, isolation)
    guard let asynchronous = plan.asynchronous else {
      func inject(_ context: ResolutionContext) throws {
        try plan.inject(values, into: box, context)
      }
      return plan.hopsToMainActor
        ? try await branch.runOnMainActor(isolation, inject)
        : try branch.run(inject)
    }
    var position: TaskPosition? = branch.suspend()
    var thrown: (any Error)?
    do {
      try await TaskPosition.$current.withValue(position) {
        try await asynchronous.body(isolation, box, values, branch)
      }
    } catch {
      thrown = error
    }
    if !branch.resumeNow(&position) { await branch.resume(&position, isolation) }
    if let thrown { throw thrown }
  }
}
