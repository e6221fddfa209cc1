/// The resolutions that all tasks of one outermost asynchronous request share, and whose branch's state they have.
///
/// Who has the turn of the request's session uses it.
package final class BranchStates {
  /// The resolutions that have begun and not ended.
  package var resolutions: [UnsafeMutablePointer<Resolution>] = []
  /// The branch that ran last.
  private var last: TaskBranch?

  /// Puts a branch's state of the resolutions in place of that of the branch before.
  func takeOver(_ branch: TaskBranch) {
    guard last !== branch else { return }
    last?.save(resolutions)
    branch.load(resolutions)
    last = branch
  }

  /// Forgets the last branch, which holds these states.
  package func end() { last = nil }
}
