// The end of a request, which runs queued injections and publishes finished instances.

/// What the call does that ends a request.
final class Completing: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Completing()

  private init() { super.init(nil) }

  private enum Step: Int32 {
    case injecting
    /// No injection is left to run.
    case injected
    /// The member waits until all that it has received is settled.
    case settling
    case publishing
  }

  struct State {
    let resolution: UnsafeMutablePointer<Resolution>
    let scope: Unowned<Scope>
    /// The first failure of an injection.
    var first: Failure?
    /// The group of injections that runs.
    var deferred: ObjectGraph.Deferred?
    /// The wait at the end of the member.
    var wait: Wait?
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let resolution = state.pointee.resolution
    let graph = resolution.pointee.graph?.object
    if call.step(Step.self) == .injecting {
      while let deferred = graph?.nextDeferred() {
        state.pointee.deferred = deferred
        let progress = try context.inject(deferred)
        if progress != .made { return progress }
      }
      call.enter(Step.injected)
    }
    if call.step(Step.self) == .injected {
      graph?.endQueue(state.pointee.first, context)
      return try settle(call, context)
    }
    return try publish(call, context)
  }

  private func settle(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    call.enter(Step.settling)
    guard context.isLast(state.pointee.resolution) else { return try publish(call, context) }
    let member = context.currentMember()
    // Objects may be released here; requests from their deinitializers must start their own resolutions.
    context.currentResolution = nil
    if state.pointee.first == nil, member.taint == nil, let wait = member.waitAtEnd(context.manner)
    {
      state.pointee.wait = wait
      return .wait
    }
    return try leave(call, state.pointee.first == nil ? member.taint : nil, context)
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    guard case .outcome(let outcome) = arrival, let wait = call.state(State.self).pointee.wait
    else { return try go(call, context) }
    return try leave(call, context.currentMember().failure(after: wait, outcome), context)
  }

  private func leave(
    _ call: UnsafeMutablePointer<Call>, _ late: Failure?, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    context.leave(context.currentMember())
    context.currentResolution = call.state(State.self).pointee.resolution
    if let late { throw late }
    return try publish(call, context)
  }

  private func publish(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    call.enter(Step.publishing)
    let (resolution, scope) = (state.pointee.resolution, state.pointee.scope)
    try scope.with { (scope) throws(Failure) in
      try scope.publish(resolution, context, state.pointee.first)
    }
    state.deinitialize(count: 1)
    _ = scope.with { $0.close(resolution, context) }
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let (resolution, scope) = (state.pointee.resolution, state.pointee.scope.object)
    if call.step(Step.self) == .injecting, let graph = resolution.pointee.graph?.object,
      let deferred = state.pointee.deferred
    {
      if state.pointee.first == nil { state.pointee.first = failure }
      if graph.fail(deferred, failure, in: scope, context) { call.enter(Step.injected) }
      return .began
    }
    state.deinitialize(count: 1)
    throw scope.close(resolution, context, failure) ?? failure
  }
}

extension ResolutionContext {
  /// Ends the member of a request, unless it has to wait for others, or fails.
  private func leaveUnlessWaiting(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    let member = currentMember()
    guard member.taint == nil, member.received.isEmpty else { return false }
    currentResolution = nil
    leave(member)
    currentResolution = resolution
    return true
  }

  /// Begins to end a request that has been answered, or has failed: the failure finishes or withdraws the objects made
  /// beside it.
  ///
  /// - Returns: `made` if nothing is left to do.
  func beginEnd(
    of resolution: UnsafeMutablePointer<Resolution>, _ failure: Failure?
  ) -> Progress {
    let scope = resolution.pointee.scope
    if let failure {
      guard scope.object.options.afterFailure == .finish else {
        scope.object.withdraw(resolution, self, failure)
        return .made
      }
      resolution.pointee.graph?.with { $0.requestFailure = failure }
      guard isOpen(resolution) else { return .made }
    } else if resolution.pointee.graph == nil, leaveUnlessWaiting(resolution) {
      // Most requests: no injection is left to run.
      return .made
    }
    let call = push(
      Unowned(Completing.shared).erased, at: UnsafeMutableRawPointer(resolution),
      Call.space(for: Completing.State.self))
    call.state(Completing.State.self).initialize(
      to: Completing.State(resolution: resolution, scope: scope))
    return .began
  }
}
