internal import DIEngine

extension AsyncSession {
  /// Returns the branch of a request, which holds its session.
  ///
  /// - Parameter guest: The branch that `TaskPosition.enter()` returned; nil for an outermost request.
  @inline(__always)
  static func branch(
    _ guest: TaskBranch?, _ isolation: isolated (any Actor)?
  ) async -> TaskBranch {
    if let guest {
      // In the closure's own task the creator is suspended. In another one it begins now, so that whoever borrows what
      // the closure's object holds waits for this task, too.
      if let creator = Creator.guest(guest) {
        await CreationGate.shared.resume(creator, isolation)
      }
      await guest.session.take(guest, isolation)
      return guest
    }
    let branch = TaskBranch(AsyncSession())
    branch.session.takeFirst(branch)
    return branch
  }

  /// Ends a request on a branch that `branch(_:_:)` returned.
  static func leave(_ branch: TaskBranch, _ guest: TaskBranch?) {
    guard guest == nil else { return TaskPosition.leave(branch) }
    branch.session.end(branch)
  }
}
