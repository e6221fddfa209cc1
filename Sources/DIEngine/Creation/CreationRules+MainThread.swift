// What creators need the main thread for. A main thread that waits for a creator does it within its wait.

extension CreationRules {
  /// Offers a main-thread task of a creator whose own thread waits until the task has ended.
  package mutating func offer(_ task: any MainThreadTask, by me: Creator) {
    me.mainThreadTask = task
    hasChanged = true
  }

  /// Records that the main-thread task of a creator has ended.
  package mutating func endMainThreadTask(of me: Creator) {
    if let task = me.mainThreadTask { pendingReleases.append(task) }
    me.mainThreadTask = nil
    guard let waiter = me.suspends else { return }
    pendingReleases.append(waiter)
    me.suspends = nil
    waiter.suspendedBy = nil
    pendingReleases.append(me)
    hasChanged = true
  }

  /// Takes a main-thread task of a creator for which this one waits on the main thread.
  package mutating func takeMainThreadTask(
    blocking me: Creator
  ) -> (task: any MainThreadTask, worker: Creator)? {
    var found = makers(before: me)
    var next = 0
    while next < found.count {
      let worker = found[next]
      // A borrower's code runs instead of a lender's.
      if let task = worker.mainThreadTask, !worker.isLent {
        worker.mainThreadTask = nil
        me.suspendedBy = worker
        worker.suspends = me
        return (task, worker)
      }
      for other in edges(of: worker) where !found.contains(where: { $0 === other }) {
        found.append(other)
      }
      next += 1
    }
    return nil
  }

  /// Returns the creators for which a creator waits, for an object or at its end.
  private mutating func makers(before me: Creator) -> [Creator] {
    guard me.waitsFor == nil else { return edges(of: me) }
    return me.borrowed.flatMap { unfinishedOwners(of: $0) }
  }

  // MARK: Tasks on their way

  /// Records that a creator's task is on its way to the main thread.
  ///
  /// - Parameter task: Continues the task there.
  /// - Returns: Whether the task was suspended in nothing before.
  package mutating func hop(_ me: Creator, _ task: any MainThreadTask) -> Bool {
    me.isHopping = true
    offer(task, by: me)
    return suspend(me)
  }

  /// Records that a creator's task has come to the main thread.
  ///
  /// - Returns: Whether it may run code there: false while that of a borrower runs.
  package mutating func arriveOnMainThread(_ me: Creator) -> Bool {
    me.isHopping = false
    if let task = me.mainThreadTask { pendingReleases.append(task) }
    me.mainThreadTask = nil
    guard !me.isLent || judgeReturn(of: me) == nil else {
      endMainThreadTask(of: me)
      hasChanged = true
      return false
    }
    return true
  }

  /// Records that a creator's task leaves the main thread, to continue where it came from.
  ///
  /// - Returns: Whether the task was suspended in nothing before.
  package mutating func leaveMainThread(_ me: Creator) -> Bool {
    endMainThreadTask(of: me)
    me.isHopping = true
    return suspend(me)
  }

  /// Whether a creator waits for a task that may go on and hasn't done so yet, rather than for its turn: one that has
  /// left the main thread, or whose wait is over.
  package mutating func awaitsReturn(_ me: Creator) -> Bool {
    guard !isPartnerRunning(of: me) else { return false }
    return waits(makers(before: me)) { other in
      other.isHopping && other.mainThreadTask == nil
        || other.isAwake && other.session != nil && !other.isBlocking
    }
  }
}
