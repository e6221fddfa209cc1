internal import CDIEngine

extension Unowned<Plan> {
  /// Informs the listener if a request passed more arguments than its component takes.
  @inline(__always)
  func reportSurplus(
    _ entries: UnsafePointer<ArgumentEntries>, _ type: any Any.Type,
    _ memory: UnsafeMutableRawPointer
  ) {
    guard entries.pointee.onlyCount > with({ $0.argumentCount }) else { return }
    object.componentPlan?.reportSurplus(entries, type, memory)
  }
}

extension Scope {
  /// Resolves a request and initializes memory with its value.
  ///
  /// - Returns: The failure, or nil on success.
  @usableFromInline
  func failure(
    resolving request: Unowned<RequestNeed>, _ type: any Any.Type,
    at memory: UnsafeMutableRawPointer, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    let held = request.with { $0.held(.current) }
    defer { held.release() }
    do throws(Failure) {
      try resolve(held.plan, type, at: memory, for: view, tuple, entries)
      return nil
    } catch {
      return error
    }
  }

  /// Resolves a request and initializes memory with its value: joins a resolution of this thread with the scope's join key,
  /// or starts a new one.
  @inline(__always)
  func resolve(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    let context = ResolutionContext.current
    if context.currentResolution == nil, di_are_tasks_in_use() != 0,
      let branch = TaskPosition.enter()
    {
      return try TaskPosition.run(on: branch) { (context) throws(Failure) in
        try resolve(plan, type, at: memory, for: view, tuple, entries, context)
      }
    }
    try resolve(plan, type, at: memory, for: view, tuple, entries, context)
  }

  @inline(__always)
  private func resolve(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, _ context: ResolutionContext
  ) throws(Failure) {
    try context.run { (context) throws(Failure) in
      try context.begin(
        plan, type, at: memory, in: self, for: view, tuple, entries,
        joining: context.joinedResolution(joinKey), nil, isOfTask: false)
    }
  }

  /// Resolves a delayed request: joins the resolution that made it, or starts one that continues with
  /// the living instances of that resolution's object graph.
  func resume(
    _ continuation: Continuation, _ joined: UnsafeMutablePointer<Resolution>?,
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ entries: UnsafePointer<ArgumentEntries>?,
    _ context: ResolutionContext
  ) throws(Failure) {
    try context.checkStack(for: plan, type)
    try context.run { (context) throws(Failure) in
      try context.beginRequest(
        plan, type, at: memory, in: self, for: view, nil, entries, joining: joined, continuation,
        isOfTask: false)
    }
  }
}

extension ResolutionContext {
  /// Begins a request, unless its scope has ended or the thread's stack has no room left.
  ///
  /// - Parameters:
  ///   - joined: The resolution that the request joins; nil if it begins one.
  ///   - continuation: The resolution that the request continues, if it is a delayed one.
  ///   - isOfTask: Whether the task of a branch makes the request, which may be suspended before it ends.
  @inline(__always)
  package func begin(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    in scope: Scope, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, joining joined: UnsafeMutablePointer<Resolution>?,
    _ continuation: Continuation?, isOfTask: Bool
  ) throws(Failure) -> Progress {
    try checkStack(for: plan, type)
    if joined == nil, plan.with({ $0.hasChecksFirst }) { try scope.checkFirst(plan.object) }
    return try beginRequest(
      plan, type, at: memory, in: scope, for: view, tuple, entries, joining: joined, continuation,
      isOfTask: isOfTask)
  }
}
