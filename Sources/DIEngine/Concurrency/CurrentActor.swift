internal import CDIEngine
#if canImport(Dispatch)
internal import Dispatch
#endif

/// Whether the running code is isolated to an actor: the thread runs a task on the actor's executor.
///
/// Code that runs there in another way counts as not isolated, such as a block on a dispatch queue that an actor
/// uses as its executor.
package func isRunning(on actor: any Actor) -> Bool {
  // The first word is the address of the actor or object that runs the jobs.
  unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self).0 == di_current_executor()
}

#if canImport(Dispatch)
/// Whether this is the main thread, or the thread that serves the main queue in its place.
package func isOnMainThread() -> Bool {
  DispatchQueue.getSpecific(key: MainQueue.key) != nil || di_is_main_thread() != 0
}

private enum MainQueue {
  /// Marks code that the main queue runs.
  static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
#else
/// Whether this is the main thread.
package func isOnMainThread() -> Bool { true }
#endif

/// Returns a number that distinguishes the running task from other running ones.
func currentTask() -> Int {
  withUnsafeCurrentTask { task in
    // Hashing takes longer than all else; a task is one reference.
    guard MemoryLayout<UnsafeCurrentTask?>.size == MemoryLayout<Int>.size else {
      return task?.hashValue ?? 0
    }
    return unsafeBitCast(task, to: Int.self)
  }
}
