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
