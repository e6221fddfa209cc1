internal import CDIEngine

/// A recursive lock that belongs to a line of work rather than to a thread.
///
/// While its owner runs something on the main thread, the lock is the main thread's, too. And a
/// main thread that waits for the lock does what the owner has for it meanwhile: otherwise each of
/// the two would wait for the other.
final class LendableLock: @unchecked Sendable {
  private let mutex = Mutex()
  private let changed = Condition()
  private var owner: ThreadState?
  private var depth = 0
  /// What the owner wants to be done on the main thread.
  private var errand: MainThreadErrand?

  func lock() {
    let worker = principal(of: currentThreadState())
    mutex.lock()
    while let owner, owner != worker { wait() }
    owner = worker
    depth += 1
    mutex.unlock()
  }

  func unlock() {
    mutex.locked {
      depth -= 1
      guard depth == 0 else { return }
      owner = nil
      changed.broadcast()
    }
  }

  /// Shows an errand of the owner to a main thread that waits, until it is done.
  ///
  /// Does nothing more if this thread isn't the owner: then nobody waits for its errand.
  func lending<Result>(_ errand: MainThreadErrand, _ body: () -> Result) -> Result {
    let worker = principal(of: currentThreadState())
    let isLent = mutex.locked { () -> Bool in
      guard owner == worker else { return false }
      self.errand = errand
      changed.broadcast()
      return true
    }
    defer { if isLent { mutex.locked { self.errand = nil } } }
    return body()
  }

  /// Waits for a change, or works for the owner instead.
  private func wait() {
    guard let errand, isOnMainThread() else { return changed.wait(mutex) }
    self.errand = nil
    mutex.unlock()
    errand.run()
    mutex.lock()
  }
}
