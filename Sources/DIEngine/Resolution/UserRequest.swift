/// A request of the user's code, which begins a resolution or joins one of its thread or task.
package struct UserRequest {
  let plan: Unowned<Plan>
  /// The requested type.
  let type: any Any.Type
  /// Uninitialized memory for the value.
  let memory: UnsafeMutableRawPointer
  let scope: Unowned<Scope>
  /// The façade's container for the scope.
  let view: Unowned<AnyObject>
  /// The arguments whose types have chosen the factory.
  let tuple: UnsafeRawPointer?
  /// The arguments that components receive by type.
  let entries: UnsafePointer<ArgumentEntries>?
  /// What a delayed request continues.
  let continuation: Continuation?
  /// Whether the task of a branch makes the request, which may be suspended before it ends.
  let isOfTask: Bool

  @inline(__always)
  package init(
    _ plan: Unowned<Plan>, _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    in scope: Scope, for view: Unowned<AnyObject>, _ tuple: UnsafeRawPointer? = nil,
    _ entries: UnsafePointer<ArgumentEntries>? = nil, continuing continuation: Continuation? = nil,
    isOfTask: Bool = false
  ) {
    self.plan = plan
    self.type = type
    self.memory = memory
    self.scope = Unowned(scope)
    self.view = view
    self.tuple = tuple
    self.entries = entries
    self.continuation = continuation
    self.isOfTask = isOfTask
  }

  /// What makes the requests of the resolution.
  @inline(__always)
  var cause: Resolution.Cause {
    var cause: Resolution.Cause = isOfTask ? .task : []
    if let continuation {
      cause.formUnion(continuation.isForKept ? [.delayed, .heldByKept] : .delayed)
    }
    return cause
  }

  /// Begins to make the value, unless the scope has ended or the thread's stack has no room left.
  @inline(__always)
  package func begin(_ context: ResolutionContext) throws(Failure) -> Progress {
    try begin(context, joining: context.joinedResolution(scope.with { $0.joinKey }))
  }

  /// Begins to make the value.
  ///
  /// - Parameter joined: The resolution that the request joins; nil if it begins one.
  @inline(__always)
  package func begin(
    _ context: ResolutionContext, joining joined: UnsafeMutablePointer<Resolution>?
  ) throws(Failure) -> Progress {
    try context.checkStack(for: plan, type)
    // A delayed request of a thread has checks of its own.
    if joined == nil, continuation == nil || isOfTask, plan.with({ $0.hasChecksFirst }) {
      try scope.object.checkFirst(plan.object)
    }
    Mutex.checkNoneHeld("A request")
    guard let joined else { return try Answering.shared.begin(self, context) }
    return try Joining.shared.begin(self, joining: joined, context)
  }
}

/// The resolution with whose objects a delayed request continues.
package struct Continuation {
  let weakGraph: Unowned<WeakObjectGraph>
  /// Whether a kept instance may hold the delayed request.
  let isForKept: Bool
  /// The component whose object holds the delayed request.
  let holder: Unowned<ComponentPlan>?

  package init(
    _ weakGraph: Unowned<WeakObjectGraph>, isForKept: Bool, holder: Unowned<ComponentPlan>?
  ) {
    self.weakGraph = weakGraph
    self.isForKept = isForKept
    self.holder = holder
  }
}

extension ResolutionContext {
  /// Returns the resolution that a request on a scope joins; nil if it begins one.
  @inline(__always)
  func joinedResolution(_ joinKey: UnsafeRawPointer) -> UnsafeMutablePointer<Resolution>? {
    var next = currentResolution
    while let resolution = next, resolution.pointee.joinKey != joinKey {
      next = resolution.pointee.outer
    }
    return next
  }
}
