internal import DIEngine

/// The asynchronous form of the plan for a component's own type.
final class AsyncOwnPlan: AsyncPlan {
  private unowned let component: AsyncComponentPlan
  private let readable: CachedInstance?

  init(_ component: AsyncComponentPlan) {
    self.component = component
    let plan = component.plan
    readable = plan.isReadable ? plan.own?.place : nil
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    if let readable, branch.run({ readable.copy(to: memory, $0) }) { return }
    let box = try await branch.obtain(component, at: readable, isolation)
    box.copy(to: memory)
  }
}

/// The asynchronous form of the plan for transient instances without member injections.
final class AsyncTransientPlan: AsyncPlan {
  /// The component's plan, which retains this one.
  private let component: Unmanaged<AsyncComponentPlan>
  private let owner: Unmanaged<ComponentPlan>

  init(_ component: AsyncComponentPlan) {
    self.component = .passUnretained(component)
    owner = .passUnretained(component.plan)
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let context = branch.context
    if context.checksReentrancy(), let box = try context.reentrantInstance(owner) {
      return box.copy(to: memory)
    }
    guard let factory = component.takeUnretainedValue().factory else {
      return try await component.takeUnretainedValue().make(branch, at: memory, isolation)
    }
    do {
      let call = FactoryCall.begin(factory, of: owner, at: memory, within: nil, branch)
      try await AsyncFactory.run(call, branch, isolation)
    } catch {
      throw context.thrown(error, by: owner)
    }
  }

  override func begin(
    within call: UnsafeMutablePointer<FactoryCall>, at memory: UnsafeMutableRawPointer,
    _ branch: TaskBranch
  ) -> UnsafeMutablePointer<FactoryCall>? {
    guard let factory = component._withUnsafeGuaranteedRef({ $0.factory }),
      !branch.context.checksReentrancy()
    else { return nil }
    return FactoryCall.begin(factory, of: owner, at: memory, within: call, branch)
  }
}
