internal import DIEngine

// The end of an asynchronous request: runs queued injections and publishes finished instances.

extension TaskBranch {
  /// Completes one element of `many` as if it had been requested alone.
  func endElement(
    _ resolution: UnsafeMutablePointer<Resolution>, _ failure: Failure?,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    guard context.isOpen(resolution) else { return }
    let graph = resolution.pointee.graph?.takeUnretainedValue()
    let outermost = graph?.outermost
    graph?.outermost = nil
    defer {
      context.currentResolution = resolution
      resolution.pointee.gotUnfinished = false
      if let outermost { resolution.objectGraph.outermost = outermost }
    }
    if let failure {
      await fail(resolution, failure, isolation)
    } else {
      try await complete(resolution, isolation)
    }
  }

  /// Runs the queued injections and publishes the finished instances.
  func complete(
    _ resolution: UnsafeMutablePointer<Resolution>, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let scope = resolution.pointee.scope.takeUnretainedValue()
    do throws(Failure) {
      try await finish(resolution, scope, isolation)
    } catch {
      throw scope.close(resolution, context, error) ?? error
    }
    _ = scope.close(resolution, context)
  }

  private func finish(
    _ resolution: UnsafeMutablePointer<Resolution>, _ scope: Scope,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    var first: Failure?
    if let graph = resolution.pointee.graph?.takeUnretainedValue() {
      first = await drain(graph, resolution, scope, isolation)
      if first != nil { graph.withdrawExternal() }
      graph.close(first, context)
    }
    if context.isLast(resolution), let member = context.member {
      if first != nil {
        context.leave(member)
      } else {
        try await end(member, isolation)
      }
    }
    if let first { throw first }
    if let graph = resolution.pointee.graph?.takeUnretainedValue(),
      !scope.handOver(graph, resolution)
    {
      graph.publish()
    }
  }

  /// Runs the queued injections.
  ///
  /// - Returns: The first failure, or nil.
  private func drain(
    _ graph: ObjectGraph, _ resolution: UnsafeMutablePointer<Resolution>, _ scope: Scope,
    _ isolation: isolated (any Actor)?
  ) async -> Failure? {
    var first: Failure?
    while true {
      run { _ in graph.settlePostponed() }
      guard let deferred = graph.dequeue() else { return first }
      do throws(Failure) {
        if let own = form(of: deferred.node, in: graph) {
          try await inject(deferred, own, resolution, isolation)
        } else {
          try run { (context) throws(Failure) in
            try scope.inject(deferred, resolution, context)
          }
        }
      } catch {
        graph.fail(deferred.node, error)
        if let claim = deferred.node.claim { context.fail(claim, error, in: graph) }
        if first == nil { first = error }
        if scope.options.afterFailure == .withdraw {
          graph.withdrawAll(error, context)
          return error
        }
      }
    }
  }

  /// Ends a failed request: finishes or withdraws the objects created beside the failure.
  func fail(
    _ resolution: UnsafeMutablePointer<Resolution>, _ failure: Failure,
    _ isolation: isolated (any Actor)?
  ) async {
    let scope = resolution.pointee.scope.takeUnretainedValue()
    guard scope.options.afterFailure == .finish else {
      return run { scope.fail(resolution, $0, failure) }
    }
    guard context.isOpen(resolution) else { return }
    do throws(Failure) {
      try await complete(resolution, isolation)
    } catch {
      // The failure of the request itself takes precedence.
    }
  }

  /// Runs a consecutive group of one object's deferred injections.
  private func inject(
    _ deferred: ObjectGraph.Deferred, _ own: AsyncComponentPlan,
    _ resolution: UnsafeMutablePointer<Resolution>, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let node = deferred.node
    guard !node.isDead, let box = node.box else { return }
    // The object may have failed because an object that it holds failed.
    if let claim = node.claim, !context.currentMember().resume(claim) { return }
    let before = resolution.pointee
    if node.scope !== before.scope.takeUnretainedValue() {
      resolution.pointee.scope = Unmanaged.passUnretained(node.scope)
      // The container of that scope may be gone: the injections' closures get a new view of the scope.
      resolution.pointee.view = .passUnretained(node)
    }
    let entries = UnsafeMutablePointer<ArgumentEntries>.allocate(capacity: 1)
    entries.initialize(to: node.entries ?? ArgumentEntries())
    let frame = UnsafeMutablePointer<Frame>.allocate(capacity: 1)
    frame.initialize(
      to: Frame(
        .passUnretained(node.plan), on: context, node: .passUnretained(node), isMaking: false))
    resolution.pointee.isNested = false
    resolution.pointee.checksReentrancy = true
    resolution.pointee.entries = UnsafePointer(entries)
    resolution.pointee.injecting = frame
    context.innermostFrame = frame
    defer {
      context.innermostFrame = frame.pointee.outer
      frame.deallocate()
      entries.deinitialize(count: 1)
      entries.deallocate()
      let gotUnfinished = resolution.pointee.gotUnfinished
      resolution.putBack(before)
      resolution.pointee.injecting = nil
      resolution.pointee.checksReentrancy = false
      resolution.pointee.gotUnfinished = gotUnfinished
      node.obtained = []
    }
    run { node.plan.tracing?.beginInjecting(box, $0) }
    defer { run { node.plan.tracing?.endInjecting(box, $0) } }
    let injections = own.deferred
    for injection in injections[deferred.injections.clamped(to: injections.indices)] {
      node.obtained = []
      try await injection.run(box, self, isolation)
    }
    if let claim = node.claim {
      try context.currentMember().injected(claim, isLast: deferred.isLast)
    }
  }
}
