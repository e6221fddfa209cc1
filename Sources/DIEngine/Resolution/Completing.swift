// The end of a request: runs queued injections, waits until all that it received is settled, publishes external instances.

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
      // Any of the external instances may hold the object whose injections failed.
      if state.pointee.first != nil { graph?.withdrawExternal() }
      graph?.close(state.pointee.first, context)
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
    // Until the member has ended, requests of deinitializers start resolutions of their own.
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
    context.leave(context.currentMember(), endOf: call.state(State.self).pointee.resolution)
    if let late { throw late }
    return try publish(call, context)
  }

  private func publish(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    call.enter(Step.publishing)
    let (resolution, scope) = (state.pointee.resolution, state.pointee.scope)
    let graph = resolution.pointee.graph?.object
    if let failure = state.pointee.first {
      // That of the request is known, or has become nil.
      if graph?.requestFailure !== failure { throw failure }
    } else if let graph, !context.handOver(graph, resolution) {
      graph.publish()
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
  /// Ends the member of a request without a call, unless it has to wait for others, or fails: this saves a tenth of the time
  /// in which a shared object is made.
  private func leaveUnlessWaiting(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    let member = currentMember()
    guard member.taint == nil, member.received.isEmpty else { return false }
    leave(member, endOf: resolution)
    return true
  }

  /// Ends the member of a request. Objects may be released here: requests from their deinitializers start resolutions of
  /// their own.
  fileprivate func leave(_ member: Member, endOf resolution: UnsafeMutablePointer<Resolution>) {
    currentResolution = nil
    leave(member)
    currentResolution = resolution
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
    _ = push(
      Completing.shared, at: UnsafeMutableRawPointer(resolution),
      Completing.State(resolution: resolution, scope: scope))
    return .began
  }
}

// MARK: The steps

extension ObjectGraph {
  /// Notes that a group of deferred injections has failed.
  ///
  /// - Returns: Whether the request withdraws what it has made, and runs no further ones.
  func fail(
    _ deferred: Deferred, _ failure: Failure, in scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    let node = deferred.node
    fail(node, failure)
    if let claim = node.claim { context.fail(claim, failure, in: self) }
    guard scope.options.afterFailure == .withdraw else { return false }
    withdrawAll(failure, context)
    return true
  }
}

extension ResolutionContext {
  /// Moves external instances to an outer resolution of this thread, which publishes them, if they may
  /// hold unfinished objects of that resolution.
  ///
  /// - Returns: Whether an outer resolution took them.
  fileprivate func handOver(
    _ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>
  ) -> Bool {
    guard graph.hasExternal, let member,
      member.receivedUnfinished > resolution.pointee.receivedBefore
    else { return false }
    var next = resolution.pointee.outer
    while let outer = next, outer.pointee.graph == nil { next = outer.pointee.outer }
    next?.objectGraph.takeExternal(from: graph)
    return next != nil
  }

  /// Sets aside the report of a request for a whole array while one of its elements ends as if it had been requested
  /// alone.
  func beginElementEnd(_ resolution: UnsafeMutablePointer<Resolution>) -> OutermostRequest? {
    let graph = resolution.pointee.graph?.object
    defer { graph?.outermost = nil }
    return graph?.outermost
  }

  func endElementEnd(
    _ resolution: UnsafeMutablePointer<Resolution>, _ outermost: OutermostRequest?
  ) {
    currentResolution = resolution
    resolution.beginReceiving(self)
    if let outermost { resolution.objectGraph.outermost = outermost }
  }
}

extension Scope {
  /// Withdraws the objects that were made beside a failure, and ends the request.
  func withdraw(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext, _ failure: Failure
  ) {
    resolution.pointee.graph?.object.withdrawAll(failure, context)
    if context.isLast(resolution) {
      context.leave(context.currentMember(), endOf: resolution)
    }
    _ = close(resolution, context)
  }

  /// Releases the object graph and reports the end of the outermost request to tracers.
  ///
  /// - Parameter failure: The failure that occurred after the object was created, if any.
  /// - Returns: The failure as reported to tracers, or nil if it was not reported.
  func close(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure? = nil
  ) -> Failure? {
    // Objects may be released with the graph; requests from their deinitializers must not join this
    // resolution.
    context.currentResolution = resolution.pointee.outer
    guard let graph = resolution.pointee.graph else { return nil }
    resolution.pointee.graph = nil
    let outermost = graph.with { graph -> OutermostRequest? in
      graph.keepWeakly()
      return graph.outermost
    }
    graph.release()
    return outermost?.end(failure, context)
  }
}
