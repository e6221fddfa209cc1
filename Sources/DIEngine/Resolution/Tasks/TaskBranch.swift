internal import CDIEngine

/// What one task does within an asynchronous request.
///
/// A branch has the state that a thread has for synchronous requests, but on the heap, since the task may
/// continue on another thread after each suspension. While synchronous code runs for the branch, its thread
/// acts for that state.
@usableFromInline
package final class TaskBranch: @unchecked Sendable {
  package let session: AsyncSession
  /// The creator of the task that started this one, and what that task was making then.
  let origin: (creator: Creator, top: CreationRecord?)?
  /// The state of the branch. Use it only while the branch holds the session.
  package let context = ResolutionContext(.allocate(capacity: 1))
  /// The task that the branch belongs to.
  let task: Int
  /// How many requests of closures wait within each other for what the task requests now. Guarded by the session.
  @exclusivity(unchecked) package var nesting = 0
  /// The states of the session's resolutions while another branch holds the session.
  @exclusivity(unchecked) private var saved:
    [(resolution: UnsafeMutablePointer<Resolution>, state: Resolution)] = []
  /// A position that no task uses, kept for the next closure.
  @exclusivity(unchecked) private var spare: TaskPosition?

  /// Creates the branch of the task that makes the outermost request.
  package init(_ session: AsyncSession) {
    self.session = session
    origin = nil
    task = currentTask()
    initializeState()
  }

  /// Creates the branch of another task, which continues where a closure of the user started it.
  init(from position: TaskPosition) {
    session = position.branch.session
    origin = position.origin
    task = currentTask()
    nesting = position.nesting
    initializeState()
    state.pointee.frame = UnsafeMutableRawPointer(position.frame)
    state.pointee.resolution = UnsafeMutableRawPointer(position.resolution)
    saved = position.outerStates
    if let resolution = position.resolution, let state = position.state {
      saved.append((resolution, state))
    }
  }

  deinit {
    state.deallocate()
  }

  private func initializeState() {
    state.initialize(to: di_thread_state())
    state.pointee.branch = Unmanaged.passUnretained(self).toOpaque()
  }

  private var state: UnsafeMutablePointer<di_thread_state> { context.state }

  /// Whether the branch is making an instance with the plan's identity, or was started while one was made.
  func isMaking(_ plan: ComponentPlan) -> Bool { context.isMaking(plan.identity) }

  /// Runs synchronous code as a part of the branch's work.
  package func run<Result, E: Error>(
    _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    let thread = ResolutionContext.current.state
    let (frame, resolution, principal) = (
      thread.pointee.frame, thread.pointee.resolution, thread.pointee.principal
    )
    let (depth, reporting) = (thread.pointee.depth, thread.pointee.reporting)
    thread.pointee.frame = state.pointee.frame
    thread.pointee.resolution = state.pointee.resolution
    thread.pointee.principal = state
    thread.pointee.depth = state.pointee.depth
    thread.pointee.reporting = nil
    // Keeps plans found in the closure alive until it returns.
    di_begin_plans(thread)
    defer {
      di_end_plans(thread)
      state.pointee.depth = thread.pointee.depth
      thread.pointee.frame = frame
      thread.pointee.resolution = resolution
      thread.pointee.principal = principal
      thread.pointee.depth = depth
      thread.pointee.reporting = reporting
    }
    return try body(ResolutionContext(thread))
  }

  // MARK: Suspension

  /// Gives the session up before a closure of the user runs, and returns where that closure runs.
  package func suspend() -> TaskPosition {
    var position: TaskPosition?
    swap(&position, &spare)
    if position == nil { position = TaskPosition(self) }
    Unmanaged.passUnretained(position.unsafelyUnwrapped)._withUnsafeGuaranteedRef { position in
      // A branch that makes nothing shared belongs to what its own origin makes.
      position.begin(
        Creator.existing(context).map { (creator: $0, top: CreationGate.shared.suspend($0)) },
        origin: origin)
      session.giveUp(at: position)
    }
    return position.unsafelyUnwrapped
  }

  /// Takes the session again after a closure has returned, if nothing keeps the task from going on at once.
  package func resumeNow(_ position: inout TaskPosition?) -> Bool {
    guard let ended = position.map(Unmanaged.passUnretained),
      ended._withUnsafeGuaranteedRef({ !$0.hasCreator && session.takeNow(self, endingAt: $0) })
    else { return false }
    // A request of the closure may have made something that others need.
    guard Creator.held(context) != nil else {
      reuse(&position)
      return true
    }
    session.giveUp()
    return false
  }

  /// Keeps a position for the next closure, unless a task that its closure started still knows it.
  package func reuse(_ position: inout TaskPosition?) {
    if isKnownUniquelyReferenced(&position) { swap(&position, &spare) }
  }

  /// Releases what the branch keeps for its next closure, which refers to the branch.
  func end() {
    spare = nil
  }

  /// Saves the state of resolutions before another branch uses them.
  func save(_ resolutions: [UnsafeMutablePointer<Resolution>]) {
    saved = resolutions.map { ($0, $0.pointee) }
  }

  /// Puts back the saved state of resolutions. What all branches share stays.
  func load(_ resolutions: [UnsafeMutablePointer<Resolution>]) {
    for (resolution, state) in saved where resolutions.contains(resolution) {
      resolution.putBack(state)
    }
    saved = []
  }
}

/// Returns a number that distinguishes the running task from other running ones.
func currentTask() -> Int {
  withUnsafeCurrentTask { task in
    // Hashing takes longer than all else; a task is one reference.
    guard MemoryLayout<UnsafeCurrentTask?>.size == MemoryLayout<Int>.size else {
      return task?.hashValue ?? 0
    }
    return unsafeBitCast(task, to: Int.self)
  }
}
