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
      // A request in the closure's own task: its creator is suspended.
      if let creator = Creator.existing(guest.context) {
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
