internal import CDIEngine

/// What one task does within an asynchronous request.
///
/// A branch has the state that a thread has for synchronous requests, but on the heap, since the task may
/// continue on another thread after each suspension. While synchronous code runs for the branch, its thread
/// acts for that state.
package final class TaskBranch: @unchecked Sendable {
  /// What the branches of one outermost request share.
  package let states: States
  /// The state of the branch. Use it only while the branch's member has the turn.
  package let context = ResolutionContext(.allocate(capacity: 1))
  /// The task that the branch belongs to, since it gave up the turn for the first time.
  @exclusivity(unchecked) private(set) var task = 0
  /// How many requests of closures wait within each other for what the task requests now. Guarded by the turn.
  @exclusivity(unchecked) package var nesting = 0
  /// Whether the running request stops waiting for others when its task is cancelled. Guarded by the turn.
  @exclusivity(unchecked) package var endsWhenCancelled = false
  /// Whether the task runs on an actor, to which it returns when a wait is over. Guarded by the turn.
  @exclusivity(unchecked) private var isOnActor = false
  /// The states of the request's resolutions while another branch has the turn.
  @exclusivity(unchecked) private var saved:
    [(resolution: UnsafeMutablePointer<Resolution>, state: Resolution)] = []
  /// A position that no task uses, kept for the next closure.
  @exclusivity(unchecked) private var spare: TaskPosition?

  private init(_ states: States = States()) {
    self.states = states
    state.initialize(to: di_thread_state())
    state.pointee.branch = Unowned(self).address
  }

  /// Returns the branch of the task that makes an outermost request: one that the thread has kept, or a new one.
  ///
  /// - Parameter endsWhenCancelled: Whether the request stops waiting for others when its task is cancelled.
  package static func begin(endsWhenCancelled: Bool = false) -> TaskBranch {
    let thread = ResolutionContext.current.state
    let kept = thread.pointee.spare_branch
    thread.pointee.spare_branch = nil
    let branch = kept.map { Unowned<TaskBranch>(address: $0).take() } ?? TaskBranch()
    branch.endsWhenCancelled = endsWhenCancelled
    return branch
  }

  /// Ends the branch of an outermost request. The thread keeps it for its next one, if nobody else has ever known it: an
  /// awaited request for one new object takes twice as long without.
  package func endOutermost() {
    end()
    guard states.last == nil else {
      // The branch has given up the turn.
      states.last = nil
      return
    }
    dropMember()
    guard ResolutionContext.current.state.pointee.spare_branch == nil else { return }
    // The next request is another one, for tracers too.
    state.pointee.number = 0
    di_keep_branch(Unowned.retaining(self).address) {
      Unowned<TaskBranch>(address: $0.unsafelyUnwrapped).release()
    }
  }

  /// Creates the branch of another task, which continues where a closure of the user started it.
  convenience init(from position: TaskPosition) {
    self.init(position.branch.states)
    let start = position.start.unsafelyUnwrapped
    nesting = start.nesting
    state.pointee.frame = UnsafeMutableRawPointer(start.frame)
    state.pointee.resolution = UnsafeMutableRawPointer(start.resolution)
    // Valid as long as the branch makes requests: the closure waits for them.
    state.pointee.starter = position.branch.state
    state.pointee.starter_depth = start.depth
    saved = start.outerStates
    if let resolution = start.resolution, let state = start.state {
      saved.append((resolution, state))
    }
    let member = Member(childOf: start.member.object, base: start.base?.object)
    state.pointee.member = Unowned.retaining(member).address
  }

  deinit {
    dropMember()
    di_free_strand(state)
    state.deallocate()
  }

  private var state: UnsafeMutablePointer<di_thread_state> { context.state }

  /// Releases the member, unless the end of its request has.
  private func dropMember() {
    guard let member = state.pointee.member else { return }
    state.pointee.member = nil
    Unowned<Member>(address: member).release()
  }

  /// Runs synchronous code as a part of the branch's work.
  package func run<Result, E: Error>(
    _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    try ResolutionContext.current.acting(for: context, body)
  }

  /// Begins an outermost request, and goes on until it is over or stops.
  ///
  /// - Parameter layout: The size and alignment of the value.
  /// - Returns: What was taken from the strand for the value, which lies there at the next address with its alignment; and
  ///   how far the request has come.
  package func begin(
    _ plan: Unowned<Plan>, _ type: any Any.Type, _ layout: (size: Int, alignment: Int),
    in scope: Scope, for view: Unowned<AnyObject>, isOnActor: Bool
  ) -> (taken: UnsafeMutableRawPointer, outcome: Result<Progress, Failure>) {
    var taken: UnsafeMutableRawPointer!
    let outcome = goOn(isOnActor: isOnActor) { (context) throws(Failure) in
      let size = Call.space(layout.size, aligned: layout.alignment)
      taken = di_push(context.state, UInt(bitPattern: size)).unsafelyUnwrapped
      let memory = taken.alignedUp(toMultipleOf: layout.alignment)
      return try context.advance(to: nil) { (context) throws(Failure) in
        try Answering.begin(
          plan, type, at: memory, in: scope, for: view, joining: nil, isOfTask: true, context)
      }
    }
    return (taken, outcome)
  }

  /// Lets calls on the strand go on: until all are over, or one of them stops.
  ///
  /// - Parameter isOnActor: Whether the task runs on an actor, to which it returns when a wait is over.
  @inline(__always)
  package func goOn(
    isOnActor: Bool, _ body: (ResolutionContext) throws(Failure) -> Progress
  ) -> Result<Progress, Failure> {
    self.isOnActor = isOnActor
    return run { context in
      context.maySuspend = true
      return Result { () throws(Failure) in try body(context) }
    }
  }

  /// How the task waits.
  var manner: Wait.Manner { .ofTask(isOnActor: isOnActor) }

  /// Gives back what was taken from the strand last.
  package func giveBack(_ memory: UnsafeMutableRawPointer) { di_pop(state, memory) }

  // MARK: Closures that may suspend

  /// Gives the turn up before a closure of the user runs, and returns where that closure runs.
  package func beginClosure() -> TaskPosition {
    let member = context.ensureMember()
    let opened = replaced(&spare, by: nil) ?? TaskPosition(self)
    takeOver()
    task = currentTask()
    opened.begin(member)
    member.giveUpTurn()
    return opened
  }

  /// Takes the turn again after a closure has returned, if nothing keeps the task from going on at once.
  package func endClosureNow(_ position: inout TaskPosition?) -> Bool {
    guard position.unsafelyUnwrapped.endNow(), context.ensureMember().takeAlone() else {
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
  package func end() { spare = nil }

  // MARK: The states of resolutions

  /// Puts the branch's state of its request's resolutions in place of that of the branch that ran before.
  package func takeOver() {
    guard states.last !== self else { return }
    states.last?.saved = states.resolutions.map { ($0, $0.pointee) }
    for (resolution, state) in saved where states.resolutions.contains(resolution) {
      resolution.putBack(state)
    }
    saved = []
    states.last = self
  }

  /// The resolutions that all tasks of one outermost asynchronous request share, and whose branch's state they have.
  ///
  /// Who has the turn of the request's session uses it.
  package final class States {
    /// The resolutions that have begun and not ended. A list, since the state of the branch that ran last doesn't tell: its
    /// thread may be about to leave it when the turn is already another's.
    @exclusivity(unchecked)
    private(set) var resolutions: [UnsafeMutablePointer<Resolution>] = []
    /// The branch that ran last, which holds these states; nil before the first one gives up the turn.
    @exclusivity(unchecked) fileprivate var last: TaskBranch?

    func begin(_ resolution: UnsafeMutablePointer<Resolution>) { resolutions.append(resolution) }

    func end(_ resolution: UnsafeMutablePointer<Resolution>) {
      if let index = resolutions.lastIndex(of: resolution) { resolutions.remove(at: index) }
    }
  }
}
