public import CDIEngine

extension ResolutionContext {
  /// Who makes the running request: the number of a thread, even if another one acts for it; or that of a task's branch.
  package var requester: (isTask: Bool, number: Int) {
    let state = principal.state
    return (state.pointee.branch != nil, di_number(state))
  }

  /// For requests of a task that a closure of another task's request started: who makes that request, and the number of
  /// spans that it had begun and not ended when the closure was called. Otherwise nil.
  package var starter: (requester: (isTask: Bool, number: Int), depth: Int)? {
    guard let starter = principal.state.pointee.starter else { return nil }
    return (ResolutionContext(starter).requester, principal.state.pointee.starter_depth)
  }

  /// The innermost resolution, or nil outside of requests.
  @inlinable
  package var currentResolution: UnsafeMutablePointer<Resolution>? {
    get { state.pointee.resolution?.assumingMemoryBound(to: Resolution.self) }
    nonmutating set { state.pointee.resolution = UnsafeMutableRawPointer(newValue) }
  }

  /// The innermost resolution. Use it only inside a request.
  @inlinable
  package var resolution: UnsafeMutablePointer<Resolution> { currentResolution.unsafelyUnwrapped }

  /// The frame of the object that is being created or injected, or nil if there is none.
  package var innermostFrame: UnsafeMutablePointer<Frame>? {
    get { state.pointee.frame?.assumingMemoryBound(to: Frame.self) }
    nonmutating set { state.pointee.frame = UnsafeMutableRawPointer(newValue) }
  }

  /// The resolutions, from the innermost outwards.
  package var resolutions: some Sequence<UnsafeMutablePointer<Resolution>> {
    sequence(state: currentResolution) { next in
      defer { next = next?.pointee.outer }
      return next
    }
  }

  /// Returns the resolution that a request on a scope joins; nil if it begins one.
  @inline(__always)
  package func joinedResolution(_ joinKey: UnsafeRawPointer) -> UnsafeMutablePointer<Resolution>? {
    var next = currentResolution
    while let resolution = next, resolution.pointee.joinKey != joinKey {
      next = resolution.pointee.outer
    }
    return next
  }

  /// Runs a closure on this thread as a part of another one's work: of a thread that waits for it, or of a task.
  ///
  /// - Returns: What the closure returns; it receives this thread's context.
  func acting<Result, Thrown>(
    for other: ResolutionContext, _ body: (ResolutionContext) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    let (own, others) = (state, other.state)
    let before = own.pointee
    own.pointee.strand = others.pointee.strand
    own.pointee.may_suspend = 0
    own.pointee.frame = others.pointee.frame
    own.pointee.resolution = others.pointee.resolution
    own.pointee.principal = other.principal.state
    defer {
      // A task goes on where it stopped.
      others.pointee.frame = own.pointee.frame
      others.pointee.resolution = own.pointee.resolution
      others.pointee.strand = own.pointee.strand
      own.pointee.strand = before.strand
      own.pointee.may_suspend = before.may_suspend
      own.pointee.frame = before.frame
      own.pointee.resolution = before.resolution
      own.pointee.principal = before.principal
    }
    return try body(self)
  }

  /// The object graph of the innermost resolution, created on first use.
  package var objectGraph: ObjectGraph { resolution.objectGraph }

  // MARK: The member

  /// The member of the thread's work, or of the task for which the thread acts; nil if it has made nothing shared yet.
  package var member: Member? {
    principal.state.pointee.member.map { Unowned<Member>(address: $0).object }
  }

  /// The same; begins a member if there is none. It ends with the outermost request.
  package func ensureMember() -> Member {
    if let member { return member }
    let member = Member(runningBranch == nil ? .thread : .task)
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

  /// Notes that the object being created receives an object of the current graph.
  ///
  /// - Parameter claim: The claim of the received object. If nil, the object counts as unfinished
  ///   until all injections of the resolution have run.
  func receive(_ claim: Claim?) {
    guard let member = enclosedMember else { return }
    member.receivedUnfinished += 1
    member.receive(claim ?? resolution.objectGraph.outstandingInjections(of: member))
  }

  /// Fails a claim, and with it the claims of all objects that hold its object.
  ///
  /// - Parameter graph: Retains the discarded objects until the request ends. Their deinitializers may request other
  ///   objects, whose injections would never run if they joined a failed request.
  package func fail(_ claim: Claim, _ failure: Failure, in graph: ObjectGraph?) {
    let isOfNestedResolution =
      currentResolution.map { $0.pointee.outer != nil } ?? false && frames.nearest == nil
    let discarded = member?.fail(claim, failure, isOfNestedResolution: isOfNestedResolution) ?? []
    graph?.hold(discarded)
  }

  /// Takes a member from its thread or task. All that it has made is finished, or has failed.
  package func endMember(_ me: Member) {
    me.leave()
    principal.state.pointee.member = nil
    Unowned(me).release()
  }

  /// How the running request would wait.
  var manner: Wait.Manner { maySuspend ? branch.unsafelyUnwrapped.manner : .ofThisThread() }
}
