internal import CDIEngine

/// What one task does within an asynchronous request.
///
/// A branch has the state that a thread has for synchronous requests, but on the heap, since the task may
/// continue on another thread after each suspension. While synchronous code runs for the branch, its thread
/// acts for that state.
@usableFromInline
package final class TaskBranch: @unchecked Sendable {
  /// What the branches of one outermost request share.
  package let states: BranchStates
  /// The state of the branch. Use it only while the branch's member has the turn.
  package let context = ResolutionContext(.allocate(capacity: 1))
  /// The task that the branch belongs to.
  let task: Int
  /// How many requests of closures wait within each other for what the task requests now. Guarded by the turn.
  @exclusivity(unchecked) package var nesting = 0
  /// Whether the running request stops waiting for others when its task is cancelled. Guarded by the turn.
  @exclusivity(unchecked) package var endsWhenCancelled = false
  /// The member; nil until the branch makes something shared or calls a closure.
  @exclusivity(unchecked) private(set) var member: Member?
  /// The states of the request's resolutions while another branch has the turn.
  @exclusivity(unchecked) private var saved:
    [(resolution: UnsafeMutablePointer<Resolution>, state: Resolution)] = []
  /// A position that no task uses, kept for the next closure.
  @exclusivity(unchecked) private var spare: TaskPosition?

  /// Creates the branch of the task that makes the outermost request.
  package init() {
    states = BranchStates()
    task = currentTask()
    initializeState()
  }

  /// Creates the branch of another task, which continues where a closure of the user started it.
  init(from position: TaskPosition) {
    let start = position.start.unsafelyUnwrapped
    states = position.branch.states
    task = currentTask()
    nesting = start.nesting
    initializeState()
    state.pointee.frame = UnsafeMutableRawPointer(start.frame)
    state.pointee.resolution = UnsafeMutableRawPointer(start.resolution)
    // Valid as long as the branch makes requests: the closure waits for them.
    state.pointee.starter = position.branch.state
    state.pointee.starter_depth = start.depth
    saved = start.outerStates
    if let resolution = start.resolution, let state = start.state {
      saved.append((resolution, state))
    }
    set(Member(childOf: start.member, base: start.base))
  }

  deinit {
    state.deallocate()
  }

  private func initializeState() {
    state.initialize(to: di_thread_state())
    state.pointee.branch = Unowned(self).address
  }

  private var state: UnsafeMutablePointer<di_thread_state> { context.state }

  /// Sets the member, or removes it when its request has ended.
  func set(_ member: Member?) {
    self.member = member
    state.pointee.member = member.map { Unowned($0).address }
  }

  /// Runs synchronous code as a part of the branch's work.
  package func run<Result, E: Error>(
    _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    try ResolutionContext.current.acting(for: context, body)
  }

  // MARK: Suspension

  /// Gives the turn up before a closure of the user runs, and returns where that closure runs.
  package func suspend() -> TaskPosition {
    let member = context.currentMember()
    var position: TaskPosition?
    swap(&position, &spare)
    let opened = position ?? TaskPosition(self)
    opened.begin(member)
    opened.open()
    member.suspend()
    return opened
  }

  /// Takes the turn again after a closure has returned, if nothing keeps the task from going on at once.
  package func resumeNow(_ position: inout TaskPosition?) -> Bool {
    guard position.unsafelyUnwrapped.endNow(), context.currentMember().resumeAlone() else {
      return false
    }
    takeOver()
    reuse(&position)
    return true
  }

  /// Keeps a position for the next closure, unless a task that its closure started still knows it.
  package func reuse(_ position: inout TaskPosition?) {
    if isKnownUniquelyReferenced(&position) { swap(&position, &spare) }
  }

  /// Releases what the branch keeps for its next closure, which refers to the branch.
  package func end() {
    spare = nil
  }

  // MARK: The states of resolutions

  /// Puts the branch's state of its request's resolutions in place of that of the branch that ran before.
  package func takeOver() { states.takeOver(self) }

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
