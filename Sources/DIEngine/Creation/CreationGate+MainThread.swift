internal import CDIEngine

extension CreationGate {
  /// Offers a task to a main thread that waits for this thread's creator, until `body` has waited for the task's end.
  func lending(_ task: any MainThreadTask, _ body: () -> Void) {
    guard let me = Creator.existing(ResolutionContext.current) else { return body() }
    following { $0.offer(task, by: me) }
    body()
    following { $0.endMainThreadTask(of: me) }
  }

  /// Notes that a creator's task is on its way to the main thread, and offers what continues it there to a main
  /// thread that waits for the creator, or for its session.
  package func hop(_ creator: Creator, _ task: any MainThreadTask, _ session: AsyncSession) {
    following { rules in
      if rules.hop(creator, task) { di_add_suspended(1) }
      // Under the lock: whoever takes the task from the session comes to the gate after this.
      session.offer(task)
    }
  }

  /// Notes that a creator's task has come to the main thread.
  ///
  /// - Returns: Whether it may run code there: false while that of a borrower runs. It is still suspended then.
  package func arriveOnMainThread(_ creator: Creator) -> Bool {
    following { rules in
      guard rules.arriveOnMainThread(creator) else { return false }
      if rules.endSuspension(of: creator) { di_add_suspended(-1) }
      return true
    }
  }

  /// Notes that a creator's task leaves the main thread. `resume` must follow where it continues.
  package func leaveMainThread(_ creator: Creator) {
    following { rules in
      if rules.leaveMainThread(creator) { di_add_suspended(1) }
    }
  }
}
