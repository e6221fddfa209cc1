internal import CDIEngine

/// What all tasks share that take part in one outermost asynchronous request.
///
/// At most one of them at a time runs code of the engine or synchronous code of the user: it holds the
/// session. It gives the session up while a closure of the user may suspend, and while it waits. So the object
/// graph and the resolutions need no lock of their own.
package final class AsyncSession: @unchecked Sendable {
  private enum Waiter {
    case task(UnsafeContinuation<Void, Never>)
    case thread(Condition)
  }

  /// The number of the outermost request.
  let number = di_next_number()
  private let mutex = Mutex()
  /// The branch that holds the session. Its request retains it.
  @exclusivity(unchecked) private var holder: Unmanaged<TaskBranch>?
  /// The branches that wait, and how many at the beginning have the session by now. Empty if none waits.
  @exclusivity(unchecked) private var waiters: [(branch: TaskBranch, waiter: Waiter)?] = []
  @exclusivity(unchecked) private var served = 0
  /// What continues the holder's task on the main thread, while the task is on its way there.
  @exclusivity(unchecked) private var mainThreadTask: (any MainThreadTask)?
  /// The branch that held the session last. Guarded by the session itself, as is what follows.
  @exclusivity(unchecked) private var last: TaskBranch?
  /// The resolutions of the session that have begun and not ended.
  @exclusivity(unchecked) package var resolutions: [UnsafeMutablePointer<Resolution>] = []

  package init() {}

  /// Runs a closure under the session's lock.
  func locked<Result>(_ body: () -> Result) -> Result { mutex.locked(body) }

  /// Takes a new session, which no other branch knows.
  package func takeFirst(_ branch: TaskBranch) {
    mutex.locked { holder = .passUnretained(branch) }
    last = branch
  }

  /// Ends with the outermost request, whose branch holds the session. Session and branches hold each other until
  /// then.
  package func end(_ branch: TaskBranch) {
    last = nil
    branch.end()
    giveUp()
  }

  /// Takes the session; suspends the task while another branch holds it.
  package func take(_ branch: TaskBranch, _ isolation: isolated (any Actor)?) async {
    while !takeNow(branch) {
      let creator = Creator.existing(branch.context)
      if let creator { CreationGate.shared.await(self, creator, isSuspended: true) }
      await withUnsafeContinuation(isolation: isolation) { continuation in
        let isTaken = enqueue(branch, .task(continuation))
        if isTaken { continuation.resume() }
      }
      // The runtime orders this after what the former holder did. The thread sanitizer sees only locks, if that one
      // resumes the task before it has suspended itself.
      mutex.locked { precondition(isHeld(by: branch)) }
      guard let creator, CreationGate.shared.await(nil, creator, isSuspended: false) else { break }
      // Meanwhile another creator borrowed an object: its code runs first.
      giveUp()
      await CreationGate.shared.resume(creator, isolation)
    }
    restore(branch)
  }

  /// Offers what continues the holder's task on the main thread to a main thread that waits for the session; nil if
  /// the task is there.
  package func offer(_ task: (any MainThreadTask)?) {
    // The former one is released outside the lock.
    var task = task
    let isOffered = task != nil
    mutex.lock()
    swap(&mainThreadTask, &task)
    if isOffered {
      for case (_, .thread(let changed))? in waiters { changed.broadcast() }
    }
    mutex.unlock()
  }

  /// Takes the session; blocks the thread while another branch holds it, which runs on a thread, too. The main thread
  /// does meanwhile what the holder needs it for.
  func takeBlocking(_ branch: TaskBranch) {
    if !takeNow(branch) {
      let creator = Creator.existing(branch.context)
      if let creator { CreationGate.shared.await(self, creator, isSuspended: false) }
      let changed = Condition()
      if !enqueue(branch, .thread(changed)) {
        let isOnMainThread = isOnMainThread()
        mutex.lock()
        while !isHeld(by: branch) {
          guard isOnMainThread, let task = mainThreadTask else {
            changed.wait(mutex)
            continue
          }
          mainThreadTask = nil
          mutex.unlock()
          task.run()
          mutex.lock()
        }
        mutex.unlock()
      }
      if let creator { CreationGate.shared.await(nil, creator, isSuspended: false) }
    }
    restore(branch)
  }

  /// Takes the session after a closure has returned, if it is free and no other task makes a request from the
  /// closure's position.
  @inline(__always)
  func takeNow(_ branch: TaskBranch, endingAt position: TaskPosition) -> Bool {
    mutex.lock()
    let isTaken = position.endNow() && holder == nil
    if isTaken { holder = .passUnretained(branch) }
    mutex.unlock()
    if isTaken { restore(branch) }
    return isTaken
  }

  private func takeNow(_ branch: TaskBranch) -> Bool {
    mutex.locked {
      guard holder == nil else { return false }
      holder = .passUnretained(branch)
      return true
    }
  }

  private func isHeld(by branch: TaskBranch) -> Bool {
    holder?.toOpaque() == Unmanaged.passUnretained(branch).toOpaque()
  }

  /// Takes the session if it is free by now; otherwise notes the waiter.
  private func enqueue(_ branch: TaskBranch, _ waiter: Waiter) -> Bool {
    mutex.locked {
      guard holder != nil else {
        holder = .passUnretained(branch)
        return true
      }
      waiters.append((branch, waiter))
      return false
    }
  }

  /// Gives the session to the branch that has waited longest, if any waits.
  ///
  /// - Parameter position: Where the holder is about to call a closure of the user, if it is.
  @inline(__always)
  func giveUp(at position: TaskPosition? = nil) {
    mutex.lock()
    position?.open()
    guard waiters.isEmpty else { return passOn() }
    holder = nil
    mutex.unlock()
  }

  /// Gives the session to the first waiter, and unlocks the session.
  @inline(never)
  private func passOn() {
    let next = waiters[served].unsafelyUnwrapped
    waiters[served] = nil
    served += 1
    if served == waiters.count {
      waiters.removeAll(keepingCapacity: true)
      served = 0
    } else if served >= 64, served * 2 >= waiters.count {
      waiters.removeFirst(served)
      served = 0
    }
    holder = .passUnretained(next.branch)
    var continuation: UnsafeContinuation<Void, Never>?
    switch next.waiter {
    case .task(let waiting): continuation = waiting
    case .thread(let changed): changed.broadcast()
    }
    mutex.unlock()
    // Resumed outside the lock: an executor may be code of the user.
    continuation?.resume()
  }

  /// Puts the branch's state of the resolutions in place of that of the branch before.
  private func restore(_ branch: TaskBranch) {
    guard last !== branch else { return }
    last?.save(resolutions)
    branch.load(resolutions)
    last = branch
  }
}
