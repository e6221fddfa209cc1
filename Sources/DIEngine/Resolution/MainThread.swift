internal import CDIEngine
internal import Dispatch

/// Runs something on the main thread, as a part of what this thread does in the engine: requests
/// that it makes belong to the running resolution.
///
/// On the main thread it is simply called. From another one the call waits until the main thread
/// has run it: the main queue must be served, and the main thread must not wait for this one. What
/// the engine itself waits for is no danger: a main thread that waits at the gate of shared objects
/// for this very resolution does the work there.
@usableFromInline
package func onMainThread<Result>(_ body: () -> Result) -> Result {
  if isOnMainThread() { return body() }
  let thread = currentThreadState()
  var result: Result?
  func work() { result = acting(for: thread, body) }
  withoutActuallyEscaping(work) { body in
    let mainThreadTask = MainThreadTask(body)
    CreationGate.shared.lending(mainThreadTask) {
      DispatchQueue.main.async { mainThreadTask.run() }
      mainThreadTask.wait()
    }
  }
  return result.unsafelyUnwrapped
}

/// Runs something in the place of another thread, which waits.
private func acting<Result>(for other: ThreadState, _ body: () -> Result) -> Result {
  let thread = currentThreadState()
  let (frame, resolution, principal) = (
    thread.pointee.frame, thread.pointee.resolution, thread.pointee.principal
  )
  let (depth, reporting) = (thread.pointee.depth, thread.pointee.reporting)
  thread.pointee.frame = other.pointee.frame
  thread.pointee.resolution = other.pointee.resolution
  thread.pointee.principal = DIEngine.principal(of: other)
  // Plans that are found here last as long as this.
  di_begin_plans(thread)
  defer {
    di_end_plans(thread)
    thread.pointee.frame = frame
    thread.pointee.resolution = resolution
    thread.pointee.principal = principal
    thread.pointee.depth = depth
    thread.pointee.reporting = reporting
  }
  return body()
}

/// The thread whose work a thread does: its own, as a rule.
func principal(of thread: ThreadState) -> ThreadState {
  thread.pointee.principal ?? thread
}

/// Whether this is the main thread, or the one that serves the main queue in its place.
func isOnMainThread() -> Bool {
  DispatchQueue.getSpecific(key: MainQueue.key) != nil || di_is_main_thread() != 0
}

private enum MainQueue {
  /// Tells that the running code was called by the main queue.
  static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}

/// Something that the main thread does for another one, which waits for it.
final class MainThreadTask: @unchecked Sendable {
  private let mutex = Mutex()
  private let changed = Condition()
  private var body: (() -> Void)?
  private var isDone = false

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Does the errand, unless that was begun already. To be called on the main thread.
  func run() {
    guard perform() else { return }
    mutex.locked {
      isDone = true
      changed.broadcast()
    }
  }

  func wait() {
    mutex.lock()
    while !isDone { changed.wait(mutex) }
    mutex.unlock()
  }

  // Not inlined, so that the body is released before anybody hears that it is done.
  @inline(never)
  private func perform() -> Bool {
    let body = mutex.locked { () -> (() -> Void)? in
      defer { self.body = nil }
      return self.body
    }
    body?()
    return body != nil
  }
}
