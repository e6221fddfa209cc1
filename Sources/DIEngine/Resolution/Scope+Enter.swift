internal import CDIEngine

extension Scope {
  /// Runs a request: within the resolution that this thread already runs for this family of
  /// scopes, or as a resolution of its own.
  @usableFromInline
  package func enter(
    _ plan: Unmanaged<AnyPlan>, _ thread: ThreadState, _ view: Unmanaged<AnyObject>,
    _ viewKind: ObjectIdentifier, tuple: UnsafeRawPointer? = nil,
    entries: UnsafePointer<ArgumentEntries>? = nil,
    joining joined: UnsafeMutablePointer<Run>? = nil,
    continuing echo: GraphEcho? = nil, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    if let joined {
      return try join(joined, plan, thread, view, viewKind, tuple, entries, body)
    }
    // What was asked for later belongs to the resolution that it came from, not to another one.
    var candidate = echo == nil ? currentRun(thread) : nil
    while let run = candidate {
      if run.pointee.identity == identity {
        return try join(run, plan, thread, view, viewKind, tuple, entries, body)
      }
      candidate = run.pointee.outer
    }
    var run = Run(
      identity: identity, outer: currentRun(thread), scope: Unmanaged.passUnretained(self),
      view: view, viewKind: viewKind, graph: nil, injecting: nil, tuple: tuple,
      entries: entries, root: plan._withUnsafeGuaranteedRef { $0.cellIdentity })
    if let echo { run.graph = Unmanaged.passRetained(Graph(continuing: echo)) }
    if echo == nil, plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
      plan.takeUnretainedValue().cell?.tellWatched()
    }
    try withUnsafeMutablePointer(to: &run) { (run) throws(Failure) -> Void in
      try top(run, thread, body)
    }
  }

  private func join(
    _ run: UnsafeMutablePointer<Run>, _ plan: Unmanaged<AnyPlan>, _ thread: ThreadState,
    _ view: Unmanaged<AnyObject>, _ viewKind: ObjectIdentifier, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let previous = thread.pointee.run
    let (scope, oldView, oldKind) = (run.pointee.scope, run.pointee.view, run.pointee.viewKind)
    let (oldTuple, oldEntries) = (run.pointee.tuple, run.pointee.entries)
    let (wasNested, didAdmit) = (run.pointee.isNested, run.pointee.mustAdmit)
    let entanglements = run.pointee.entanglements
    thread.pointee.run = UnsafeMutableRawPointer(run)
    run.pointee.scope = Unmanaged.passUnretained(self)
    run.pointee.view = view
    run.pointee.viewKind = viewKind
    run.pointee.tuple = tuple
    if let entries { run.pointee.entries = entries }
    run.pointee.isNested = true
    if plan._withUnsafeGuaranteedRef({ $0.cell == nil }) { run.pointee.mustAdmit = true }
    defer {
      thread.pointee.run = previous
      if run.pointee.entanglements != entanglements {
        // The resolutions in between get something unfinished.
        entangle(from: currentRun(thread), to: run)
      }
      run.pointee.scope = scope
      run.pointee.view = oldView
      run.pointee.viewKind = oldKind
      run.pointee.tuple = oldTuple
      run.pointee.entries = oldEntries
      run.pointee.isNested = wasNested
      run.pointee.mustAdmit = didAdmit
    }
    if plan._withUnsafeGuaranteedRef({ $0.needsAdmission }) {
      try checkRecursion(
        plan._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.cell.unsafelyUnwrapped) },
        thread)
    }
    try body()
  }

  private func top(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    thread.pointee.run = UnsafeMutableRawPointer(run)
    defer { thread.pointee.run = UnsafeMutableRawPointer(run.pointee.outer) }
    do throws(Failure) {
      try body()
    } catch {
      fail(run, thread)
      throw error
    }
    if run.pointee.graph != nil || run.pointee.holds > 0 || run.pointee.entanglements > 0 {
      try complete(run, thread)
    }
  }

  /// Injects what waits for it, and shows the finished objects to everybody.
  @inline(never)
  private func complete(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState
  ) throws(Failure) {
    do throws(Failure) {
      try finish(run, thread)
    } catch {
      throw close(run, thread, error) ?? error
    }
    _ = close(run, thread)
  }

  private func finish(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState
  ) throws(Failure) {
    let graph = graph(of: run)
    var first: Failure?
    while let node = graph.dequeue() {
      do throws(Failure) {
        try inject(node, run, thread)
      } catch {
        node.isDead = true
        if first == nil { first = error }
        if options.afterFailure == .withdraw {
          graph.withdrawAll()
          throw error
        }
      }
    }
    if let first {
      // Any of the unfinished objects may hold the one whose injections failed.
      graph.withdrawUnfinished()
      throw first
    }
    if !handOver(graph, run) { graph.publish() }
  }

  /// Lets an outer resolution of this thread show what was made here, if that may hold unfinished
  /// objects of the outer one.
  private func handOver(_ graph: Graph, _ run: UnsafeMutablePointer<Run>) -> Bool {
    guard run.pointee.entanglements > 0 else { return false }
    var next = run.pointee.outer
    while let outer = next {
      if let receiver = outer.pointee.graph?.takeUnretainedValue(), receiver.hasUnfinished {
        receiver.takeUnfinished(from: graph)
        outer.pointee.holds += run.pointee.holds
        run.pointee.holds = 0
        entangle(from: run.pointee.outer, to: outer.pointee.outer)
        return true
      }
      next = outer.pointee.outer
    }
    return false
  }

  /// Ends a failed request: what was made beside the failure is finished or taken back.
  private func fail(_ run: UnsafeMutablePointer<Run>, _ thread: ThreadState) {
    switch options.afterFailure {
    case .finish:
      do throws(Failure) {
        try complete(run, thread)
      } catch {
        // The failure of the request itself is the one to tell.
      }
    case .withdraw:
      run.pointee.graph?.takeUnretainedValue().withdrawAll()
      _ = close(run, thread)
    }
  }

  /// Forgets what the resolution remembers, and tells its end.
  ///
  /// - Parameter failure: what went wrong after the object was made.
  /// - Returns: the failure, if it was told.
  private func close(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState, _ failure: Failure? = nil
  ) -> Failure? {
    SlotGate.leaveAll(run)
    // Objects may die with the graph, and what they ask for then is a resolution of its own.
    thread.pointee.run = UnsafeMutableRawPointer(run.pointee.outer)
    guard let graph = run.pointee.graph else { return nil }
    run.pointee.graph = nil
    let outermost = graph._withUnsafeGuaranteedRef { graph -> OutermostRequest? in
      graph.settle()
      return graph.outermost
    }
    graph.release()
    return outermost?.end(failure, thread)
  }

  /// Runs the deferred steps of one object.
  private func inject(
    _ node: Node, _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState
  ) throws(Failure) {
    guard !node.isDead, let box = node.box, let steps = node.plan.stepList() else { return }
    let (scope, view, kind) = (run.pointee.scope, run.pointee.view, run.pointee.viewKind)
    let (entries, wasNested) = (run.pointee.entries, run.pointee.isNested)
    if node.scope !== scope.takeUnretainedValue() {
      run.pointee.scope = Unmanaged.passUnretained(node.scope)
      // The container of that scope may be gone: its closures get a new view of it.
      run.pointee.viewKind = ObjectIdentifier(Node.self)
    }
    var own = node.entries ?? ArgumentEntries()
    run.pointee.isNested = false
    run.pointee.mustAdmit = true
    var frame = Frame(
      Unmanaged.passUnretained(node.plan), on: thread, node: Unmanaged.passUnretained(node),
      isMaking: false)
    defer {
      run.pointee.scope = scope
      run.pointee.view = view
      run.pointee.viewKind = kind
      run.pointee.entries = entries
      run.pointee.isNested = wasNested
      run.pointee.mustAdmit = false
    }
    try withUnsafeMutablePointer(to: &own) { (own) throws(Failure) -> Void in
      run.pointee.entries = UnsafePointer(own)
      try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
        frame.push(thread)
        run.pointee.injecting = frame
        defer {
          frame.pop(thread)
          run.pointee.injecting = nil
          node.obtained = []
        }
        let tracing = node.plan.tracing
        tracing?.beginInjecting(box, thread)
        defer { tracing?.endInjecting(box, thread) }
        for step in steps.deferred {
          node.obtained = []
          try step(box, thread)
        }
      }
    }
  }
}

/// Notes for resolutions of this thread that something unfinished was handed to them.
private func entangle(
  from first: UnsafeMutablePointer<Run>?, to end: UnsafeMutablePointer<Run>?
) {
  var next = first
  while let run = next, run != end {
    run.pointee.entanglements += 1
    next = run.pointee.outer
  }
}
