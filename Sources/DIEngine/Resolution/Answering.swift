internal import CDIEngine

/// The resolution with whose objects a delayed request continues.
package struct Continuation {
  let weakGraph: Unowned<WeakObjectGraph>
  /// Whether a kept instance may hold the delayed request.
  let isForKept: Bool
  /// The component whose object holds the delayed request.
  let holder: Unowned<ComponentPlan>?

  package init(
    _ weakGraph: Unowned<WeakObjectGraph>, isForKept: Bool, holder: Unowned<ComponentPlan>?
  ) {
    self.weakGraph = weakGraph
    self.isForKept = isForKept
    self.holder = holder
  }
}

/// What the call of a request does that begins a resolution: it makes the value, and ends the resolution.
final class Answering: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Answering()

  private init() { super.init(nil) }

  private enum Step: Int32 {
    case beginning
    case making
    case ending
    /// The request has failed, and ends.
    case failing
  }

  fileprivate struct State {
    // Must come first.
    var resolution: Resolution
    let plan: Unowned<Plan>
    let type: any Any.Type
    var failure: Failure?
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
  fileprivate func begin(
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
    if context.isOpen(resolution), context.beginEnd(of: resolution, nil) == .began {
      return .began
    }
    return end(call, context)
  }

  @inline(__always)
  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    close(call, context)
    context.pop(call)
    return .made
  }

  @inline(__always)
  private func close(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let resolution = call.state(Resolution.self)
    context.currentResolution = resolution.pointee.outer
    if resolution.pointee.cause.contains(.task) { context.forget(resolution) }
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    switch call.step(Step.self) {
    case .making:
      state.pointee.failure = failure
      call.enter(Step.failing)
      if case .began = context.beginEnd(of: call.state(Resolution.self), failure) { return .began }
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
  nonisolated(unsafe) static let shared = Joining()

  private init() { super.init(nil) }

  fileprivate struct State {
    let plan: Unowned<Plan>
    let type: any Any.Type
    let entries: UnsafePointer<ArgumentEntries>?
    let resolution: UnsafeMutablePointer<Resolution>
    /// What the resolution was before.
    let before: Resolution
    /// The resolution that ran before.
    let previous: UnsafeMutablePointer<Resolution>?
    /// The frame whose code passes the arguments.
    let passing: UnsafeMutablePointer<Frame>?
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.step(OuterStep.self) == .beginning
      ? try begin(call, context) : end(call, context)
  }

  /// Begins to make the value.
  fileprivate func begin(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.enter(OuterStep.within)
    let progress = try call.state(State.self).pointee.plan.begin(context, at: call.pointee.memory)
    return progress == .made ? end(call, context) : progress
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
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
    state.pointee.passing?.endPassing()
    context.currentResolution = state.pointee.previous
    state.pointee.resolution.putBack(state.pointee.before)
  }
}

extension ResolutionContext {
  /// Begins the call of a request, and to make its value, unless its scope has ended or the thread's stack has no room left.
  ///
  /// - Parameters:
  ///   - joined: The resolution that the request joins; nil if it begins one.
  ///   - continuation: The resolution that the request continues, if it is a delayed one.
  ///   - isChecked: Whether what precedes an outermost request is done.
  ///   - isOfTask: Whether the task of a branch makes the request, which may be suspended before it ends.
  @inline(__always)
  package func begin(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    in scope: Scope, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, joining joined: UnsafeMutablePointer<Resolution>?,
    _ continuation: Continuation?, isChecked: Bool = false, isOfTask: Bool
  ) throws(Failure) -> Progress {
    try checkStack(for: plan, type)
    if joined == nil, !isChecked, plan.with({ $0.hasChecksFirst }) {
      try scope.checkFirst(plan.object)
    }
    Mutex.checkNoneHeld("A request")
    if let joined {
      let previous = currentResolution
      currentResolution = joined
      let before = joined.beginJoined(
        Unowned(scope), view, tuple, entries, isForKept: continuation?.isForKept ?? false)
      let call = push(
        Joining.shared, at: memory,
        Joining.State(
          plan: plan, type: type, entries: entries, resolution: joined, before: before,
          previous: previous, passing: beginPassing(entries)))
      return try Joining.shared.begin(call, self)
    }
    var cause: Resolution.Cause = isOfTask ? .task : []
    if let continuation {
      cause.formUnion(continuation.isForKept ? [.delayed, .heldByKept] : .delayed)
    }
    // Initialized in its place: a copy would take time in each request.
    let call = push(
      Unowned(Answering.shared).erased, at: memory, Call.space(for: Answering.State.self))
    call.state(Answering.State.self).initialize(
      to: Answering.State(
        resolution: Resolution(
          joinKey: scope.joinKey, outer: currentResolution, scope: Unowned(scope), view: view,
          tuple: tuple, entries: entries, root: plan.with { $0.identityAddress }, cause: cause,
          holder: continuation?.holder),
        plan: plan, type: type))
    let resolution = call.state(Resolution.self)
    if let continuation, !continuation.weakGraph.with({ $0.isEmpty }) {
      resolution.pointee.graph = Unowned.retaining(
        ObjectGraph(continuing: continuation.weakGraph.object))
    }
    if isOfTask { note(resolution) }
    currentResolution = resolution
    resolution.beginReceiving(self)
    return try Answering.shared.begin(call, self)
  }

  /// Returns the resolution that a request on a scope joins; nil if it begins one.
  @inline(__always)
  package func joinedResolution(_ joinKey: UnsafeRawPointer) -> UnsafeMutablePointer<Resolution>? {
    var next = currentResolution
    while let resolution = next, resolution.pointee.joinKey != joinKey {
      next = resolution.pointee.outer
    }
    return next
  }

  private func note(_ resolution: UnsafeMutablePointer<Resolution>) {
    runningBranch?.with { $0.states.begin(resolution) }
  }

  fileprivate func forget(_ resolution: UnsafeMutablePointer<Resolution>) {
    runningBranch?.with { $0.states.end(resolution) }
  }

  /// Whether a resolution has work left when its request has been answered.
  @inline(__always)
  package func isOpen(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    resolution.pointee.graph != nil || isLast(resolution)
  }

  /// Whether the member has shared instances to finish, and no outer request belongs to them.
  @inline(__always)
  package func isLast(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    resolution.pointee.outer == nil && member.map { $0.mayEnd } ?? false
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
