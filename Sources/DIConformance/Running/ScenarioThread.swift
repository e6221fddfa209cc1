private import Foundation

/// The thread of a scenario. A scenario that doesn't end keeps its thread, and the run goes on.
enum ScenarioThread {
  /// The number of seconds by which waits inside a scenario end earlier than the scenario: they know
  /// better what didn't happen.
  static let grace = 1.0

  /// The number of seconds that a wait of the current scenario may last.
  @TaskLocal static var limit = 20.0

  /// Runs work on a thread of its own, and blocks this one until it ends.
  ///
  /// - Parameter seconds: The time limit of the scenario.
  /// - Returns: Whether the work ended in time.
  static func run(seconds: Double, _ work: @escaping @Sendable () -> Void) -> Bool {
    let wait = ServingWait()
    let thread = Thread {
      withSignalStack { $limit.withValue(seconds, operation: work) }
      wait.end()
    }
    thread.stackSize = 4 << 20
    thread.start()
    return wait.wait(seconds: seconds + grace)
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
  /// Gives the thread a stack for signal handlers: a container may overflow the usual one.
  private static func withSignalStack(_ work: () -> Void) {
    let size = 128 << 10
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var (own, before) = (stack_t(), stack_t())
    own.ss_sp = memory
    own.ss_size = numericCast(size)
    let isSet = sigaltstack(&own, &before) == 0
    work()
    if isSet { sigaltstack(&before, nil) }
    memory.deallocate()
  }
  #else
  private static func withSignalStack(_ work: () -> Void) { work() }
  #endif
}

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
