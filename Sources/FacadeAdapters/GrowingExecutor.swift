private import Foundation

/// Runs each job on a thread that has nothing else to do, and starts one if all threads are busy: a job that
/// blocks holds no other job up.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class GrowingExecutor: TaskExecutor, @unchecked Sendable {
  static let shared = GrowingExecutor()

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  /// The number of threads that wait for a job. Those that are on their way to one of `jobs` count as well.
  private var idle = 0

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = condition.withLock {
      jobs.append(job)
      condition.signal()
      return idle < jobs.count
    }
    if needsThread { Thread.detachNewThread { self.runJobs() } }
  }

  private func runJobs() {
    while true {
      let job = condition.withLock {
        idle += 1
        while jobs.isEmpty { condition.wait() }
        idle -= 1
        return jobs.removeFirst()
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
