private import Foundation

/// The task of an asynchronous scenario, for a thread that waits for its end.
final class ScenarioTask: @unchecked Sendable {
  private let condition = NSCondition()
  private var result: Result<Void, any Error>?
  private var mainThreadServes = false

  /// How a wait ended.
  enum Ending {
    /// The scenario ended, possibly with an error.
    case ended(Result<Void, any Error>)
    /// The time limit passed.
    case timedOut(mainThreadServes: Bool)
  }

  /// Runs a scenario in a task, and blocks the thread until it ends or the time limit passes. `timeIsUp`
  /// of the trial cancels the task.
  ///
  /// On the main thread, serves the main queue meanwhile, so that closures of the main actor run.
  static func run(
    _ scenario: @escaping @Sendable (ContractTrial) async throws -> Void, on trial: ContractTrial
  ) -> Ending {
    let timeLimit = trial.container.timeLimit
    let state = ScenarioTask()
    let work: @Sendable () async -> Void = {
      let result: Result<Void, any Error>
      do {
        result = .success(try await scenario(trial))
      } catch {
        result = .failure(error)
      }
      state.end(with: result)
    }
    DispatchQueue.main.async { state.mainThreadAnswered() }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      // The threads that all tasks share must do: a container that blocks them stops other tasks, too.
      let task = Task.detached(operation: work)
      trial.whenTimeIsUp { task.cancel() }
      return state.ending(timeLimit)
    }
    let executor = ScenarioExecutor.take()
    let task = Task.detached(executorPreference: executor, operation: work)
    trial.whenTimeIsUp { task.cancel() }
    let ending = state.ending(timeLimit)
    if case .ended = ending { executor.putBack() }
    return ending
  }

  private func ending(_ timeLimit: Double) -> Ending {
    let limit = Date(timeIntervalSinceNow: timeLimit)
    if Thread.isMainThread {
      while !hasEnded, limit > Date() {
        let slice = min(limit, Date(timeIntervalSinceNow: 0.01))
        if !RunLoop.main.run(mode: .default, before: slice) { Thread.sleep(forTimeInterval: 0.001) }
      }
    }
    return condition.withLock {
      while result == nil {
        if !condition.wait(until: limit) { break }
      }
      if let result { return .ended(result) }
      return .timedOut(mainThreadServes: mainThreadServes)
    }
  }

  private var hasEnded: Bool {
    condition.withLock { result != nil }
  }

  private func mainThreadAnswered() {
    condition.withLock { mainThreadServes = true }
  }

  private func end(with result: Result<Void, any Error>) {
    condition.withLock {
      self.result = result
      condition.broadcast()
    }
    // Wakes the run loop of a main thread that waits.
    DispatchQueue.main.async {}
  }
}
