internal import CDIEngine

extension Scope {
  /// Answers a request in memory for a value of its type.
  @usableFromInline
  func answer(
    _ plan: Unmanaged<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unmanaged<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    try fill(memory, plan, type, for: view, tuple, entries)
  }

  /// Answers a request in memory for a value of its type, or says why it can't.
  @usableFromInline
  func failure(
    answering plan: Unmanaged<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unmanaged<AnyObject>, _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    do throws(Failure) {
      try fill(memory, plan, type, for: view, nil, entries)
      return nil
    } catch {
      return error
    }
  }

  @inline(__always)
  private func fill(
    _ memory: UnsafeMutableRawPointer, _ plan: Unmanaged<Plan>, _ type: any Any.Type,
    for view: Unmanaged<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    var isMade = false
    do throws(Failure) {
      let thread = currentThreadState()
      try enter(plan, thread, view, tuple: tuple, entries: entries) { () throws(Failure) -> Void in
        try plan.make(thread, at: memory)
        isMade = true
      }
    } catch {
      // The request may fail by what is injected when the object is made.
      if isMade { destroy(memory, as: type) }
      throw error
    }
  }

  /// Runs a request: within the resolution that this thread already runs for this family of
  /// scopes, or as a resolution of its own.
  @inline(__always)
  func enter(
    _ plan: Unmanaged<Plan>, _ thread: ThreadState, _ view: Unmanaged<AnyObject>,
    tuple: UnsafeRawPointer? = nil, entries: UnsafePointer<ArgumentEntries>? = nil,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var candidate = currentRun(thread)
    while let run = candidate {
      if run.pointee.identity == identity {
        return try join(run, plan, thread, view, tuple, entries, false, body)
      }
      candidate = run.pointee.outer
    }
    var run = Run(
      identity: identity, outer: currentRun(thread), scope: Unmanaged.passUnretained(self),
      view: view, tuple: tuple, entries: entries,
      root: plan._withUnsafeGuaranteedRef { $0.cellIdentity })
    if plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
      plan.takeUnretainedValue().componentPlan?.tellWatched(by: registry)
    }
    try withUnsafeMutablePointer(to: &run) { (run) throws(Failure) -> Void in
      try top(run, thread, body)
    }
  }

  /// Answers a request that was made before it is run: within the resolution that it belongs to, or as one that
  /// goes on with what is left of it.
  func resume(
    _ echo: Unmanaged<GraphEcho>, _ joined: UnsafeMutablePointer<Run>?, _ plan: Unmanaged<Plan>,
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, for view: Unmanaged<AnyObject>,
    _ entries: UnsafePointer<ArgumentEntries>?, isForKept: Bool, _ thread: ThreadState
  ) throws(Failure) {
    var isMade = false
    func make() throws(Failure) {
      try plan.make(thread, at: memory)
      isMade = true
    }
    do throws(Failure) {
      if let joined {
        return try join(joined, plan, thread, view, nil, entries, isForKept, make)
      }
      // It belongs to the resolution that it came from, not to another one that runs.
      var run = Run(
        identity: identity, outer: currentRun(thread), scope: Unmanaged.passUnretained(self),
        view: view, entries: entries, root: plan._withUnsafeGuaranteedRef { $0.cellIdentity },
        isContinuation: true, isForKept: isForKept)
      if !echo._withUnsafeGuaranteedRef({ $0.isEmpty }) {
        run.graph = Unmanaged.passRetained(Graph(continuing: echo.takeUnretainedValue()))
      }
      try withUnsafeMutablePointer(to: &run) { (run) throws(Failure) -> Void in
        try top(run, thread, make)
      }
    } catch {
      if isMade { destroy(memory, as: type) }
      throw error
    }
  }

  @inline(never)
  private func join(
    _ run: UnsafeMutablePointer<Run>, _ plan: Unmanaged<Plan>, _ thread: ThreadState,
    _ view: Unmanaged<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, _ isForKept: Bool,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let previous = thread.pointee.run
    let (scope, oldView) = (run.pointee.scope, run.pointee.view)
    let (oldTuple, oldEntries) = (run.pointee.tuple, run.pointee.entries)
    let (wasNested, didAdmit) = (run.pointee.isNested, run.pointee.mustAdmit)
    let (gotUnfinished, wasForKept) = (run.pointee.gotUnfinished, run.pointee.isForKept)
    run.pointee.gotUnfinished = false
    thread.pointee.run = UnsafeMutableRawPointer(run)
    run.pointee.scope = Unmanaged.passUnretained(self)
    run.pointee.view = view
    run.pointee.tuple = tuple
    if let entries { run.pointee.entries = entries }
    run.pointee.isNested = true
    if isForKept { run.pointee.isForKept = true }
    if plan._withUnsafeGuaranteedRef({ $0.componentPlan == nil }) { run.pointee.mustAdmit = true }
    defer {
      thread.pointee.run = previous
      // So do the resolutions in between.
      if run.pointee.gotUnfinished { tellUnfinished(currentRun(thread)) }
      if gotUnfinished { run.pointee.gotUnfinished = true }
      run.pointee.scope = scope
      run.pointee.view = oldView
      run.pointee.tuple = oldTuple
      run.pointee.entries = oldEntries
      run.pointee.isNested = wasNested
      run.pointee.mustAdmit = didAdmit
      run.pointee.isForKept = wasForKept
    }
    if plan._withUnsafeGuaranteedRef({ $0.needsAdmission }) {
      try checkRecursion(
        plan._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.componentPlan.unsafelyUnwrapped) },
        thread)
    }
    try body()
  }

  @inline(__always)
  private func top(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    Mutex.checkNoneHeld("A request")
    let isOutermost = run.pointee.outer == nil
    if isOutermost { di_begin_plans(thread) }
    thread.pointee.run = UnsafeMutableRawPointer(run)
    defer {
      thread.pointee.run = UnsafeMutableRawPointer(run.pointee.outer)
      if isOutermost { di_end_plans(thread) }
    }
    do throws(Failure) {
      try body()
    } catch {
      fail(run, thread, error)
      throw error
    }
    if isOpen(run, thread) { try complete(run, thread) }
  }

  /// Ends one element of many as if it had been asked for alone; the run goes on with the next one.
  func endElement(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState, _ failure: Failure? = nil
  ) throws(Failure) {
    guard isOpen(run, thread) else { return }
    // The request for all of them is not over.
    let graph = run.pointee.graph?.takeUnretainedValue()
    let outermost = graph?.outermost
    graph?.outermost = nil
    defer {
      thread.pointee.run = UnsafeMutableRawPointer(run)
      run.pointee.gotUnfinished = false
      if let outermost { DIEngine.graph(of: run).outermost = outermost }
    }
    if let failure { fail(run, thread, failure) } else { try complete(run, thread) }
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
    var first: Failure?
    if let graph = run.pointee.graph?.takeUnretainedValue() {
      first = drain(graph, run, thread)
      // Any of them may hold the object whose injections failed.
      if first != nil { graph.withdrawHandedIn() }
      graph.close(first)
    }
    if isLast(run, thread) {
      // Objects may die with the resolution, and what they ask for then is one of its own.
      thread.pointee.run = nil
      defer { thread.pointee.run = UnsafeMutableRawPointer(run) }
      let resolution = Resolution.current(thread)
      if let first {
        SlotGate.shared.abandon(resolution, first, thread)
      } else {
        try SlotGate.shared.end(resolution, thread)
      }
    }
    if let first { throw first }
    if let graph = run.pointee.graph?.takeUnretainedValue(), !handOver(graph, run) {
      graph.publish()
    }
  }

  /// Runs the injections that wait.
  ///
  /// - Returns: the first failure.
  private func drain(
    _ graph: Graph, _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState
  ) -> Failure? {
    var first: Failure?
    while true {
      graph.settlePostponed()
      guard let deferred = graph.dequeue() else { return first }
      let node = deferred.node
      do throws(Failure) {
        try inject(deferred, run, thread)
      } catch {
        graph.fail(node, error)
        if let record = node.record { SlotGate.shared.fail(record, error, in: graph) }
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
  private func handOver(_ graph: Graph, _ run: UnsafeMutablePointer<Run>) -> Bool {
    guard run.pointee.gotUnfinished, graph.hasHandedIn else { return false }
    var next = run.pointee.outer
    while let outer = next {
      if let receiver = outer.pointee.graph?.takeUnretainedValue() {
        receiver.takeHandedIn(from: graph)
        return true
      }
      next = outer.pointee.outer
    }
    return false
  }

  /// Ends a failed request: what was made beside the failure is finished or taken back.
  @inline(never)
  private func fail(
    _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState, _ failure: Failure
  ) {
    switch options.afterFailure {
    case .finish:
      guard isOpen(run, thread) else { return }
      do throws(Failure) {
        try complete(run, thread)
      } catch {
        // The failure of the request itself is the one to tell.
      }
    case .withdraw:
      run.pointee.graph?.takeUnretainedValue().withdrawAll(failure)
      if isLast(run, thread) {
        thread.pointee.run = nil
        SlotGate.shared.abandon(Resolution.current(thread), failure, thread)
        thread.pointee.run = UnsafeMutableRawPointer(run)
      }
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
}

/// Whether a run has something to finish when its request is answered.
@inline(__always)
func isOpen(_ run: UnsafeMutablePointer<Run>, _ thread: ThreadState) -> Bool {
  run.pointee.graph != nil || isLast(run, thread)
}

/// Whether shared objects were made, and nothing more is asked for that belongs to them.
@inline(__always)
private func isLast(_ run: UnsafeMutablePointer<Run>, _ thread: ThreadState) -> Bool {
  run.pointee.outer == nil && Resolution.existing(thread).map { $0.openings == 0 } ?? false
}
