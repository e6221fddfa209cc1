/// Work in many tasks at the same time.
enum AsyncContention {
  /// The number of tasks of a scenario that needs more tasks than there are threads.
  static let tasks = 256

  /// Runs the work once in each of several child tasks, which begin together.
  ///
  /// - Returns: The results, in the order of the tasks.
  /// - Throws: The error of the first task that fails.
  static func run<Result: Sendable>(
    _ trial: ContractTrial, tasks: Int = tasks,
    _ work: @escaping @Sendable (Int) async throws -> Result
  ) async throws -> [Result] {
    let start = trial.latch(arrivals: tasks)
    return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      for index in 0..<tasks {
        group.addTask {
          start.arrive()
          await start.wait()
          return (index, try await work(index))
        }
      }
      var results: [(Int, Result)] = []
      for try await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Suspends the task several times, so that other tasks get on.
  static func pause() async {
    for _ in 0..<5 { await Task.yield() }
  }

  /// Gives other tasks time to do what they mustn't do. A container that complies gets by with any
  /// time, a broken one shows it within this time unless the machine is very busy.
  static func settle() async {
    for _ in 0..<10 {
      await pause()
      try? await Task.sleep(nanoseconds: 2_000_000)
    }
  }
}

/// A task-local value of scenarios.
enum ScenarioLocal {
  @TaskLocal static var label = ""
}
