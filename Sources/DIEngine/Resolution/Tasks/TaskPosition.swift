internal import CDIEngine

/// Where a closure of the user, which may suspend, runs within an asynchronous request.
///
/// The requests that the closure makes, and those of tasks that it starts, find their resolution by it.
package final class TaskPosition: @unchecked Sendable {
  /// The position of the closure that the running task executes, or nil outside of such closures.
  @TaskLocal package static var current: TaskPosition?

  /// Whether the running task is in such a closure.
  package static var isInClosure: Bool { di_are_tasks_in_use() != 0 && current != nil }

  let branch: TaskBranch
  // Each property stays as it is while a closure runs, unless it says otherwise. So exclusivity checks are off.

  /// Whether the branch has a creator.
  @exclusivity(unchecked) private(set) var hasCreator = false
  /// The creator to which tasks belong that the closure starts, and what it is making.
  @exclusivity(unchecked) private(set) var origin: (creator: Creator, top: CreationRecord?)?
  @exclusivity(unchecked) private(set) var frame: UnsafeMutablePointer<Frame>?
  @exclusivity(unchecked) private(set) var resolution: UnsafeMutablePointer<Resolution>?
  /// The state of the resolution, and those of the session's other ones.
  @exclusivity(unchecked) private(set) var state: Resolution?
  @exclusivity(unchecked) private(set) var outerStates:
    [(resolution: UnsafeMutablePointer<Resolution>, state: Resolution)] = []
  /// The branch's nesting of requests.
  @exclusivity(unchecked) private(set) var nesting = 0
  // Guarded by the session's lock.
  @exclusivity(unchecked) private var isOver = true
  @exclusivity(unchecked) private var guests = 0
  @exclusivity(unchecked) private var ending: UnsafeContinuation<Void, Never>?

  init(_ branch: TaskBranch) {
    self.branch = branch
    di_use_tasks()
  }

  /// Notes where the branch, which holds its session, is about to call a closure of the user.
  ///
  /// No task uses the position before the session is given up.
  func begin(
    _ own: (creator: Creator, top: CreationRecord?)?,
    origin: (creator: Creator, top: CreationRecord?)?
  ) {
    hasCreator = own != nil
    if self.origin != nil || own != nil || origin != nil { self.origin = own ?? origin }
    let context = branch.context
    nesting = branch.nesting
    frame = context.innermostFrame
    resolution = context.currentResolution
    state = resolution?.pointee
    let resolutions = branch.session.resolutions
    if resolutions.count > 1 || !outerStates.isEmpty {
      outerStates = resolutions.filter { $0 != resolution }.map { ($0, $0.pointee) }
    }
  }

  /// Lets tasks use the position. The caller holds the session's lock.
  func open() { isOver = false }

  /// The position of the running task, unless its closure has returned: a task that outlives the closure which
  /// started it makes requests of its own.
  ///
  /// - Returns: The branch for the task's requests; `end(of:)` must follow.
  package static func enter() -> TaskBranch? {
    guard di_are_tasks_in_use() != 0, let position = current else { return nil }
    return position.enter()
  }

  /// Returns the requesting module of requests that the running task's closure makes, or nil outside of such
  /// closures.
  static func module(in family: UnsafeRawPointer) -> RequestingModule? {
    guard di_are_tasks_in_use() != 0, let position = current else { return nil }
    return position.branch.session.locked {
      guard !position.isOver, position.state?.family == family else { return nil }
      return position.frame?.pointee.plan._withUnsafeGuaranteedRef { $0.module }
        ?? RequestingModule.none
    }
  }

  private func enter() -> TaskBranch? {
    let isSameTask = branch.task == currentTask()
    let isOpen = branch.session.locked {
      guard !isOver else { return false }
      guests += 1
      return true
    }
    guard isOpen else { return nil }
    return isSameTask ? branch : TaskBranch(from: self)
  }

  /// Runs a synchronous request that code inside a closure makes, as a part of the closure's request.
  static func run<Result, E: Error>(
    on branch: TaskBranch, _ body: (ResolutionContext) throws(E) -> Result
  ) throws(E) -> Result {
    if let creator = Creator.existing(branch.context) { CreationGate.shared.resumeNow(creator) }
    branch.session.takeBlocking(branch)
    defer { leave(branch) }
    return try branch.run(body)
  }

  /// Ends the request of a branch that `enter()` returned, and gives the session up.
  package static func leave(_ branch: TaskBranch) {
    guard let position = current else { return }
    if let creator = Creator.existing(branch.context) {
      if branch !== position.branch {
        CreationGate.shared.transfer(creator, of: branch, to: position.branch.context)
      } else {
        // The closure goes on, and may suspend.
        _ = CreationGate.shared.suspend(creator)
      }
    }
    if branch !== position.branch { branch.end() }
    branch.session.giveUp()
    let ending = branch.session.locked { () -> UnsafeContinuation<Void, Never>? in
      position.guests -= 1
      guard position.guests == 0 else { return nil }
      defer { position.ending = nil }
      return position.ending
    }
    ending?.resume()
  }

  /// Ends the position, unless another task makes a request from it. The caller holds the session's lock.
  func endNow() -> Bool {
    isOver = true
    return guests == 0
  }

  /// Ends the position; suspends the task until no other task makes a request from it.
  package func end(_ isolation: isolated (any Actor)?) async {
    let session = branch.session
    let isAlone = session.locked { endNow() }
    guard !isAlone else { return }
    await withUnsafeContinuation(isolation: isolation) { continuation in
      let isAlone = session.locked {
        guard guests > 0 else { return true }
        ending = continuation
        return false
      }
      if isAlone { continuation.resume() }
    }
  }
}
