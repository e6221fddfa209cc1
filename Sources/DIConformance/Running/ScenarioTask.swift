private import Foundation

/// The task of an asynchronous scenario, for a thread that waits for its end.
final class ScenarioTask: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Void, any Error>?

  /// How a wait ended.
  enum Ending {
    /// The scenario ended, possibly with an error.
    case ended(Result<Void, any Error>)
    /// The time limit passed.
    case timedOut(mainThreadServes: Bool)
  }

  /// Runs a scenario in a task, and blocks the thread until it ends or the time limit passes. `timeIsUp`
  /// of the trial cancels the task.
  static func run(
    _ scenario: @escaping @Sendable (ContractTrial) async throws -> Void, on trial: ContractTrial
  ) -> Ending {
    let state = ScenarioTask()
    let wait = ServingWait()
    let work: @Sendable () async -> Void = {
      let result: Result<Void, any Error>
      do {
        result = .success(try await scenario(trial))
      } catch {
        result = .failure(error)
      }
      state.lock.withLock { state.result = result }
      wait.end()
    }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      // The threads that all tasks share must do: a container that blocks them stops other tasks, too.
      let task = Task.detached(operation: work)
      trial.whenTimeIsUp { task.cancel() }
      return state.ending(of: wait, trial.container.timeLimit)
    }
    let executor = ScenarioExecutor.take()
    let task = Task.detached(executorPreference: executor, operation: work)
    trial.whenTimeIsUp { task.cancel() }
    let ending = state.ending(of: wait, trial.container.timeLimit)
    if case .ended = ending { executor.putBack() }
    return ending
  }

  private func ending(of wait: ServingWait, _ timeLimit: Double) -> Ending {
    guard wait.wait(seconds: timeLimit), let result = lock.withLock({ result }) else {
      return .timedOut(mainThreadServes: wait.mainThreadServes)
    }
    return .ended(result)
  }
}

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
