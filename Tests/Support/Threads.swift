internal import Foundation

/// Runs a body on several threads that start simultaneously, and waits for all of them.
public func onThreads(_ count: Int = 8, _ body: @escaping @Sendable (Int) -> Void) {
  let gate = NSCondition()
  let finished = DispatchGroup()
  nonisolated(unsafe) var waiting = 0
  for number in 0..<count {
    finished.enter()
    Thread.detachNewThread {
      gate.lock()
      waiting += 1
      gate.broadcast()
      while waiting < count { gate.wait() }
      gate.unlock()
      body(number)
      finished.leave()
    }
  }
  finished.wait()
}

/// Runs a body on another thread. The test is suspended meanwhile: the main thread may wait for tasks of other tests, so
/// a body that needs the main thread must not hold a thread of the pool.
@discardableResult
public func onOtherThread<Result>(
  _ body: @escaping @Sendable () -> sending Result
) async -> sending Result {
  // A lock carries the result: the thread sanitizer doesn't see what a continuation orders that is resumed early.
  let lock = NSLock()
  nonisolated(unsafe) var result: Result?
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      let made = body()
      lock.withLock { result = made }
      continuation.resume()
    }
  }
  return lock.withLock { result.unsafelyUnwrapped }
}

/// Work on another thread.
public final class Asking: Sendable {
  private let finished = DispatchGroup()

  public init(_ body: @escaping @Sendable () -> Void) {
    finished.enter()
    Thread.detachNewThread { [finished] in
      body()
      finished.leave()
    }
  }

  public func wait(milliseconds: Int? = nil) {
    guard let milliseconds else { return finished.wait() }
    _ = finished.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
