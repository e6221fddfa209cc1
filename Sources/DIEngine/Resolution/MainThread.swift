#if canImport(Dispatch)
internal import Dispatch

/// Runs a closure on the main thread as part of this thread's resolution: the closure's requests join
/// the current resolution.
///
/// On the main thread it calls the closure directly. On any other thread it blocks until the main
/// thread has run the closure: the main queue must be served, and the main thread must not wait for
/// this thread. Waiting inside the engine is safe: a main thread that waits for this very
/// resolution runs the closure there.
package func onMainThread<Result>(_ body: () -> Result) -> Result {
  if isOnMainThread() { return body() }
  let context = ResolutionContext.current
  var result: Result?
  func work() { result = ResolutionContext.current.acting(for: context) { _ in body() } }
  withoutActuallyEscaping(work) { body in
    // Nobody waits for a thread that has made nothing shared.
    let owner = context.member.flatMap { $0.hasClaims ? $0 : nil }
    let hop = ThreadHop(owner, body)
    if let owner { owner.room.hop(owner, hop) }
    DispatchQueue.main.async { hop.run() }
    hop.wait()
  }
  return result.unsafelyUnwrapped
}

/// Work that the main thread does for another thread, which waits for it.
private final class ThreadHop: MainThreadJob, @unchecked Sendable {
  let isOfTask = false
  /// The thread's member, if others may need what it makes.
  private let owner: Member?
  private let mutex = Mutex()
  private let changed = Condition()
  /// Nil once it has begun.
  private var body: (() -> Void)?
  private var isDone = false

  init(_ owner: Member?, _ body: @escaping () -> Void) {
    self.owner = owner
    self.body = body
  }

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

  // Not inlined, so that the closure is released before the waiting thread wakes up.
  @inline(never)
  private func perform() -> Bool {
    let body = mutex.locked { replaced(&self.body, by: nil) }
    guard let body else { return false }
    owner?.beginJob()
    body()
    return true
  }
}
#else
/// Runs a closure: without threads, all code runs on the main thread.
package func onMainThread<Result>(_ body: () -> Result) -> Result { body() }
#endif
