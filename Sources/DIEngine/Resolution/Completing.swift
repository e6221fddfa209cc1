// The end of a request: runs queued injections, waits until all that it received is settled, publishes external instances.

/// What the call does that ends a request.
final class Completing: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Completing(nil)

  private enum Step: Int32 {
    case injecting
    /// No injection is left to run.
    case injected
  }

  fileprivate struct State {
    let resolution: UnsafeMutablePointer<Resolution>
    /// The first failure of an injection.
    var first: Failure?
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let resolution = state.pointee.resolution
    let graph = resolution.pointee.graph?.object
    if call.step(Step.self) == .injecting {
      while let deferred = graph?.nextDeferred() {
        let progress = InjectingLater.shared.begin(deferred, context)
        if progress != .made { return progress }
      }
      call.enter(Step.injected)
    }
    // Any of the external instances may hold the object whose injections failed.
    if state.pointee.first != nil { graph?.withdrawExternal() }
    graph?.close(state.pointee.first, context)
    // The member ends with its last resolution: after a wait, unless all that it has received is settled.
    guard resolution.isLast(context) else { return try publish(call, context) }
    let member = context.ensureMember()
    // Until the member has ended, requests of deinitializers start resolutions of their own.
    context.currentResolution = nil
    if state.pointee.first == nil, member.taint == nil, member.waitAtEnd(context.manner) != nil {
      return .wait
    }
    return try leave(call, state.pointee.first == nil ? member.taint : nil, context)
  }

  override func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    guard case .waited(let wait) = arrival
    else { preconditionFailure("The end of a request stops only to wait.") }
    return try leave(call, context.ensureMember().failure(after: wait), context)
  }

  private func leave(
    _ call: UnsafeMutablePointer<Call>, _ late: Failure?, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.state(State.self).pointee.resolution.endMember(context.ensureMember(), context)
    if let late { throw late }
    return try publish(call, context)
  }

  private func publish(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let resolution = state.pointee.resolution
    let graph = resolution.pointee.graph?.object
    if let failure = state.pointee.first {
      // That of the request is known, or has become nil.
      if graph?.requestFailure !== failure { throw failure }
    } else if let graph, !resolution.handOver(graph, context) {
      graph.publish()
    }
    state.deinitialize(count: 1)
    _ = resolution.close(context)
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let resolution = state.pointee.resolution
    if call.step(Step.self) == .injecting {
      if state.pointee.first == nil { state.pointee.first = failure }
      if resolution.pointee.scope.object.options.afterFailure == .withdraw {
        resolution.objectGraph.withdrawAll(failure, context)
        call.enter(Step.injected)
      }
      return .goOn
    }
    state.deinitialize(count: 1)
    throw resolution.close(context, failure) ?? failure
  }
}

// MARK: The steps

extension UnsafeMutablePointer where Pointee == Resolution {
  /// Whether the resolution has work left when its request has been answered.
  @inline(__always)
  func hasWorkLeft(_ context: ResolutionContext) -> Bool { pointee.graph != nil || isLast(context) }

  /// Whether the member has shared instances to finish, and no outer request belongs to them.
  @inline(__always)
  func isLast(_ context: ResolutionContext) -> Bool {
    pointee.outer == nil && context.member.map { $0.mayEnd } ?? false
  }

  /// Begins to end a request that has been answered, or has failed: the failure finishes or withdraws the objects made
  /// beside it.
  ///
  /// - Returns: `made` if nothing is left to do.
  func beginEnd(_ failure: Failure?, _ context: ResolutionContext) -> Progress {
    if let failure {
      guard pointee.scope.object.options.afterFailure == .finish else {
        pointee.graph?.object.withdrawAll(failure, context)
        if isLast(context) { endMember(context.ensureMember(), context) }
        _ = close(context)
        return .made
      }
      pointee.graph?.with { $0.requestFailure = failure }
      guard hasWorkLeft(context) else { return .made }
    } else if pointee.graph == nil, endMemberUnlessWaiting(context) {
      // Most requests: no injection is left to run.
      return .made
    }
    _ = context.push(
      Completing.shared, at: UnsafeMutableRawPointer(self), Completing.State(resolution: self))
    return .goOn
  }

  /// Ends the member of the request. Objects may be released here: requests from their deinitializers start resolutions of
  /// their own.
  fileprivate func endMember(_ member: Member, _ context: ResolutionContext) {
    context.currentResolution = nil
    context.endMember(member)
    context.currentResolution = self
  }

  /// Ends the member of the request without a call, unless it has to wait for others, or fails: this saves a tenth of the
  /// time in which a shared object is made.
  fileprivate func endMemberUnlessWaiting(_ context: ResolutionContext) -> Bool {
    let member = context.ensureMember()
    guard member.taint == nil, member.received.isEmpty else { return false }
    endMember(member, context)
    return true
  }

  /// Moves external instances to an outer resolution of this thread, which publishes them, if they may
  /// hold unfinished objects of that resolution.
  ///
  /// - Returns: Whether an outer resolution took them.
  fileprivate func handOver(_ graph: ObjectGraph, _ context: ResolutionContext) -> Bool {
    guard graph.hasExternal, let member = context.member,
      member.receivedUnfinished > pointee.receivedBefore
    else { return false }
    var next = pointee.outer
    while let outer = next, outer.pointee.graph == nil { next = outer.pointee.outer }
    next?.objectGraph.takeExternal(from: graph)
    return next != nil
  }

  /// Releases the object graph and reports the end of the outermost request to tracers.
  ///
  /// - Parameter failure: The failure that occurred after the object was created, if any.
  /// - Returns: The failure as reported to tracers, or nil if it was not reported.
  fileprivate func close(_ context: ResolutionContext, _ failure: Failure? = nil) -> Failure? {
    // Objects may be released with the graph; requests from their deinitializers must not join this
    // resolution.
    context.currentResolution = pointee.outer
    guard let graph = pointee.graph else { return nil }
    pointee.graph = nil
    let outermost = graph.with { graph -> OutermostRequest? in
      graph.keepWeakly()
      return graph.outermost
    }
    graph.release()
    return outermost?.end(failure, context)
  }

  /// Sets aside the report of a request for a whole array while one of its elements ends as if it had been requested
  /// alone.
  func beginElementEnd() -> OutermostRequest? {
    let graph = pointee.graph?.object
    defer { graph?.outermost = nil }
    return graph?.outermost
  }

  func endElementEnd(_ outermost: OutermostRequest?, _ context: ResolutionContext) {
    context.currentResolution = self
    noteReceivedBefore(context)
    if let outermost { objectGraph.outermost = outermost }
  }
}
