private import Foundation

/// The end of some work, for a thread that waits for it with a limit.
final class ServingWait: @unchecked Sendable {
  private let condition = NSCondition()
  private var hasEnded = false
  private var mainThreadHasAnswered = false

  init() {
    DispatchQueue.main.async { self.condition.withLock { self.mainThreadHasAnswered = true } }
  }

  /// Whether the main thread has run closures of the main actor since the start.
  var mainThreadServes: Bool {
    condition.withLock { mainThreadHasAnswered }
  }

  func end() {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
    // Wakes the run loop of a main thread that waits.
    DispatchQueue.main.async {}
  }

  /// Blocks the thread until the end. The main thread serves its queue meanwhile, so that closures of the
  /// main actor run.
  ///
  /// - Returns: Whether the work ended in time.
  func wait(seconds: Double) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    if Thread.isMainThread {
      while !condition.withLock({ hasEnded }), limit > Date() {
        let slice = min(limit, Date(timeIntervalSinceNow: 0.01))
        if !RunLoop.main.run(mode: .default, before: slice) { Thread.sleep(forTimeInterval: 0.001) }
      }
    }
    return condition.withLock {
      while !hasEnded {
        if !condition.wait(until: limit) { break }
      }
      return hasEnded
    }
  }
}
