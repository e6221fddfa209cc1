internal import Foundation

/// Runs an asynchronous function in a task of its own, and blocks the thread until the task has ended and holds
/// nothing any more.
func blocking<Value, Failure>(
  _ work: @escaping @Sendable () async throws(Failure) -> Value
) throws(Failure) -> Value {
  let outcome = BlockingOutcome<Value, Failure>()
  // The job goes with the task, or with this call if the task was faster.
  BlockingJob(
    work: {
      do throws(Failure) {
        outcome.set(.success(try await work()))
      } catch {
        outcome.set(.failure(error))
      }
    },
    release: BlockingJob.Release { outcome.release() }
  ).start()
  return try outcome.wait().get()
}

/// The result of a task for the thread that waits for it.
///
/// The result passes from thread to thread under a lock, so that the thread sanitizer sees the order, too: it sees
/// neither that of a reference count nor that of a semaphore.
private final class BlockingOutcome<Value, Failure: Error>: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Value, Failure>?
  private var isReleased = false

  func set(_ result: Result<Value, Failure>) {
    condition.withLock { self.result = result }
  }

  func release() {
    condition.withLock {
      isReleased = true
      condition.signal()
    }
  }

  /// Returns the result, which nothing holds but the caller from then on.
  func wait() -> Result<Value, Failure> {
    condition.withLock {
      while !isReleased { condition.wait() }
      defer { result = nil }
      return result!
    }
  }
}

/// The work of a task. It tells so after it has released what it holds.
private final class BlockingJob: Sendable {
  final class Release: Sendable {
    private let tell: @Sendable () -> Void

    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }

    deinit { tell() }
  }

  // Released in this order.
  private let work: @Sendable () async -> Void
  private let release: Release

  init(work: @escaping @Sendable () async -> Void, release: Release) {
    self.work = work
    self.release = release
  }

  /// Starts the task, which is the only one to hold the job once the caller has let it go.
  func start() {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Task(executorPreference: GrowingExecutor.shared) { await self.work() }
    } else {
      // Requests that closures make block threads of the pool here: few at a time must do.
      Task { await self.work() }
    }
  }
}
