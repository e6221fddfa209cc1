internal import CDIEngine
public import DIEngine

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
    let request = Unowned<RequestNeed>(Value.self, qualifier, .asynchronous, in: scope)
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
