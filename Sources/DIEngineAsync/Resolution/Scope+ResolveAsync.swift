public import DIEngine

extension Scope {
  /// Waits while other requests make the object that a request of asynchronous code asks for, without runtime arguments and
  /// from no stated module, before that request begins. In a closure of a request the request itself waits.
  ///
  /// A task that waits here keeps a fraction of the memory of one whose request has begun.
  ///
  /// - Throws: A failure if the task is cancelled, and its wait ends for that.
  package func waitWhileMade(
    _ type: any Any.Type, _ qualifier: Qualifier, endsWhenCancelled: Bool = false,
    isolation: isolated (any Actor)?
  ) async throws(Failure) {
    while !TaskPosition.isInClosure {
      let request = Unowned<RequestNeed>(type, qualifier, .softens, in: self)
      guard let (member, wait) = request.object.plan.wait(in: self, isOnActor: isolation != nil)
      else { return }
      await member.suspend(wait, endsWhenCancelled: endsWhenCancelled, isolation)
      member.leave()
      if case .cancelled? = wait.verdict { throw Failure(.cancelled, requested: type, path: []) }
    }
  }

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
    var begun = begun
    if begun == nil, module == nil, entries == nil {
      let beginning = Beginning(
        type, qualifier, in: self, for: view, endsWhenCancelled: endsWhenCancelled,
        isOnActor: isolation != nil)
      switch beginning {
      case .made(let value): return value
      // Nil if a closure of a task's request asks, or if somebody has claimed the slot meanwhile: the request begins below, as a
      // guest, or waits there.
      case .stopped(let request): begun = request
      }
    }
    if let begun { return try await begun.value(type, isolation) }
    let request = Unowned<RequestNeed>(
      new: Value.self, qualifier, .softens, from: module, in: self)
    defer { withExtendedLifetime(view) {} }
    return try await request.object.plan.value(
      type, entries, in: self, for: Unowned(view as AnyObject), endsWhenCancelled, isolation)
  }

  /// Creates the instance of a component that keeps its instances, unless it exists, as a request of
  /// asynchronous code.
  package func createEagerly<View: ScopeView>(
    _ component: Component, for view: View, isolation: isolated (any Actor)?
  ) async throws(Failure) {
    _ = try await component.eagerPlan(in: registry).value(
      component.type, nil, in: self, for: Unowned(view as AnyObject), false, isolation)
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
    try await plan.injection(of: object, box, asked: type).value(
      Void.self, nil, in: self, for: Unowned(view as AnyObject), false, isolation)
    withExtendedLifetime((known, view)) {}
  }
}

extension Plan {
  /// Begins to wait for the object, if another request makes it for a scope, with a member of its own.
  fileprivate func wait(in scope: Scope, isOnActor: Bool) -> (Member, Wait)? {
    while let (slot, plan) = claimedSlot(in: scope) {
      let member = Member(.task)
      let answer = member.room.meet(member, at: slot, plan) { .ofTask(isOnActor: isOnActor) }
      if case .wait(let wait) = answer { return (member, wait) }
    }
    return nil
  }

  /// Makes the value of a request of asynchronous code.
  @inline(__always)
  fileprivate func value<Value>(
    _ type: Value.Type, _ entries: ArgumentEntries?, in scope: Scope, for view: Unowned<AnyObject>,
    _ endsWhenCancelled: Bool, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    let entries = entries.map(Pinned.init)
    defer { withExtendedLifetime((self, entries)) {} }
    return try await TaskBranch.make(type, endsWhenCancelled: endsWhenCancelled, isolation) {
      (context, memory) throws(Failure) in
      try Answering.begin(
        Unowned(self), type, at: memory, in: scope, for: view, nil,
        entries.map { UnsafePointer($0.address) }, joining: context.joinedResolution(scope.joinKey),
        isOfTask: true, context)
    }
  }
}

/// A request of asynchronous code that has gone on as far as it can without a suspension of its task, on a branch of its own.
@usableFromInline
package struct BegunRequest {
  private let branch: TaskBranch
  private let plan: HeldPlan
  /// Memory for the value, in what was taken from the branch's strand.
  @usableFromInline let memory: UnsafeMutableRawPointer
  private let taken: UnsafeMutableRawPointer
  private let outcome: Result<Progress, Failure>

  /// Begins a request, unless it has to wait before: for the turn of another one, of which it is a part, or for the claim of
  /// the requested object. A request that waits would keep four times the memory that a claimed slot does.
  ///
  /// - Parameters:
  ///   - layout: The size and alignment of the value.
  ///   - isOnActor: Whether the caller is isolated to an actor.
  @usableFromInline
  init?(
    _ request: Unowned<RequestNeed>, _ type: any Any.Type, _ layout: (size: Int, alignment: Int),
    in scope: __shared Scope, for view: Unowned<AnyObject>, _ endsWhenCancelled: Bool,
    _ isOnActor: Bool
  ) {
    guard !TaskPosition.isInClosure else { return nil }
    let plan = request.with { $0.held(.current) }
    if plan.plan.with({ $0.claimedSlot(in: scope) }) != nil {
      plan.release()
      return nil
    }
    let branch = TaskBranch.begin(endsWhenCancelled: endsWhenCancelled)
    (taken, outcome) = branch.begin(
      plan.plan, type, layout, in: scope, for: view, isOnActor: isOnActor)
    memory = taken.alignedUp(toMultipleOf: layout.alignment)
    self.branch = branch
    self.plan = plan
  }

  /// Whether the value lies in the memory.
  @usableFromInline var isMade: Bool {
    if case .success(.made) = outcome { true } else { false }
  }

  /// Ends the request, once the value is moved out of the memory, or if there is none.
  @usableFromInline
  func end() {
    branch.giveBack(taken)
    branch.endOutermost()
    plan.release()
  }

  /// Ends the request when its task goes on after each suspension that it needs.
  package func value<Value>(
    _ type: Value.Type, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> Value {
    defer { end() }
    if let failure = await branch.finish(outcome, within: nil, isolation) { throw failure }
    return memory.assumingMemoryBound(to: type).move()
  }
}

/// How far a request of asynchronous code has come without a suspension.
@usableFromInline
package enum Beginning<Value> {
  case made(Value)
  /// Only an asynchronous function can go on; nil if the request has not even begun.
  case stopped(BegunRequest?)

  /// Begins a request for one object.
  ///
  /// Not an asynchronous function: calling one takes longer than making most objects.
  ///
  /// - Parameters:
  ///   - endsWhenCancelled: Whether the request fails if its task is cancelled while it waits for others.
  ///   - isOnActor: Whether the caller is isolated to an actor.
  @inlinable
  package init<View: ScopeView>(
    _ type: Value.Type, _ qualifier: Qualifier, in scope: __shared Scope, for view: View,
    endsWhenCancelled: Bool = false, isOnActor: Bool
  ) {
    let request = Unowned<RequestNeed>(Value.self, qualifier, .softens, in: scope)
    let finished: Value? = withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      return request.with { $0.copyFinished(to: memory, in: scope) } ? .some(memory.move()) : nil
    }
    if let finished {
      self = .made(finished)
      return
    }
    let layout = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    let begun = BegunRequest(
      request, Value.self, layout, in: scope, for: Unowned(view as AnyObject), endsWhenCancelled,
      isOnActor)
    guard let begun, begun.isMade else {
      self = .stopped(begun)
      return
    }
    self = .made(begun.memory.assumingMemoryBound(to: Value.self).move())
    begun.end()
  }
}
