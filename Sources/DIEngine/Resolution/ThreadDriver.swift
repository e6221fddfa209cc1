internal import CDIEngine

// How a thread, or synchronous code of a task, takes part in the making of shared objects: it blocks where it must wait.

extension ResolutionContext {
  /// The member of the thread's work, or of the task for which the thread acts; nil if it has made nothing shared yet.
  package var member: Member? {
    principal.state.pointee.member.map { Unowned<Member>(address: $0).object }
  }

  /// The same; begins a member if there is none. It ends with the outermost request.
  package func currentMember() -> Member {
    if let member { return member }
    if let branch {
      branch.set(Member(.task))
      return branch.member.unsafelyUnwrapped
    }
    let member = Member(.thread)
    principal.state.pointee.member = Unowned.retaining(member).address
    return member
  }

  /// The branch of the task for which the thread acts.
  var branch: TaskBranch? { runningBranch?.object }

  /// The same, without counting.
  var runningBranch: Unowned<TaskBranch>? {
    principal.state.pointee.branch.map { Unowned(address: $0) }
  }

  /// The member, if a shared object that is being made may come to hold what the running code obtains.
  var enclosedMember: Member? { member.flatMap { $0.innermost == nil ? nil : $0 } }

  /// Begins a call, and lets it go on until it is over: blocks where it must wait.
  ///
  /// - Parameter begin: Begins the call, or makes its value at once.
  @inline(__always)
  func run(_ begin: (ResolutionContext) throws(Failure) -> Progress) throws(Failure) {
    let (floor, before) = (call, maySuspend)
    maySuspend = false
    defer { maySuspend = before }
    var progress = try advance(to: floor, begin)
    while progress == .wait {
      let me = currentMember()
      let outcome = me.room.block(me, me.wait.unsafelyUnwrapped)
      branch?.takeOver()
      progress = try advance(to: floor, after: .outcome(outcome))
    }
  }

  /// Begins a call that makes a value, and returns the value: blocks where it must wait.
  func made<Value>(
    _ type: Value.Type,
    _ begin: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Progress
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: type, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try run { (context) throws(Failure) in try begin(context, UnsafeMutableRawPointer(memory)) }
      return memory.move()
    }
  }

  /// Fails a claim, and with it the claims of all objects that hold its object.
  ///
  /// - Parameter graph: Retains the discarded objects until the request ends. Their deinitializers may request other
  ///   objects, whose injections would never run if they joined a failed request.
  package func fail(_ claim: Claim, _ failure: Failure, in graph: ObjectGraph?) {
    let isOfNestedResolution =
      currentResolution.map { $0.pointee.outer != nil } ?? false && frames.nearest == nil
    let discarded =
      member?.fail(claim, failure, isOfNestedResolution: isOfNestedResolution) ?? []
    graph?.hold(discarded)
  }

  /// Takes a member from its thread or task. All that it has made is finished, or has failed.
  package func leave(_ me: Member) {
    me.leave()
    if let branch {
      branch.set(nil)
    } else {
      principal.state.pointee.member = nil
      Unowned(me).release()
    }
  }

  /// How the running request would wait.
  var manner: Wait.Manner {
    maySuspend ? branch.unsafelyUnwrapped.manner : .ofThisThread()
  }
}

extension Room.Outcome {
  /// Returns what follows a wait; nil if the member must look at the slot again.
  func answer(
    to plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type, _ context: ResolutionContext
  ) throws(Failure) -> Answer? {
    switch self {
    case .again: return nil
    case .unfinished(let box): return .unfinished(box)
    case .taint(let failure): throw failure
    case .verdict(.repetition): return .recursion
    case .verdict(let verdict): throw verdict.failure(of: plan, type(), context.path)
    }
  }
}
