internal import CDIEngine

// The end of a request: runs queued injections and publishes finished instances.

extension Scope {
  /// Completes one element of `many` as if it had been requested alone; the resolution continues with
  /// the next element.
  func endElement(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure? = nil
  ) throws(Failure) {
    guard context.isOpen(resolution) else { return }
    // The request for the whole array goes on: put its report back afterwards.
    let graph = resolution.pointee.graph?.takeUnretainedValue()
    let outermost = graph?.outermost
    graph?.outermost = nil
    defer {
      context.currentResolution = resolution
      resolution.pointee.gotUnfinished = false
      if let outermost { resolution.objectGraph.outermost = outermost }
    }
    if let failure { fail(resolution, context, failure) } else { try complete(resolution, context) }
  }

  /// Runs the queued injections and publishes the finished instances.
  @inline(never)
  func complete(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext
  ) throws(Failure) {
    do throws(Failure) {
      try finish(resolution, context)
    } catch {
      throw close(resolution, context, error) ?? error
    }
    _ = close(resolution, context)
  }

  private func finish(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext
  ) throws(Failure) {
    var first: Failure?
    if let graph = resolution.pointee.graph?.takeUnretainedValue() {
      first = drain(graph, resolution, context)
      // Any of them may hold the object whose injections failed.
      if first != nil { graph.withdrawExternal() }
      graph.close(first, context)
    }
    if context.isLast(resolution) {
      // Objects may be released here; requests from their deinitializers must start their own
      // resolutions.
      context.currentResolution = nil
      defer { context.state.pointee.resolution = UnsafeMutableRawPointer(resolution) }
      let member = context.currentMember()
      if first != nil {
        context.leave(member)
      } else {
        try context.end(member)
      }
    }
    if let first { throw first }
    if let graph = resolution.pointee.graph?.takeUnretainedValue(), !handOver(graph, resolution) {
      graph.publish()
    }
  }

  /// Runs the queued injections.
  ///
  /// - Returns: The first failure, or nil.
  private func drain(
    _ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext
  ) -> Failure? {
    var first: Failure?
    while true {
      graph.settlePostponed()
      guard let deferred = graph.dequeue() else { return first }
      let node = deferred.node
      do throws(Failure) {
        try inject(deferred, resolution, context)
      } catch {
        graph.fail(node, error)
        if let claim = node.claim { context.fail(claim, error, in: graph) }
        if first == nil { first = error }
        if options.afterFailure == .withdraw {
          graph.withdrawAll(error, context)
          return error
        }
      }
    }
  }

  /// Moves external instances to an outer resolution of this thread, which publishes them, if they may
  /// hold unfinished objects of that resolution.
  ///
  /// - Returns: Whether an outer resolution took them.
  package func handOver(_ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>)
    -> Bool
  {
    guard resolution.pointee.gotUnfinished, graph.hasExternal else { return false }
    var next = resolution.pointee.outer
    while let outer = next {
      if let receiver = outer.pointee.graph?.takeUnretainedValue() {
        receiver.takeExternal(from: graph)
        return true
      }
      next = outer.pointee.outer
    }
    return false
  }

  /// Ends a failed request: finishes or withdraws the objects created beside the failure.
  @inline(never)
  package func fail(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext, _ failure: Failure
  ) {
    switch options.afterFailure {
    case .finish:
      guard context.isOpen(resolution) else { return }
      do throws(Failure) {
        try complete(resolution, context)
      } catch {
        // The failure of the request itself takes precedence.
      }
    case .withdraw:
      resolution.pointee.graph?.takeUnretainedValue().withdrawAll(failure, context)
      if context.isLast(resolution) {
        context.currentResolution = nil
        context.leave(context.currentMember())
        context.currentResolution = resolution
      }
      _ = close(resolution, context)
    }
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
    let outermost = graph._withUnsafeGuaranteedRef { graph -> OutermostRequest? in
      graph.settle()
      return graph.outermost
    }
    graph.release()
    return outermost?.end(failure, context)
  }

  /// Runs a consecutive group of one object's deferred injections.
  package func inject(
    _ deferred: ObjectGraph.Deferred, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext
  ) throws(Failure) {
    let node = deferred.node
    guard !node.isDead, let box = node.box, let injections = node.plan.injectionList() else {
      return
    }
    // The object may have failed because an object that it holds failed.
    if let claim = node.claim, !context.currentMember().resume(claim) { return }
    let (scope, view) = (resolution.pointee.scope, resolution.pointee.view)
    let (entries, wasNested) = (resolution.pointee.entries, resolution.pointee.isNested)
    if node.scope !== scope.takeUnretainedValue() {
      resolution.pointee.scope = Unmanaged.passUnretained(node.scope)
      // The container of that scope may be gone: the injections' closures get a new view of the scope.
      resolution.pointee.view = .passUnretained(node)
    }
    var own = node.entries ?? ArgumentEntries()
    resolution.pointee.isNested = false
    resolution.pointee.checksReentrancy = true
    var frame = Frame(
      Unmanaged.passUnretained(node.plan), on: context, node: Unmanaged.passUnretained(node),
      isMaking: false)
    defer {
      resolution.pointee.scope = scope
      resolution.pointee.view = view
      resolution.pointee.entries = entries
      resolution.pointee.isNested = wasNested
      resolution.pointee.checksReentrancy = false
    }
    try withUnsafeMutablePointer(to: &own) { (own) throws(Failure) -> Void in
      resolution.pointee.entries = UnsafePointer(own)
      try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
        try frame.push(context)
        resolution.pointee.injecting = frame
        defer {
          frame.pop(context)
          resolution.pointee.injecting = nil
          node.obtained = []
        }
        let tracing = node.plan.tracing
        tracing?.beginInjecting(box, context)
        defer { tracing?.endInjecting(box, context) }
        for injection in injections.deferred[
          deferred.injections.clamped(to: injections.deferred.indices)]
        {
          node.obtained = []
          try injection.run(box, context)
        }
        if let claim = node.claim {
          try context.currentMember().injected(claim, isLast: deferred.isLast)
        }
      }
    }
  }
}
