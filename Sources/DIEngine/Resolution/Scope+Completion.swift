// The steps of the end of a request.

extension ObjectGraph {
  /// Returns the next group of deferred injections to run, or nil if there is none left.
  package func nextDeferred() -> Deferred? {
    injectPostponed()
    return dequeue()
  }

  /// Notes that a group of deferred injections has failed.
  ///
  /// - Returns: Whether the request withdraws what it has made, and runs no further ones.
  package func fail(
    _ deferred: Deferred, _ failure: Failure, in scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    let node = deferred.node
    fail(node, failure)
    if let claim = node.claim { context.fail(claim, failure, in: self) }
    guard scope.options.afterFailure == .withdraw else { return false }
    withdrawAll(failure, context)
    return true
  }

  /// Ends the queue.
  ///
  /// - Parameter failure: The first failure of an injection.
  package func endQueue(_ failure: Failure?, _ context: ResolutionContext) {
    // Any of them may hold the object whose injections failed.
    if failure != nil { withdrawExternal() }
    close(failure, context)
  }
}

/// What a resolution had before a group of deferred injections.
package struct BeforeInjections {
  fileprivate let scope: Unowned<Scope>
  fileprivate let view: Unowned<AnyObject>
  fileprivate let entries: UnsafePointer<ArgumentEntries>?
  fileprivate let isNested: Bool
}

extension UnsafeMutablePointer where Pointee == Resolution {
  /// Prepares the resolution for a group of an object's deferred injections.
  ///
  /// - Parameter entries: The arguments with which the object was requested.
  /// - Returns: What `endInjections(of:_:)` puts back.
  package func beginInjections(
    of node: Node, in frame: UnsafeMutablePointer<Frame>, _ entries: UnsafePointer<ArgumentEntries>
  ) -> BeforeInjections {
    let before = BeforeInjections(
      scope: pointee.scope, view: pointee.view, entries: pointee.entries,
      isNested: pointee.isNested)
    if node.scope !== pointee.scope.object {
      pointee.scope = Unowned(node.scope)
      // The container of that scope may be gone: the injections' closures get a new view of the scope.
      pointee.view = Unowned(node)
    }
    pointee.entries = entries
    pointee.isNested = false
    pointee.injecting = frame
    return before
  }

  package func endInjections(of node: Node, _ before: BeforeInjections) {
    pointee.scope = before.scope
    pointee.view = before.view
    pointee.entries = before.entries
    pointee.isNested = before.isNested
    pointee.injecting = nil
    node.obtained = []
  }
}

extension ResolutionContext {
  /// Returns the object of a group of deferred injections; nil if it has failed, perhaps because an object that it holds
  /// has.
  package func object(of deferred: ObjectGraph.Deferred) -> AnyBox? {
    let node = deferred.node
    guard !node.isDead, let box = node.box else { return nil }
    if let claim = node.claim, !currentMember().resume(claim) { return nil }
    return box
  }

  /// Ends a group of deferred injections that have run.
  package func endInjections(_ deferred: ObjectGraph.Deferred) throws(Failure) {
    guard let claim = deferred.node.claim else { return }
    try currentMember().injected(claim, isLast: deferred.isLast)
  }

  /// Sets aside the report of a request for a whole array while one of its elements ends as if it had been requested
  /// alone.
  package func beginElementEnd(_ resolution: UnsafeMutablePointer<Resolution>) -> OutermostRequest?
  {
    let graph = resolution.pointee.graph?.object
    defer { graph?.outermost = nil }
    return graph?.outermost
  }

  package func endElementEnd(
    _ resolution: UnsafeMutablePointer<Resolution>, _ outermost: OutermostRequest?
  ) {
    currentResolution = resolution
    resolution.beginReceiving(self)
    if let outermost { resolution.objectGraph.outermost = outermost }
  }
}

extension Scope {
  /// Publishes the external instances of a request, unless it has failed.
  ///
  /// - Parameter failure: The first failure of an injection.
  package func publish(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure?
  ) throws(Failure) {
    if let failure {
      // That of the request is known, or has become nil.
      if resolution.pointee.graph?.object.requestFailure === failure { return }
      throw failure
    }
    if let graph = resolution.pointee.graph?.object, !handOver(graph, resolution, context) {
      graph.publish()
    }
  }

  /// Moves external instances to an outer resolution of this thread, which publishes them, if they may
  /// hold unfinished objects of that resolution.
  ///
  /// - Returns: Whether an outer resolution took them.
  private func handOver(
    _ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext
  ) -> Bool {
    guard graph.hasExternal, let member = context.member,
      member.receivedUnfinished > resolution.pointee.receivedBefore
    else { return false }
    var next = resolution.pointee.outer
    while let outer = next {
      if let receiver = outer.pointee.graph?.object {
        receiver.takeExternal(from: graph)
        return true
      }
      next = outer.pointee.outer
    }
    return false
  }

  /// Withdraws the objects that were made beside a failure, and ends the request.
  func withdraw(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext, _ failure: Failure
  ) {
    resolution.pointee.graph?.object.withdrawAll(failure, context)
    if context.isLast(resolution) {
      context.currentResolution = nil
      context.leave(context.currentMember())
      context.currentResolution = resolution
    }
    _ = close(resolution, context)
  }

  /// Releases the object graph and reports the end of the outermost request to tracers.
  ///
  /// - Parameter failure: The failure that occurred after the object was created, if any.
  /// - Returns: The failure as reported to tracers, or nil if it was not reported.
  package func close(
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
