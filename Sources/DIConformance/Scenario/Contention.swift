private import Foundation

/// Runs the same work on several threads that start simultaneously.
enum Contention {
  static let threads = 8

  /// Runs the work once on each thread. Returns the results in the order of the threads, or rethrows
  /// the first error in that order.
  static func run<Result>(_ work: @escaping (Int) throws -> Result) throws -> [Result] {
    let race = Race(work: work)
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
    private let condition = NSCondition()
    private var waiting = 0
    private var finished: [Int: Swift.Result<Result, any Error>] = [:]

    init(work: @escaping (Int) throws -> Result) {
      self.work = work
    }

    func run(_ index: Int) {
      condition.lock()
      waiting += 1
      condition.broadcast()
      while waiting < threads { condition.wait() }
      condition.unlock()

      let result = Swift.Result { try work(index) }

      condition.lock()
      finished[index] = result
      condition.broadcast()
      condition.unlock()
    }

    func results() throws -> [Result] {
      condition.lock()
      defer { condition.unlock() }
      while finished.count < threads { condition.wait() }
      return try (0..<threads).compactMap { try finished[$0]?.get() }
    }
  }
}
