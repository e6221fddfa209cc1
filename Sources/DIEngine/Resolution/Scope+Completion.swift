internal import CDIEngine

// The end of a request: injections that waited run, and finished objects are shown to everybody.

extension Scope {
  /// Ends one element of many as if it had been asked for alone; the run goes on with the next one.
  func endElement(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure? = nil
  ) throws(Failure) {
    guard context.isOpen(resolution) else { return }
    // The request for all of them is not over.
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

  /// Injects what waits for it, and shows the finished objects to everybody.
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
      graph.close(first)
    }
    if context.isLast(resolution) {
      // Objects may die with the resolution, and what they ask for then is one of its own.
      context.currentResolution = nil
      defer { context.state.pointee.resolution = UnsafeMutableRawPointer(resolution) }
      let creator = Creator.current(context)
      if let first {
        CreationGate.shared.abandon(creator, first, context)
      } else {
        try CreationGate.shared.end(creator, context)
      }
    }
    if let first { throw first }
    if let graph = resolution.pointee.graph?.takeUnretainedValue(), !handOver(graph, resolution) {
      graph.publish()
    }
  }

  /// Runs the injections that wait.
  ///
  /// - Returns: the first failure.
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
        if let record = node.record { CreationGate.shared.fail(record, error, in: graph) }
        if first == nil { first = error }
        if options.afterFailure == .withdraw {
          graph.withdrawAll(error)
          return error
        }
      }
    }
  }

  /// Lets an outer resolution of this thread show what was handed in here, if that may hold
  /// unfinished objects of the outer one.
  private func handOver(_ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>)
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

  /// Ends a failed request: what was made beside the failure is finished or taken back.
  @inline(never)
  func fail(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext, _ failure: Failure
  ) {
    switch options.afterFailure {
    case .finish:
      guard context.isOpen(resolution) else { return }
      do throws(Failure) {
        try complete(resolution, context)
      } catch {
        // The failure of the request itself is the one to tell.
      }
    case .withdraw:
      resolution.pointee.graph?.takeUnretainedValue().withdrawAll(failure)
      if context.isLast(resolution) {
        context.currentResolution = nil
        CreationGate.shared.abandon(Creator.current(context), failure, context)
        context.currentResolution = resolution
      }
      _ = close(resolution, context)
    }
  }

  /// Forgets what the resolution remembers, and tells its end.
  ///
  /// - Parameter failure: what went wrong after the object was made.
  /// - Returns: the failure, if it was told.
  private func close(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ failure: Failure? = nil
  ) -> Failure? {
    // Objects may die with the graph, and what they ask for then is a resolution of its own.
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

  /// Runs deferred steps of one object that stand together in the queue.
  func inject(
    _ deferred: ObjectGraph.Deferred, _ resolution: UnsafeMutablePointer<Resolution>,
    _ context: ResolutionContext
  ) throws(Failure) {
    let node = deferred.node
    guard !node.isDead, let box = node.box, let injections = node.plan.injectionList() else {
      return
    }
    // An object may have failed with one that it holds.
    if let record = node.record, !CreationGate.shared.resume(record) { return }
    let (scope, view) = (resolution.pointee.scope, resolution.pointee.view)
    let (entries, wasNested) = (resolution.pointee.entries, resolution.pointee.isNested)
    if node.scope !== scope.takeUnretainedValue() {
      resolution.pointee.scope = Unmanaged.passUnretained(node.scope)
      // The container of that scope may be gone: its closures get a new view of it.
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
        guard let record = node.record else { return }
        if deferred.isLast {
          try CreationGate.shared.injected(record)
        } else {
          try CreationGate.shared.pause(record)
        }
      }
    }
  }
}
