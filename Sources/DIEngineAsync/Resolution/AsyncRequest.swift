internal import DIEngine

/// One request of asynchronous code, on a branch whose member has the turn.
struct AsyncRequest {
  let scope: Scope
  let request: AsyncRequestPlan
  let type: any Any.Type
  let memory: UnsafeMutableRawPointer
  let entries: ArgumentEntries?
  let view: Unowned<AnyObject>
  /// Whether the request fails if its task is cancelled while it waits for others.
  var endsWhenCancelled = false
  /// The resolution with whose objects the request continues, if it is a delayed one.
  var continuation: Continuation?

  struct Continuation {
    let weakGraph: WeakObjectGraph
    /// Whether a kept instance may hold the delayed request.
    let isForKept: Bool
    var cause: Resolution.Cause { isForKept ? [.delayed, .heldByKept] : .delayed }
    /// The component whose object holds the delayed request.
    let holder: Unowned<ComponentPlan>?
  }

  /// Runs the request: joins the branch's resolution with the scope's join key, or starts a new one.
  ///
  /// - Returns: The failure, or nil on success.
  func run(_ branch: TaskBranch, _ isolation: isolated (any Actor)?) async -> Failure? {
    let pinned = self.entries.map(Pinned.init)
    defer { withExtendedLifetime(pinned) {} }
    let entries = pinned.map { UnsafePointer($0.address) }
    var isMade = false
    let before = branch.endsWhenCancelled
    branch.endsWhenCancelled = endsWhenCancelled
    defer { branch.endsWhenCancelled = before }
    do throws(Failure) {
      var candidate = branch.context.currentResolution
      while let resolution = candidate {
        if joins(resolution) {
          try await join(resolution, branch, entries, &isMade, isolation)
          return nil
        }
        candidate = resolution.pointee.outer
      }
      try await begin(branch, entries, &isMade, isolation)
      return nil
    } catch {
      // An injection may fail after the value was initialized.
      if isMade { destroy(memory, as: type) }
      return error
    }
  }

  /// Whether the request is a part of a resolution of its task.
  private func joins(_ resolution: UnsafeMutablePointer<Resolution>) -> Bool {
    guard let continuation else { return resolution.pointee.joinKey == scope.joinKey }
    return resolution.pointee.graph?.object.isSource(of: continuation.weakGraph)
      ?? false
  }

  @inline(__always)
  private func make(
    _ branch: TaskBranch, _ isMade: inout Bool, _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    if let form = request.form?.plan {
      try await form.make(branch, at: memory, isolation)
    } else {
      try branch.run { (context) throws(Failure) in
        try request.plan.make(context, at: memory)
      }
    }
    isMade = true
    if let given = entries?.onlyCount, given > request.argumentCount,
      let plan = request.componentPlan
    {
      branch.run { context in
        if let entries = context.resolution.pointee.entries {
          plan.reportSurplus(entries, type, memory)
        }
      }
    }
  }

  @inline(__always)
  private func begin(
    _ branch: TaskBranch, _ entries: UnsafePointer<ArgumentEntries>?, _ isMade: inout Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let (context, states) = (branch.context, branch.states)
    if request.hasChecksFirst {
      try branch.run { (_) throws(Failure) in try scope.checkFirst(request) }
    }
    let pinned = Pinned(
      Resolution(
        ofTaskIn: scope, within: context.currentResolution, for: view, entries,
        root: request.identityAddress, cause: continuation?.cause ?? [],
        holder: continuation?.holder))
    let resolution = pinned.address
    if let continuation, !continuation.weakGraph.isEmpty {
      resolution.pointee.graph = .retaining(
        ObjectGraph(continuing: continuation.weakGraph))
    }
    states.resolutions.append(resolution)
    context.currentResolution = resolution
    resolution.beginReceiving(context)
    defer {
      context.currentResolution = resolution.pointee.outer
      states.resolutions.removeAll { $0 == resolution }
      withExtendedLifetime(pinned) {}
    }
    do throws(Failure) {
      try await make(branch, &isMade, isolation)
    } catch {
      await branch.fail(resolution, error, isolation)
      throw error
    }
    if context.isOpen(resolution) { try await branch.complete(resolution, isolation) }
  }

  private func join(
    _ resolution: UnsafeMutablePointer<Resolution>, _ branch: TaskBranch,
    _ entries: UnsafePointer<ArgumentEntries>?, _ isMade: inout Bool,
    _ isolation: isolated (any Actor)?
  ) async throws(Failure) {
    let context = branch.context
    let previous = context.currentResolution
    let before = resolution.beginJoined(
      Unowned(scope), view, nil, entries, isForKept: continuation?.isForKept ?? false)
    context.currentResolution = resolution
    let passing = context.beginPassing(entries)
    defer {
      passing?.endPassing()
      context.currentResolution = previous
      resolution.putBack(before)
    }
    try await make(branch, &isMade, isolation)
  }
}

extension TaskBranch {
  /// Returns the branch of a request, whose member has the turn.
  ///
  /// - Parameters:
  ///   - guest: The branch that `TaskPosition.enter()` returned; nil for an outermost request.
  ///   - type: The type of the request.
  /// - Throws: A failure if the request is nested too deeply in others.
  @inline(__always)
  static func begin(
    _ guest: TaskBranch?, for type: any Any.Type, _ isolation: isolated (any Actor)?
  ) async throws(Failure) -> TaskBranch {
    if let guest {
      await guest.enter(isolation)
      guest.nesting += 1
      if let failure = guest.nestingFailure(of: type) {
        leave(guest, guest)
        throw failure
      }
      return guest
    }
    let branch = TaskBranch()
    branch.takeOver()
    return branch
  }

  /// Ends a request on a branch that `begin(_:for:_:)` returned.
  static func leave(_ branch: TaskBranch, _ guest: TaskBranch?) {
    guard guest == nil else {
      branch.nesting -= 1
      return TaskPosition.leave(branch)
    }
    branch.end()
    branch.states.end()
  }
}
