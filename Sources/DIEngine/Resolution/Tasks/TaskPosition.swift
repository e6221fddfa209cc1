internal import CDIEngine

/// Where a closure of the user, which may suspend, runs within an asynchronous request.
///
/// The requests that the closure makes, and those of tasks that it starts, find their resolution by it.
package final class TaskPosition: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0

  /// The position of the closure that the running task executes, or nil outside of such closures.
  @TaskLocal package static var current: TaskPosition?

  /// Whether the running task is in such a closure.
  package static var isInClosure: Bool { di_are_tasks_in_use() != 0 && current != nil }

  let branch: TaskBranch

  /// What a closure's requests continue.
  struct Start {
    /// The member whose closure it is. Like the claim, it lives until the closure has returned.
    let member: Unowned<Member>
    /// The claim whose code calls the closure.
    let base: Unowned<Claim>?
    let frame: UnsafeMutablePointer<Frame>?
    let resolution: UnsafeMutablePointer<Resolution>?
    /// The state of the resolution, and those of the request's other ones.
    let state: Resolution?
    let outerStates: [(resolution: UnsafeMutablePointer<Resolution>, state: Resolution)]
    /// The branch's nesting of requests.
    let nesting: Int
    /// The number of the branch's spans that have begun and not ended.
    let depth: Int
  }

  /// Nil before the first closure; stays as it is while a closure runs, so that exclusivity checks are off.
  @exclusivity(unchecked) private(set) var start: Start?
  /// What continues the task of the closure when the last guest has left. Guarded by the room.
  @exclusivity(unchecked) private var ending: UnsafeContinuation<Void, Never>?

  init(_ branch: TaskBranch) {
    self.branch = branch
    di_use_tasks()
  }

  /// Notes where the branch, which has the turn, is about to call a closure of the user, and lets tasks use the position.
  func begin(_ member: Member) {
    let context = branch.context
    let resolution = context.currentResolution
    let others = branch.states.resolutions.filter { $0 != resolution }
    start = Start(
      member: Unowned(member), base: member.innermost.map { Unowned($0) },
      frame: context.innermostFrame, resolution: resolution, state: resolution?.pointee,
      outerStates: others.map { ($0, $0.pointee) }, nesting: branch.nesting,
      depth: context.traceDepth)
    guests.store(1)
  }

  // MARK: Guests

  /// Twice the number of guests: requests of other tasks from the position. Plus one while the closure runs.
  private var guests: AtomicWord { AtomicWord(in: self) }

  private func changeGuests(_ change: (UInt) -> UInt?) -> UInt? {
    while true {
      let before = guests.load()
      guard let after = change(before) else { return nil }
      if guests.replace(before, with: after) { return after }
    }
  }

  /// Adds a guest; returns false if the closure has returned.
  func addGuest() -> Bool { changeGuests { $0 & 1 != 0 ? $0 + 2 : nil } != nil }

  func removeGuest() {
    guard changeGuests({ $0 - 2 }) == 0 else { return }
    let ending = Room.shared.locked { replaced(&self.ending, by: nil) }
    ending?.resume()
  }

  /// Ends the position.
  ///
  /// - Returns: Whether no other task makes a request from it.
  func endNow() -> Bool { changeGuests { $0 & ~1 } == 0 }

  /// Ends the position; suspends the task until no other task makes a request from it.
  package func end(_ isolation: isolated (any Actor)?) async {
    guard !endNow() else { return }
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isAlone = Room.shared.locked {
        guard guests.load() != 0 else { return true }
        ending = continuation
        return false
      }
      if isAlone { continuation.resume() }
    }
  }

  // MARK: Requests from the position

  /// The position of the running task, unless its closure has returned: a task that outlives the closure which
  /// started it makes requests of its own.
  ///
  /// - Returns: The branch for the task's requests; `leave(_:)` must follow.
  @inline(__always)
  package static func enter() -> TaskBranch? { di_are_tasks_in_use() == 0 ? nil : entered() }

  /// The same for synchronous code that such a closure runs; nil within another request of the thread, too.
  @inline(__always)
  static func enterFromClosure(_ context: ResolutionContext) -> TaskBranch? {
    context.currentResolution == nil ? enter() : nil
  }

  @inline(never)
  private static func entered() -> TaskBranch? {
    guard let position = current, position.addGuest() else { return nil }
    let branch = position.branch
    return branch.task == currentTask() ? branch : TaskBranch(from: position)
  }

  /// Ends the request of a branch that `enter()` returned, and gives the turn up.
  package static func leave(_ branch: TaskBranch) {
    guard let position = current else { return }
    let member = branch.context.ensureMember()
    if branch === position.branch {
      // The closure goes on, and may suspend.
      member.giveUpTurn()
    } else {
      member.leaveParent()
      branch.end()
    }
    position.removeGuest()
  }

  /// Returns the requesting module of requests that the running task's closure makes, or nil outside of such
  /// closures.
  static func module(in joinKey: UnsafeRawPointer) -> RequestingModule? {
    guard di_are_tasks_in_use() != 0, let position = current, position.addGuest() else {
      return nil
    }
    defer { position.removeGuest() }
    guard let start = position.start, start.state?.joinKey == joinKey else { return nil }
    return start.frame?.pointee.plan.with { $0.module } ?? RequestingModule.none
  }

  /// Runs a synchronous request that code inside a closure makes, as a part of the closure's request.
  static func run<Result, E: Error>(
    on branch: TaskBranch, _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    let member = branch.context.ensureMember()
    if let wait = member.takeTurn(.ofThisThread()) { Room.shared.block(member, wait) }
    branch.takeOver()
    defer { leave(branch) }
    return try branch.run(body)
  }
}

extension ResolutionContext {
  /// Runs synchronous code that makes a request: for the thread or, in a closure of a task's request, as a part of that one.
  /// `Unowned<Plan>.answer` and `DelayedRequest` write it out, so that what they run is inlined.
  @inline(__always)
  static func asking<Result, E: Error>(
    _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    let context = ResolutionContext.current
    guard let branch = TaskPosition.enterFromClosure(context) else { return try body(context) }
    return try TaskPosition.run(on: branch, body)
  }
}
