private import Foundation

/// Runs the tasks of one asynchronous scenario on a few threads of its own.
///
/// A container that blocks the threads of its tasks blocks only these, not those that all tasks of the
/// process share. It does so with any number of processors, because the number of threads is fixed.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ScenarioExecutor: TaskExecutor, @unchecked Sendable {
  private static let threads = 4

  private static let idleLock = NSLock()
  nonisolated(unsafe) private static var idle: [ScenarioExecutor] = []

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  private init() {
    for _ in 0..<Self.threads {
      let thread = Thread { [self] in runJobs() }
      thread.stackSize = 4 << 20
      thread.start()
    }
  }

  /// Returns an executor that no scenario uses.
  static func take() -> ScenarioExecutor {
    idleLock.withLock { idle.popLast() } ?? ScenarioExecutor()
  }

  /// Lets other scenarios use the executor. Omit the call if tasks may still block its threads: they
  /// are never used again.
  func putBack() {
    Self.idleLock.withLock { Self.idle.append(self) }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  private func runJobs() {
    while true {
      let job = condition.withLock {
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
