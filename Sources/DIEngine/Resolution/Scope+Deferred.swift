extension Scope {
  /// Runs deferred steps of one object that stand together in the queue.
  func inject(
    _ deferred: Graph.Deferred, _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState
  ) throws(Failure) {
    let node = deferred.node
    guard !node.isDead, let box = node.box, let steps = node.plan.stepList() else { return }
    // An object may have failed with one that it holds.
    if let record = node.record, !SlotGate.shared.resume(record) { return }
    let (scope, view) = (run.pointee.scope, run.pointee.view)
    let (entries, wasNested) = (run.pointee.entries, run.pointee.isNested)
    if node.scope !== scope.takeUnretainedValue() {
      run.pointee.scope = Unmanaged.passUnretained(node.scope)
      // The container of that scope may be gone: its closures get a new view of it.
      run.pointee.view = .passUnretained(node)
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
      run.pointee.entries = entries
      run.pointee.isNested = wasNested
      run.pointee.mustAdmit = false
    }
    try withUnsafeMutablePointer(to: &own) { (own) throws(Failure) -> Void in
      run.pointee.entries = UnsafePointer(own)
      try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
        try frame.push(thread)
        run.pointee.injecting = frame
        defer {
          frame.pop(thread)
          run.pointee.injecting = nil
          node.obtained = []
        }
        let tracing = node.plan.tracing
        tracing?.beginInjecting(box, thread)
        defer { tracing?.endInjecting(box, thread) }
        for step in steps.deferred[deferred.steps.clamped(to: steps.deferred.indices)] {
          node.obtained = []
          try step.run(box, thread)
        }
        guard let record = node.record else { return }
        if deferred.isLast {
          try SlotGate.shared.injected(record)
        } else {
          try SlotGate.shared.pause(record)
        }
      }
    }
  }
}
