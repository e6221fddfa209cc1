private import Foundation

/// Runs one piece of work on several threads that start together.
enum Contention {
  static let threads = 8

  /// The results in the order of the threads; rethrows the first error.
  static func run<Result>(_ work: @escaping (Int) throws -> Result) throws -> [Result] {
    let race = Race(work: work)
    for index in 0..<threads {
      let thread = Thread { race.run(index) }
      thread.stackSize = 4 << 20
      thread.start()
    }
    return try race.results()
  }

  /// Makes a step slow enough for the other threads to arrive.
  static func pause() {
    Thread.sleep(forTimeInterval: 0.002)
  }

  /// What the threads share: the work, which the containers under test make safe, and the
  /// results, which the condition guards.
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
