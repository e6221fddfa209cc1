internal import DIEngine

/// The asynchronous form of a component plan.
final class AsyncComponentPlan {
  unowned let plan: ComponentPlan
  /// The request for the component's own type.
  private(set) lazy var own: AsyncPlan =
    plan.isDirect ? AsyncTransientPlan(self) : AsyncOwnPlan(self)
  /// The factory; nil until it is compiled. Retained manually, so that requests change no reference count.
  private(set) var factory: Unowned<AsyncFactory>?
  private(set) var immediate: [AsyncInjectionPlan] = []
  private(set) var deferred: [AsyncInjectionPlan] = []

  init(_ plan: ComponentPlan) {
    self.plan = plan
  }

  deinit { factory?.release() }

  /// Compiles the plan, once all components that it leads to are known. The caller holds the registry's lock.
  func compile(_ plans: AsyncPlans) {
    _ = own
    factory = .retaining(AsyncFactory(plan, plans))
    guard let injections = plan.injectionList() else { return }
    immediate = injections.immediate.map { AsyncInjectionPlan($0, plans) }
    deferred = injections.deferred.map { AsyncInjectionPlan($0, plans) }
  }

  /// Makes an object in memory of the component's type.
  func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    do {
      let call = FactoryCall.begin(factory.unsafelyUnwrapped, at: memory)
      try await AsyncFactory.run(call, branch, isolation)
    } catch {
      throw branch.context.thrown(error, by: Unowned(plan))
    }
  }

  /// Makes an object and boxes it.
  func makeBox(
    _ branch: TaskBranch, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> AnyBox {
    let type = plan.component.type
    let (size, alignment) = layout(of: type)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    defer { memory.deallocate() }
    try await make(branch, at: memory, isolation)
    defer { destroy(memory, as: type) }
    return plan.box(copying: memory)
  }
}

/// The asynchronous form of the plan for a component's own type.
final class AsyncOwnPlan: AsyncPlan {
  unowned let component: AsyncComponentPlan

  init(_ component: AsyncComponentPlan) {
    self.component = component
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let plan = component.plan
    if plan.showsFinished, branch.run({ plan.readFinished(to: memory, $0) }) { return }
    let box = try await branch.obtain(component, isolation)
    box.copy(to: memory)
  }
}

/// The asynchronous form of the plan for transient instances without member injections.
final class AsyncTransientPlan: AsyncPlan {
  /// The component's plan, which retains this one.
  private let component: Unowned<AsyncComponentPlan>
  private let owner: Unowned<ComponentPlan>

  init(_ component: AsyncComponentPlan) {
    self.component = Unowned(component)
    owner = Unowned(component.plan)
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let context = branch.context
    if context.mayReenter(owner.with { $0.identityAddress.unsafelyUnwrapped }),
      let box = try context.reentrantInstance(owner)
    {
      return box.copy(to: memory)
    }
    do {
      let factory = component.object.factory.unsafelyUnwrapped
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
    guard let factory = component.with({ $0.factory }),
      !branch.context.mayReenter(owner.with { $0.identityAddress.unsafelyUnwrapped })
    else { return nil }
    return FactoryCall.begin(factory, of: owner, at: memory, within: call, branch)
  }
}

/// The asynchronous form of a request to inject members into an external instance. It makes no value.
final class AsyncInjectMembersPlan: AsyncPlan {
  private let component: AsyncComponentPlan
  private let box: AnyBox

  init(_ component: AsyncComponentPlan, _ box: AnyBox) {
    self.component = component
    self.box = box
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    try await branch.injectMembers(into: box, component, isolation)
  }
}

/// The asynchronous form of a request that creates an instance ahead. It makes no value.
final class AsyncEagerPlan: AsyncPlan {
  private let component: AsyncComponentPlan

  init(_ component: AsyncComponentPlan) {
    self.component = component
  }

  override func make(
    _ branch: TaskBranch, at memory: UnsafeMutableRawPointer, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    _ = try await branch.obtain(component, isolation)
  }
}
