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
    let request = asynchronousRequest(Value.self, qualifier)
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      if readFinished(to: memory, of: request) { return .some(memory.move()) }
      let plan = request.object.plan
      defer { withExtendedLifetime(plan) {} }
      guard isSynchronous(Unowned(plan)) else { return nil }
      if let failure = failure(
        resolving: Unowned(plan), Value.self, at: UnsafeMutableRawPointer(memory),
        for: Unowned(view as AnyObject), nil, nil)
      {
        // Meanwhile a task was suspended that makes what the request needs, or what it needs was cleaned.
        if failure.isOfTask { return nil }
        fail(Value.self, failure)
      }
      return .some(memory.move())
    }
  }

  /// Returns the object of a request of asynchronous code if it is finished, and can be read without a lock.
  package func finished<Value>(_ type: Value.Type, _ qualifier: Qualifier) -> Value? {
    let request = asynchronousRequest(Value.self, qualifier)
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      return readFinished(to: memory, of: request) ? .some(memory.move()) : nil
    }
  }

  /// Returns a request of asynchronous code, whose plan is an `AsyncRequestPlan`.
  ///
  /// - Parameter stated: The requesting module; nil for that of the closure which makes the request.
  @usableFromInline
  func asynchronousRequest(
    _ type: any Any.Type, _ qualifier: Qualifier, from stated: RequestingModule? = nil
  ) -> Unowned<RequestNeed> {
    request(
      type, qualifier, .asynchronous, from: stated,
      .special {
        let request = Request(qualifiers: qualifier == .none ? [] : [qualifier], softens: true)
        return $0.asynchronous($0.plan(type, request))
      })
  }

  /// Returns the slot of the requested object if another request is making that object, and no closure of a request asks
  /// for it: the caller waits for it before it makes a request, which would keep four times as much memory meanwhile.
  package func claimedSlot(_ type: any Any.Type, _ qualifier: Qualifier) -> ClaimedSlot? {
    guard di_are_tasks_in_use() == 0 || TaskPosition.current == nil else { return nil }
    let plan = asynchronousRequest(type, qualifier).object.plan
    return unsafeDowncast(plan, to: AsyncRequestPlan.self).claimedSlot(in: self)
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
    let request = asynchronousRequest(Value.self, qualifier, from: module)
    let plan = unsafeDowncast(request.object.plan, to: AsyncRequestPlan.self)
    try await fill(
      UnsafeMutableRawPointer(memory), plan, Value.self, entries, for: Unowned(view as AnyObject),
      endsWhenCancelled, isolation)
    withExtendedLifetime(view) {}
    return memory.move()
  }

  /// Resolves a request and initializes memory with its value.
  @inline(__always)
  private func fill(
    _ memory: UnsafeMutableRawPointer, _ request: AsyncRequestPlan, _ type: any Any.Type,
    _ entries: ArgumentEntries?, for view: Unowned<AnyObject>, _ endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    defer { withExtendedLifetime(request) {} }
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
    guard let entries else {
      return try resolve(Unowned(request.plan), type, at: memory, for: view, nil, nil)
    }
    try withUnsafePointer(to: entries) { (entries) throws(Failure) in
      try resolve(Unowned(request.plan), type, at: memory, for: view, nil, entries)
    }
  }

  /// Runs a request of asynchronous code that makes no value.
  private func perform(
    _ request: AsyncRequestPlan, for view: Unowned<AnyObject>, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let nothing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { nothing.deallocate() }
    try await fill(nothing, request, Void.self, nil, for: view, false, isolation)
  }

  /// Creates the instance of a component that keeps its instances, unless it exists, as a request of
  /// asynchronous code.
  package func createEagerly<View: ScopeView>(
    _ component: Component, for view: View, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let (plan, form, plans) = registry.locked {
      let plan = registry.componentPlan(component.identity(.none), from: .none)
      let (form, plans) = registry.asynchronousForm(of: plan)
      return (plan, form, plans)
    }
    // A synchronous request tells tracers what is created.
    if form == nil, di_count_suspended() == 0 { return try createEagerly(component, for: view) }
    let synchronous = ClosurePlan(plan) { (context) throws(Failure) -> Void in
      _ = try context.obtain(plan)
    }
    let request = AsyncRequestPlan(synchronous, form.map(AsyncEagerPlan.init), of: plans)
    try await perform(request, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime((request, view)) {}
  }

  /// Injects members into an external instance, as a request of asynchronous code.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: RequestingModule? = nil, for view: View,
    isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let module = stated ?? currentModule()
    let known = injectMembersPlan(type, from: module)
    let (form, plans) = registry.locked {
      known.componentPlan.map(registry.asynchronousForm) ?? (nil, nil)
    }
    // Everything that can't be injected fails as for a synchronous request.
    guard let form, let plan = known.componentPlan, known.severalTests.isEmpty,
      let box = plan.component.box(object)
    else { return try inject(into: object, as: type, from: stated, for: view) }
    let request = AsyncRequestPlan(known, AsyncInjectMembersPlan(form, box), of: plans)
    try await perform(request, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime((known, view)) {}
  }
}
