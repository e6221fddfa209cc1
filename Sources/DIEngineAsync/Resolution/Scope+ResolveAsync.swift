package import DIEngine

extension Scope {
  /// Resolves a request of asynchronous code for one object.
  ///
  /// - Parameters:
  ///   - begun: The request, if it has begun (`Beginning`).
  ///   - entries: The arguments that components receive by type.
  ///   - module: The requesting module; nil for that of the closure which makes the request.
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  ///   - isolation: The actor of the caller.
  package func resolve<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier, _ begun: BegunRequest? = nil,
    entries: ArgumentEntries?, from module: RequestingModule?, for view: View,
    endsWhenCancelled: Bool = false, isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    if begun == nil, module == nil, entries == nil {
      while let claimed = ClaimedSlot(of: type, qualifier, in: self) {
        if await claimed.settled(endsWhenCancelled: endsWhenCancelled, isolation) {
          throw Failure(.cancelled, requested: type, path: [])
        }
      }
    }
    return try await answer(
      type, qualifier, begun, entries, from: module, for: view, endsWhenCancelled, isolation)
  }

  /// Resolves a request that has nothing to wait for before. A function of its own: a task that waits in the one above keeps
  /// less memory.
  private func answer<Value, View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier, _ begun: BegunRequest?,
    _ entries: ArgumentEntries?, from module: RequestingModule?, for view: View,
    _ endsWhenCancelled: Bool, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    var begun = begun
    if begun == nil, module == nil, entries == nil {
      let beginning = Beginning(
        type, qualifier, in: self, for: view, endsWhenCancelled: endsWhenCancelled,
        isOnActor: isolation != nil)
      switch beginning {
      case .made(let value): return value
      case .stopped(let request): begun = request
      }
    }
    if let begun { return try await begun.value(type, isolation) }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let request = Unowned<RequestNeed>(
      new: Value.self, qualifier, .asynchronous, from: module, in: self)
    let plan = request.object.plan
    defer { withExtendedLifetime(plan) {} }
    try await plan.answer(
      Value.self, at: UnsafeMutableRawPointer(memory), entries, in: self,
      for: Unowned(view as AnyObject), endsWhenCancelled, isolation)
    withExtendedLifetime(view) {}
    return memory.move()
  }

  /// Creates the instance of a component that keeps its instances, unless it exists, as a request of
  /// asynchronous code.
  package func createEagerly<View: ScopeView>(
    _ component: Component, for view: View, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    try await component.eagerPlan(in: registry).answer(
      component.type, in: self, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime(view) {}
  }

  /// Injects members into an external instance, as a request of asynchronous code.
  package func inject<View: ScopeView>(
    into object: Any, as type: any Any.Type, from stated: RequestingModule? = nil, for view: View,
    isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let module = stated ?? currentModule()
    let known = injectMembersPlan(type, from: module)
    // Everything that can't be injected fails as for a synchronous request.
    guard let plan = known.componentPlan, known.severalTests.isEmpty,
      let box = plan.component.box(object)
    else { return try inject(into: object, as: type, from: stated, for: view) }
    try await plan.injection(of: object, box, asked: type).answer(
      Void.self, in: self, for: Unowned(view as AnyObject), isolation)
    withExtendedLifetime((known, view)) {}
  }
}

extension Plan {
  /// Makes the value of a request of asynchronous code, and initializes memory with it.
  @inline(__always)
  fileprivate func answer(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, _ entries: ArgumentEntries?,
    in scope: Scope, for view: Unowned<AnyObject>, _ endsWhenCancelled: Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let entries = entries.map(Pinned.init)
    defer { withExtendedLifetime(entries) {} }
    try await TaskBranch.make(type, endsWhenCancelled: endsWhenCancelled, isolation) {
      (context) throws(Failure) in
      try Answering.begin(
        Unowned(self), type, at: memory, in: scope, for: view, nil,
        entries.map { UnsafePointer($0.address) }, joining: context.joinedResolution(scope.joinKey),
        isOfTask: true, context)
    }
  }

  /// Makes the value of a request of asynchronous code, and drops it.
  fileprivate func answer(
    _ type: any Any.Type, in scope: Scope, for view: Unowned<AnyObject>,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let (size, alignment) = layout(of: type)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    defer { memory.deallocate() }
    try await answer(type, at: memory, nil, in: scope, for: view, false, isolation)
    withExtendedLifetime(self) {}
    destroy(memory, as: type)
  }
}

extension ClaimedSlot {
  /// Finds the slot of the requested object if another request is making that object, and no closure of a request asks
  /// for it. The caller waits for it, and begins then.
  fileprivate init?(of type: any Any.Type, _ qualifier: Qualifier, in scope: __shared Scope) {
    guard !TaskPosition.isInClosure else { return nil }
    let request = Unowned<RequestNeed>(type, qualifier, .asynchronous, in: scope)
    guard let claimed = request.object.plan.claimedSlot(in: scope) else { return nil }
    self = claimed
  }
}
