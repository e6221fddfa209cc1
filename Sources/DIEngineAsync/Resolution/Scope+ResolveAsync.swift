internal import CDIEngine
public import DIEngine

extension Scope {
  /// Resolves a request of asynchronous code for one object that must exist, if that needs no suspension: the
  /// object is finished, or no closure on the way may suspend. The request then runs synchronously, on the thread
  /// of the caller.
  ///
  /// Not an asynchronous function: calling one takes longer than finding a finished object.
  ///
  /// - Parameter fail: Receives the failure if the object can't be resolved.
  /// - Returns: The object, or nil if the request may have to suspend its task.
  @inlinable
  package func resolveNow<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier, for view: View,
    orElse fail: (any Any.Type, Failure) -> Never
  ) -> Value? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if readFinished(to: memory, Value.self, qualifier, .asynchronous) {
        return .some(memory.move())
      }
      return usingPlans {
        let plan =
          find(Value.self, qualifier, .asynchronous) ?? asynchronousPlan(Value.self, qualifier)
        guard isSynchronous(plan) else { return nil }
        if let failure = failure(
          resolving: plan, Value.self, at: UnsafeMutableRawPointer(memory),
          for: Unowned(view as AnyObject), nil)
        {
          // Meanwhile a task was suspended that makes what the request needs, or what it needs was cleaned.
          if failure.isOfTask { return nil }
          fail(Value.self, failure)
        }
        return .some(memory.move())
      }
    }
  }

  /// Returns the object of a request of asynchronous code if it is finished, and can be read without a lock.
  package func finished<Value>(_ type: Value.Type, _ qualifier: Qualifier) -> Value? {
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      guard readFinished(to: memory, Value.self, qualifier, .asynchronous) else { return nil }
      return .some(memory.move())
    }
  }

  /// Returns the plan of a request of asynchronous code, an `AsyncRequestPlan`.
  ///
  /// - Parameter stated: The requesting module; nil for that of the closure which makes the request.
  @usableFromInline
  func asynchronousPlan(
    _ type: any Any.Type, _ qualifier: Qualifier, from stated: RequestingModule? = nil
  ) -> Unowned<Plan> {
    let module = stated ?? currentModule()
    let key = PlanKey(ObjectIdentifier(type), qualifier, .asynchronous, from: module)
    if let plan = registry.found(key) { return plan }
    let request = Request(qualifiers: qualifier == .none ? [] : [qualifier], softens: true)
    return registry.plan(key, from: module) { $0.asynchronous($0.plan(type, request)) }
  }

  /// Returns the slot of the requested object if another request is making that object, and no closure of a request asks
  /// for it: the caller waits for it before it makes a request, which would keep four times as much memory meanwhile.
  package func claimedSlot(_ type: any Any.Type, _ qualifier: Qualifier) -> ClaimedSlot? {
    guard di_are_tasks_in_use() == 0 || TaskPosition.current == nil else { return nil }
    return usingPlans {
      let plan = find(type, qualifier, .asynchronous) ?? asynchronousPlan(type, qualifier)
      return plan.with {
        unsafeDowncast($0, to: AsyncRequestPlan.self).claimedSlot(in: self)
      }
    }
  }

  /// Resolves a request of asynchronous code for one object, with arguments or on behalf of a module.
  ///
  /// - Parameters:
  ///   - entries: The arguments that components receive by type.
  ///   - module: The requesting module; nil for that of the closure which makes the request.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  ///   - isolation: The actor of the caller.
  @usableFromInline
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, entries: ArgumentEntries?,
    from module: RequestingModule?, for view: View, endsWhenCancelled: Bool = false,
    isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let (request, generation) = usingPlans {
      let known = module == nil ? find(Value.self, qualifier, .asynchronous) : nil
      let plan = known ?? asynchronousPlan(Value.self, qualifier, from: module)
      let request = unsafeDowncast(plan.object, to: AsyncRequestPlan.self)
      // Other threads may end the generation while the task is suspended.
      return (request, request.generation)
    }
    try await fill(
      UnsafeMutableRawPointer(memory), request, of: generation, Value.self, entries,
      for: Unowned(view as AnyObject), endsWhenCancelled, isolation)
    withExtendedLifetime(view) {}
    return memory.move()
  }

  /// Resolves a request and initializes memory with its value.
  ///
  /// - Parameter generation: The generation that holds what the request's plan leads to.
  @inline(__always)
  private func fill(
    _ memory: UnsafeMutableRawPointer, _ request: AsyncRequestPlan,
    of generation: PlanGeneration, _ type: any Any.Type, _ entries: ArgumentEntries?,
    for view: Unowned<AnyObject>, _ endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    defer { withExtendedLifetime(generation) {} }
    let guest = TaskPosition.enter()
    if guest == nil, request.isSynchronous(in: self) {
      do throws(Failure) {
        return try fillNow(memory, request, type, entries, for: view)
      } catch {
        // Meanwhile a task was suspended that makes what the request needs, or what it needs was cleaned.
        guard error.isOfTask else { throw error }
      }
    }
    let branch = try await TaskBranch.begin(guest, for: type, isolation)
    let work = AsyncRequest(
      scope: self, request: request, type: type, memory: memory, entries: entries, view: view,
      endsWhenCancelled: endsWhenCancelled)
    let failure = await work.run(branch, isolation)
    TaskBranch.leave(branch, guest)
    if let failure { throw failure }
  }

  private func fillNow(
    _ memory: UnsafeMutableRawPointer, _ request: AsyncRequestPlan, _ type: any Any.Type,
    _ entries: ArgumentEntries?, for view: Unowned<AnyObject>
  ) throws(Failure) {
    try usingPlans { () throws(Failure) in
      guard let entries else {
        return try resolve(Unowned(request.plan), type, at: memory, for: view, nil, nil)
      }
      try withUnsafePointer(to: entries) { (entries) throws(Failure) in
        try resolve(Unowned(request.plan), type, at: memory, for: view, nil, entries)
      }
    }
  }

  /// Runs a request of asynchronous code that makes no value.
  private func perform(
    _ request: AsyncRequestPlan, of generation: PlanGeneration, for view: Unowned<AnyObject>,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { nothing.deallocate() }
    try await fill(nothing, request, of: generation, Void.self, nil, for: view, false, isolation)
  }

  /// Creates the instance of a component that keeps its instances, unless it exists, as a request of
  /// asynchronous code.
  package func createEagerly<View: ScopeView>(
    _ component: Component, for view: View, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let (plan, form, generation) = registry.locked {
      let plan = registry.componentPlanToRun(component.identity(.none), from: .none)
      let (form, generation) = registry.asynchronousForm(of: plan)
      return (plan, form, generation)
    }
    // A synchronous request tells tracers what is created.
    if form == nil, di_count_suspended() == 0 { return try createEagerly(component, for: view) }
    let synchronous = ClosurePlan(plan) { (context) throws(Failure) -> Void in
      _ = try context.obtain(plan)
    }
    let request = AsyncRequestPlan(synchronous, form.map(AsyncEagerPlan.init), generation)
    try await perform(
      request, of: generation, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime((request, view)) {}
  }

  /// Injects members into an external instance, as a request of asynchronous code.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: RequestingModule? = nil, for view: View,
    isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let module = stated ?? currentModule()
    let (known, form, generation) = registry.locked {
      let known = registry.injectMembersPlan(type, from: module).object
      let (form, generation) =
        known.componentPlan.map(registry.asynchronousForm) ?? (nil, registry.compiled.current)
      return (known, form, generation)
    }
    // Everything that can't be injected fails as for a synchronous request.
    guard let form, let plan = known.componentPlan, known.severalTests.isEmpty,
      let box = plan.component.box(object)
    else { return try inject(into: object, as: type, from: stated, for: view) }
    let request = AsyncRequestPlan(known, AsyncInjectMembersPlan(form, box), generation)
    try await perform(
      request, of: generation, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime((known, view)) {}
  }
}
