private import Foundation

/// Runs the same work on several threads that start simultaneously.
enum Contention {
  static let threads = 8

  /// Runs the work once on each thread, and returns the results in their order, or throws the first error. Threads that
  /// haven't ended when the time limit passes are abandoned.
  static func run<Result>(
    threads: Int = threads, seconds: Double = ScenarioThread.limit,
    _ work: @escaping (Int) throws -> Result
  ) throws -> [Result] {
    let race = Race(threads: threads, limit: seconds, work: work)
    for index in 0..<threads {
      let thread = Thread { race.run(index) }
      thread.stackSize = 4 << 20
      thread.start()
    }
    return try race.results()
  }

  /// Delays the current thread, so that the other threads reach the same point.
  static func pause() {
    Thread.sleep(forTimeInterval: 0.002)
  }

  /// State that the threads share. The condition guards the results; the container under test has to
  /// make the work itself thread-safe.
  private final class Race<Result>: @unchecked Sendable {
    private let work: (Int) throws -> Result
    private let threads: Int
    private let limit: Double
    private let condition = NSCondition()
    private var waiting = 0
    private var finished: [Int: Swift.Result<Result, any Error>] = [:]

    init(threads: Int, limit: Double, work: @escaping (Int) throws -> Result) {
      (self.threads, self.limit, self.work) = (threads, limit, work)
    }

    func run(_ index: Int) {
      condition.lock()
      waiting += 1
      condition.broadcast()
      let latest = Date(timeIntervalSinceNow: self.limit)
      while waiting < threads {
        // Threads that come late run alone: the system is too busy for a race.
        if !condition.wait(until: latest) { break }
      }
      condition.unlock()

      let result = Swift.Result { try work(index) }

      condition.lock()
      finished[index] = result
      condition.broadcast()
      condition.unlock()
    }

    func results() throws -> [Result] {
      let end = Date(timeIntervalSinceNow: limit)
      condition.lock()
      defer { condition.unlock() }
      while finished.count < threads {
        if !condition.wait(until: end) {
          throw ThreadsThatWait(waiting: threads - finished.count, threads: threads, seconds: limit)
        }
      }
      return try (0..<threads).compactMap { try finished[$0]?.get() }
    }
  }
}

/// The error of a race in which some threads never end, usually because they wait for each other.
struct ThreadsThatWait: Error, CustomStringConvertible {
  let waiting: Int
  let threads: Int
  let seconds: Double

  var description: String {
    "\(waiting) of \(threads) threads that still wait after \(seconds) seconds"
  }
}

/// Work in many tasks at the same time.
enum AsyncContention {
  /// The number of tasks of a scenario that needs more tasks than there are threads.
  static let tasks = 256

  /// Runs the work once in each of several child tasks, which begin together.
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
