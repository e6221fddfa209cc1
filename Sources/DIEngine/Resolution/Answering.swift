internal import CDIEngine

extension Unowned<Plan> {
  /// Initializes memory with the value of a request that the running code makes: joins a resolution of this thread with the
  /// scope's join key, or starts a new one.
  @inline(__always)
  func answer(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, in scope: Scope,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    @inline(__always)
    func answer(_ context: ResolutionContext) throws(Failure) {
      try context.run { (context) throws(Failure) in
        try Answering.begin(
          self, type, at: memory, in: scope, for: view, tuple, entries,
          joining: context.joinedResolution(scope.joinKey), isOfTask: false, context)
      }
    }
    // As `ResolutionContext.asking(_:)` does, but that takes a closure, which would not be inlined.
    let context = ResolutionContext.current
    guard let branch = TaskPosition.enterFromClosure(context) else {
      return try answer(context)
    }
    try TaskPosition.run(on: branch, answer)
  }

  /// Returns the value of a request that the running code makes.
  func value<Value, View: ScopeView>(
    in scope: Scope, for view: View, tuple: UnsafeRawPointer? = nil,
    entries: UnsafePointer<ArgumentEntries>? = nil
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try answer(
        Value.self, at: UnsafeMutableRawPointer(memory), in: scope,
        for: Unowned<AnyObject>(view as AnyObject), tuple, entries)
      return memory.move()
    }
  }
}

/// What the call of a request does that begins a resolution: it makes the value, and ends the resolution.
package final class Answering: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Answering(nil)

  private enum Step: Int32 {
    case beginning
    case making
    case ending
    /// The request has failed, and ends.
    case failing
  }

  private struct State {
    // Must come first: `call.state(Resolution.self)` is its address.
    var resolution: Resolution
    let plan: Unowned<Plan>
    let type: any Any.Type
    var failure: Failure?
  }

  /// Begins the call of a request of the user's code, and to make its value, unless its scope has ended or the thread's
  /// stack has no room left.
  ///
  /// - Parameters:
  ///   - joined: The resolution that the request joins; nil if it begins one.
  ///   - delayed: The lazy or provider that makes the request. It continues the resolution in which that was made.
  ///   - isOfTask: Whether the task of a branch makes the request, which may be suspended before it ends.
  @inline(__always)
  package static func begin(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    in scope: Scope, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer? = nil,
    _ entries: UnsafePointer<ArgumentEntries>? = nil,
    joining joined: UnsafeMutablePointer<Resolution>?, by delayed: DelayedRequest? = nil,
    isOfTask: Bool, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    try context.checkStack(for: plan, type)
    // A delayed request of a thread has checks of its own.
    if joined == nil, delayed == nil || isOfTask, plan.with({ $0.hasChecksFirst }) {
      try plan.object.checkFirst(in: scope)
    }
    Mutex.checkNoneHeld("A request")
    if let joined {
      return try Joining.begin(
        plan, type, at: memory, in: scope, for: view, tuple, entries, joined,
        isForKept: delayed?.isForKept ?? false, context)
    }
    var cause: Resolution.Cause = isOfTask ? .task : []
    if let delayed {
      cause.formUnion(delayed.isForKept ? [.delayed, .heldByKept] : .delayed)
    }
    // Initialized in its place: a copy would take time in each request.
    let answering = scope.plans.with { $0.answering }
    let call = context.push(answering.erased, at: memory, Call.space(for: State.self))
    call.state(State.self).initialize(
      to: State(
        resolution: Resolution(
          joinKey: scope.joinKey, outer: context.currentResolution, scope: Unowned(scope),
          view: view, tuple: tuple, entries: entries, root: plan.with { $0.identityAddress },
          cause: cause, holder: delayed?.holder),
        plan: plan, type: type))
    let resolution = call.state(Resolution.self)
    if let delayed, !delayed.weakGraph.with({ $0.isEmpty }) {
      resolution.pointee.graph = Unowned.retaining(
        ObjectGraph(continuing: delayed.weakGraph.object))
    }
    if isOfTask { context.runningBranch?.with { $0.states.begin(resolution) } }
    context.currentResolution = resolution
    resolution.noteReceivedBefore(context)
    return try answering.with { (answering) throws(Failure) in
      try answering.begin(call, context)
    }
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    switch call.step(Step.self) {
    case .beginning: return try begin(call, context)
    case .making: return answered(call, context)
    case .ending: return end(call, context)
    case .failing: throw call.state(State.self).pointee.failure.unsafelyUnwrapped
    }
  }

  /// Begins to make the value.
  @inline(__always)
  private func begin(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.enter(Step.making)
    let progress = try call.state(State.self).pointee.plan.begin(context, at: call.pointee.memory)
    return progress == .made ? answered(call, context) : progress
  }

  @inline(__always)
  private func answered(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    let state = call.state(State.self)
    if let entries = state.pointee.resolution.entries {
      state.pointee.plan.reportSurplus(entries, state.pointee.type, call.pointee.memory)
    }
    call.enter(Step.ending)
    let resolution = call.state(Resolution.self)
    if resolution.hasWorkLeft(context), resolution.beginEnd(nil, context) == .goOn {
      return .goOn
    }
    return end(call, context)
  }

  @inline(__always)
  private func end(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) -> Progress {
    close(call, context)
    context.pop(call)
    return .made
  }

  @inline(__always)
  private func close(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let resolution = call.state(Resolution.self)
    context.currentResolution = resolution.pointee.outer
    if resolution.pointee.cause.contains(.task) {
      context.runningBranch?.with { $0.states.end(resolution) }
    }
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    switch call.step(Step.self) {
    case .making:
      state.pointee.failure = failure
      call.enter(Step.failing)
      if case .goOn = call.state(Resolution.self).beginEnd(failure, context) { return .goOn }
    // An injection has failed after the value was made.
    case .ending: destroy(call.pointee.memory, as: state.pointee.type)
    default: break
    }
    // The failure of the request itself takes precedence.
    let failure = state.pointee.failure ?? failure
    state.pointee.failure = nil
    close(call, context)
    throw failure
  }
}

/// What the call of a request does that joins a resolution of its strand.
final class Joining: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Joining(nil)

  private struct State {
    let plan: Unowned<Plan>
    let type: any Any.Type
    let entries: UnsafePointer<ArgumentEntries>?
    let resolution: UnsafeMutablePointer<Resolution>
    /// What the resolution was before.
    let before: Resolution
    /// The resolution that ran before.
    let previous: UnsafeMutablePointer<Resolution>?
    /// The frame whose code passes the arguments, if there are any.
    let passing: UnsafeMutablePointer<Frame>?
  }

  /// Begins the call of a request, and to make its value.
  ///
  /// - Parameter isForKept: Whether it is a delayed request that a kept instance may hold.
  @inline(__always)
  fileprivate static func begin(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    in scope: Scope, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, _ resolution: UnsafeMutablePointer<Resolution>,
    isForKept: Bool, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let (previous, before) = (context.currentResolution, resolution.pointee)
    context.currentResolution = resolution
    resolution.pointee.scope = Unowned(scope)
    resolution.pointee.view = view
    resolution.pointee.tuple = tuple
    if let entries { resolution.pointee.entries = entries }
    resolution.pointee.isNested = true
    if isForKept { resolution.pointee.cause.insert(.heldByKept) }
    var passing: UnsafeMutablePointer<Frame>?
    if let entries, !entries.pointee.isEmpty { passing = context.innermostFrame }
    passing?.pointee.argumentRequests += 1
    let joining = scope.plans.with { $0.joining }
    let call = context.push(joining.erased, at: memory, Call.space(for: State.self))
    call.state(State.self).initialize(
      to: State(
        plan: plan, type: type, entries: entries, resolution: resolution, before: before,
        previous: previous, passing: passing))
    let progress = try plan.begin(context, at: memory)
    return progress == .made ? joining.with { $0.go(call, context) } : progress
  }

  override func go(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) -> Progress {
    let state = call.state(State.self)
    if let entries = state.pointee.entries {
      state.pointee.plan.reportSurplus(entries, state.pointee.type, call.pointee.memory)
    }
    close(state, context)
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    close(call.state(State.self), context)
    throw failure
  }

  @inline(__always)
  private func close(_ state: UnsafeMutablePointer<State>, _ context: ResolutionContext) {
    state.pointee.passing?.pointee.argumentRequests -= 1
    context.currentResolution = state.pointee.previous
    state.pointee.resolution.putBack(state.pointee.before)
  }
}

extension Unowned<Plan> {
  /// Informs the listener if a request passed more arguments than its component takes.
  @inline(__always)
  fileprivate func reportSurplus(
    _ entries: UnsafePointer<ArgumentEntries>, _ type: any Any.Type,
    _ memory: UnsafeMutableRawPointer
  ) {
    guard entries.pointee.onlyCount > with({ $0.argumentCount }) else { return }
    object.componentPlan?.reportSurplus(entries, type, memory)
  }
}

// Requests of closures run nested on the thread's stack. A chain of them that would overflow the stack fails instead, while
// enough room is left to build the failure.

extension ResolutionContext {
  /// Throws if the stack has no room left for a request.
  @inline(__always)
  func checkStack(for plan: Unowned<Plan>, _ type: any Any.Type) throws(Failure) {
    // Also true on the first call of each thread, which then measures the stack.
    if di_is_stack_low(state) != 0 { try checkStackSlowly(for: plan, type) }
  }

  @inline(never)
  private func checkStackSlowly(for plan: Unowned<Plan>, _ type: any Any.Type) throws(Failure) {
    guard di_is_stack_used_up(state) != 0 else { return }
    let component = plan.object.componentPlan
    throw frames.failureOfDeepRequest(
      .stackUsedUp, component?.component.type ?? type, component?.info)
  }
}
