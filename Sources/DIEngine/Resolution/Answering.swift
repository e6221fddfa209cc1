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

  private struct State {
    // Must come first.
    var resolution: Resolution
    let plan: Unowned<Plan>
    let type: any Any.Type
    var failure: Failure?
  }

  /// Begins a resolution for a request, and to make its value.
  @inline(__always)
  func begin(
    _ request: UserRequest, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    // Initialized in its place: a copy would take time in each request.
    let call = context.push(
      Unowned(self).erased, at: request.memory, Call.space(for: State.self))
    call.state(State.self).initialize(
      to: State(
        resolution: Resolution(
          joinKey: request.scope.with { $0.joinKey }, outer: context.currentResolution,
          scope: request.scope, view: request.view, tuple: request.tuple, entries: request.entries,
          root: request.plan.with { $0.identityAddress }, cause: request.cause,
          holder: request.continuation?.holder),
        plan: request.plan, type: request.type))
    let resolution = call.state(Resolution.self)
    if let continuation = request.continuation, !continuation.weakGraph.with({ $0.isEmpty }) {
      resolution.pointee.graph = Unowned.retaining(
        ObjectGraph(continuing: continuation.weakGraph.object))
    }
    context.currentResolution = resolution
    resolution.beginReceiving(context)
    return try begin(call, context)
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
    if resolution.isOpen(context), Completing.shared.begin(resolution, nil, context) == .began {
      return .began
    }
    return end(call, context)
  }

  @inline(__always)
  private func end(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) -> Progress {
    context.currentResolution = call.state(Resolution.self).pointee.outer
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    switch call.step(Step.self) {
    case .making:
      state.pointee.failure = failure
      call.enter(Step.failing)
      if case .began = Completing.shared.begin(call.state(Resolution.self), failure, context) {
        return .began
      }
    // An injection has failed after the value was made.
    case .ending: destroy(call.pointee.memory, as: state.pointee.type)
    default: break
    }
    // The failure of the request itself takes precedence.
    let failure = state.pointee.failure ?? failure
    state.pointee.failure = nil
    context.currentResolution = call.state(Resolution.self).pointee.outer
    throw failure
  }
}

/// What the call of a request does that joins a resolution of its strand.
final class Joining: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Joining()

  private init() { super.init(nil) }

  private struct State {
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

  /// Lets a request join a resolution, and begins to make its value.
  func begin(
    _ request: UserRequest, joining resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let previous = context.currentResolution
    context.currentResolution = resolution
    let before = resolution.beginJoined(
      request.scope, request.view, request.tuple, request.entries,
      isForKept: request.continuation?.isForKept ?? false)
    let call = context.push(
      self, at: request.memory,
      State(
        plan: request.plan, type: request.type, entries: request.entries, resolution: resolution,
        before: before, previous: previous, passing: context.frames.beginPassing(request.entries)))
    return try begin(call, context)
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.step(OuterStep.self) == .beginning
      ? try begin(call, context) : end(call, context)
  }

  /// Begins to make the value.
  private func begin(
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
