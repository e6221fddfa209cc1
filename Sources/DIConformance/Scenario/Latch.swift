private import Foundation

/// A point that tasks pass only once it is open. It opens when enough tasks have arrived, or when
/// someone opens it, and stays open.
///
/// Cancellation doesn't end a wait: the scenarios decide what a cancelled task sees. The trial opens
/// all of its latches when the time limit passes.
final class Latch: @unchecked Sendable {
  private let condition = NSCondition()
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  fileprivate init(arrivals: Int) {
    missing = arrivals
  }

  /// Records an arrival. The last expected one opens the latch.
  func arrive() {
    pass { missing - 1 }
  }

  /// Opens the latch, whatever has arrived.
  func open() {
    pass { 0 }
  }

  /// Opens the latch at the end of a request at the latest: if the request fails, closures that would
  /// have opened it may not have run.
  func openAfter<Result: Sendable>(
    _ request: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    defer { open() }
    return try await request()
  }

  /// Suspends the task until the latch is open.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = condition.withLock {
        if missing > 0 { waiting.append(continuation) }
        return missing <= 0
      }
      if isOpen { continuation.resume() }
    }
    // The thread sanitizer doesn't see what a continuation orders that is resumed before its task is suspended.
    condition.withLock {}
  }

  /// Blocks the thread until the latch is open.
  ///
  /// - Returns: Whether it opened in time.
  func blockThread(seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while missing > 0 {
        if !condition.wait(until: end) { break }
      }
      return missing <= 0
    }
  }

  private func pass(_ remaining: () -> Int) {
    let ready = condition.withLock { () -> [CheckedContinuation<Void, Never>] in
      missing = max(0, remaining())
      guard missing == 0 else { return [] }
      defer { waiting = [] }
      condition.broadcast()
      return waiting
    }
    for continuation in ready { continuation.resume() }
  }
}

extension ContractTrial {
  /// Returns a closed latch.
  func latch(arrivals: Int = 1) -> Latch {
    let latch = Latch(arrivals: arrivals)
    whenTimeIsUp { latch.open() }
    return latch
  }
}
