extension Scope {
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
