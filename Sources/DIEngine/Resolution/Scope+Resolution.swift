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
  package func resolve(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    try initialize(memory, plan, type, for: view, tuple, entries)
  }

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
    return failure(resolving: held.plan, type, at: memory, for: view, tuple, entries)
  }

  /// Resolves a request and initializes memory with its value.
  ///
  /// - Returns: The failure, or nil on success.
  @usableFromInline
  package func failure(
    resolving plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) -> Failure? {
    do throws(Failure) {
      try initialize(memory, plan, type, for: view, tuple, entries)
      return nil
    } catch {
      return error
    }
  }

  @inline(__always)
  private func initialize(
    _ memory: UnsafeMutableRawPointer, _ plan: Unowned<Plan>, _ type: any Any.Type,
    for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?
  ) throws(Failure) {
    if let entries { return try initialize(memory, plan, type, for: view, passing: entries) }
    var isMade = false
    do throws(Failure) {
      let context = ResolutionContext.current
      try run(plan, context, view, tuple: tuple) { () throws(Failure) -> Void in
        try plan.make(context, at: memory)
        isMade = true
      }
    } catch {
      // An injection may fail after the value was initialized.
      if isMade { destroy(memory, as: type) }
      throw error
    }
  }

  /// A separate function: a shared one would cost requests without arguments 80 more instructions.
  @inline(never)
  private func initialize(
    _ memory: UnsafeMutableRawPointer, _ plan: Unowned<Plan>, _ type: any Any.Type,
    for view: Unowned<AnyObject>, passing entries: UnsafePointer<ArgumentEntries>
  ) throws(Failure) {
    var isMade = false
    do throws(Failure) {
      let context = ResolutionContext.current
      try run(plan, context, view, entries: entries) { () throws(Failure) -> Void in
        try plan.make(context, at: memory)
        isMade = true
        plan.reportSurplus(entries, type, memory)
      }
    } catch {
      if isMade { destroy(memory, as: type) }
      throw error
    }
  }

  /// Runs a request: joins this thread's resolution with the scope's join key, or starts a new one.
  @inline(__always)
  func run(
    _ plan: Unowned<Plan>, _ context: ResolutionContext, _ view: Unowned<AnyObject>,
    tuple: UnsafeRawPointer? = nil, entries: UnsafePointer<ArgumentEntries>? = nil,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    if context.currentResolution == nil, di_are_tasks_in_use() != 0,
      let branch = TaskPosition.enter()
    {
      return try run(insideTaskOf: branch, plan, view, tuple, entries, body)
    }
    try resolveNestedOrOutermost(plan, context, view, tuple, entries, body)
  }

  /// Runs a request that synchronous code makes inside a closure of an asynchronous request.
  @inline(never)
  private func run(
    insideTaskOf branch: TaskBranch, _ plan: Unowned<Plan>, _ view: Unowned<AnyObject>,
    _ tuple: UnsafeRawPointer?, _ entries: UnsafePointer<ArgumentEntries>?,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try TaskPosition.run(on: branch) { (context) throws(Failure) in
      try resolveNestedOrOutermost(plan, context, view, tuple, entries, body)
    }
  }

  @inline(__always)
  private func resolveNestedOrOutermost(
    _ plan: Unowned<Plan>, _ context: ResolutionContext, _ view: Unowned<AnyObject>,
    _ tuple: UnsafeRawPointer?, _ entries: UnsafePointer<ArgumentEntries>?,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var candidate = context.currentResolution
    while let resolution = candidate {
      if resolution.pointee.joinKey == joinKey {
        return try resolveNested(in: resolution, plan, context, view, tuple, entries, false, body)
      }
      candidate = resolution.pointee.outer
    }
    var resolution = Resolution(
      joinKey: joinKey, outer: context.currentResolution, scope: Unowned(self),
      view: view, tuple: tuple, entries: entries,
      root: plan.with { $0.identityAddress })
    if plan.with({ $0.hasChecksFirst }) { try checkFirst(plan.object) }
    try withUnsafeMutablePointer(to: &resolution) { (resolution) throws(Failure) -> Void in
      try resolveOutermost(resolution, context, body)
    }
  }

  /// Resolves a delayed request: joins the resolution that made it, or starts one that continues with
  /// the living instances of that resolution's object graph.
  func resume(
    _ weakGraph: Unowned<WeakObjectGraph>, _ joined: UnsafeMutablePointer<Resolution>?,
    _ plan: Unowned<Plan>,
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer, for view: Unowned<AnyObject>,
    _ entries: UnsafePointer<ArgumentEntries>?, isForKept: Bool,
    holder: Unowned<ComponentPlan>?, _ context: ResolutionContext
  ) throws(Failure) {
    var isMade = false
    func make() throws(Failure) {
      try plan.make(context, at: memory)
      isMade = true
      if let entries { plan.reportSurplus(entries, type, memory) }
    }
    do throws(Failure) {
      if let joined {
        return try resolveNested(in: joined, plan, context, view, nil, entries, isForKept, make)
      }
      // It continues the resolution that made it, so it joins no other one.
      var resolution = Resolution(
        joinKey: joinKey, outer: context.currentResolution, scope: Unowned(self),
        view: view, entries: entries, root: plan.with { $0.identityAddress },
        cause: isForKept ? [.delayed, .heldByKept] : .delayed, holder: holder)
      if !weakGraph.with({ $0.isEmpty }) {
        resolution.graph = Unowned.retaining(
          ObjectGraph(continuing: weakGraph.object))
      }
      try withUnsafeMutablePointer(to: &resolution) { (resolution) throws(Failure) -> Void in
        try resolveOutermost(resolution, context, make)
      }
    } catch {
      if isMade { destroy(memory, as: type) }
      throw error
    }
  }

  @inline(never)
  private func resolveNested(
    in resolution: UnsafeMutablePointer<Resolution>, _ plan: Unowned<Plan>,
    _ context: ResolutionContext,
    _ view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer?,
    _ entries: UnsafePointer<ArgumentEntries>?, _ isForKept: Bool,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    let previous = context.currentResolution
    let before = resolution.beginJoined(
      Unowned(self), view, tuple, entries, isForKept: isForKept)
    context.currentResolution = resolution
    let passing = context.beginPassing(entries)
    defer {
      passing?.endPassing()
      context.currentResolution = previous
      resolution.putBack(before)
    }
    try body()
  }

  @inline(__always)
  private func resolveOutermost(
    _ resolution: UnsafeMutablePointer<Resolution>, _ context: ResolutionContext,
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    Mutex.checkNoneHeld("A request")
    context.currentResolution = resolution
    resolution.beginReceiving(context)
    defer { context.currentResolution = resolution.pointee.outer }
    do throws(Failure) {
      try body()
    } catch {
      fail(resolution, context, error)
      throw error
    }
    if context.isOpen(resolution) { try complete(resolution, context) }
  }
}

extension ResolutionContext {
  /// Whether a resolution has work left when its request has been answered.
  @inline(__always)
  package func isOpen(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    resolution.pointee.graph != nil || isLast(resolution)
  }

  /// Whether the member has shared instances to finish, and no outer request belongs to them.
  @inline(__always)
  package func isLast(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    resolution.pointee.outer == nil && member.map { $0.mayEnd } ?? false
  }
}
