internal import CDIEngine

/// Runs the ends of an order: each when all before it are over, independent ones at the same time.
///
/// Steps run in tasks of their own, those of a chain in one: cancelling the task that ends a container skips nobody, and an
/// end that exceeds the time limit is left behind.
final class EndRun: @unchecked Sendable {
  private let order: EndOrder
  private let limit: UInt64?
  private let mutex = Mutex(.leaf)
  private var states: [State]
  private var left: Int
  private var failures: [EndFailure.Item] = []
  private var finished: UnsafeContinuation<Void, Never>?

  private struct State {
    var waitsFor: Int
    /// The record that ends now, or next.
    var position = 0
    /// Counts the tasks that ran the step: one that was left behind changes nothing any more.
    var attempt = 0
    /// When the end began that runs now.
    var since: UInt64?
    var task: Task<Void, Never>?
  }

  /// - Parameter limit: The time that one end may take; nil for any time.
  init(_ order: EndOrder, _ limit: TimeLimit?) {
    self.order = order
    self.limit = limit?.nanoseconds
    states = order.steps.map { State(waitsFor: $0.waitsFor) }
    left = order.steps.count
  }

  /// Runs all ends.
  ///
  /// - Returns: What failed.
  func run() async -> [EndFailure.Item] {
    guard left > 0 else { return [] }
    let watch = limit.map { limit in
      Task { [weak self] in
        while let pause = self?.leaveLate(limit) {
          do { try await Task.sleep(nanoseconds: pause) } catch { return }
        }
      }
    }
    await withUnsafeContinuation { continuation in
      mutex.locked { finished = continuation }
      start(order.steps.indices.filter { order.steps[$0].waitsFor == 0 })
    }
    watch?.cancel()
    return mutex.locked { failures }
  }

  /// Starts steps that wait for nobody.
  private func start(_ first: [Int]) {
    for step in runnable(first) { startTask(step) }
  }

  /// Completes those of some steps that only lead to others, and returns the rest and what is free by that.
  private func runnable(_ first: [Int]) -> [Int] {
    var open = first
    var found: [Int] = []
    while let step = open.popLast() {
      if order.steps[step].records.isEmpty { open += complete(step) } else { found.append(step) }
    }
    return found
  }

  private func startTask(_ step: Int) {
    let attempt = beginAttempt(step, nil)
    let task = Task { await run(step, attempt) }
    mutex.locked { if states[step].attempt == attempt { states[step].task = task } }
  }

  private func beginAttempt(_ step: Int, _ task: Task<Void, Never>?) -> Int {
    mutex.locked {
      states[step].attempt += 1
      states[step].task = task
      return states[step].attempt
    }
  }

  private func run(_ first: Int, _ firstAttempt: Int) async {
    var (step, attempt) = (first, firstAttempt)
    while let record = begin(step, attempt) {
      var thrown: (any Error)?
      do { try await record.end() } catch { thrown = error }
      switch end(step, attempt, record, thrown) {
      case .leftBehind: return
      case .goesOn: continue
      case .isOver: break
      }
      let task = mutex.locked { states[step].task }
      var free = runnable(complete(step))
      // The next of a chain needs no task of its own.
      guard let next = free.popLast() else { return }
      (step, attempt) = (next, beginAttempt(next, task))
      for other in free { startTask(other) }
    }
  }

  private func begin(_ step: Int, _ attempt: Int) -> EndRecord? {
    mutex.locked {
      let records = order.steps[step].records
      guard states[step].attempt == attempt, states[step].position < records.count else {
        return nil
      }
      states[step].since = di_now()
      return records[states[step].position]
    }
  }

  /// What follows the end of one record.
  private enum Course {
    case goesOn, isOver
    /// Another task has taken over: the end took too long.
    case leftBehind
  }

  private func end(
    _ step: Int, _ attempt: Int, _ record: EndRecord, _ error: (any Error)?
  ) -> Course {
    let item = error.map { EndFailure.Item(record.info, order.path(to: record), $0) }
    return mutex.locked {
      guard states[step].attempt == attempt else { return .leftBehind }
      if let item { failures.append(item) }
      return next(step) ? .goesOn : .isOver
    }
  }

  /// Ends what runs in a step. The caller holds the lock.
  ///
  /// - Returns: Whether more follows in the step.
  private func next(_ step: Int) -> Bool {
    states[step].since = nil
    states[step].position += 1
    return states[step].position < order.steps[step].records.count
  }

  /// Notes that a step is over.
  ///
  /// - Returns: The steps that wait for nobody any more.
  private func complete(_ step: Int) -> [Int] {
    let (next, last) = mutex.locked { () -> ([Int], UnsafeContinuation<Void, Never>?) in
      states[step].task = nil
      var free: [Int] = []
      for other in order.steps[step].next {
        states[other].waitsFor -= 1
        if states[other].waitsFor == 0 { free.append(other) }
      }
      left -= 1
      guard left == 0 else { return (free, nil) }
      defer { finished = nil }
      return (free, finished)
    }
    last?.resume()
    return next
  }

  // MARK: The time limit

  /// Leaves the ends behind that have taken too long.
  ///
  /// - Returns: The nanoseconds until the next one may have; nil when all are over.
  private func leaveLate(_ limit: UInt64) -> UInt64? {
    var late: [(step: Int, record: EndRecord, task: Task<Void, Never>?)] = []
    let pause = mutex.locked { () -> UInt64? in
      guard left > 0 else { return nil }
      // Read under the lock, so that no end has begun later.
      let now = di_now()
      var longest: UInt64 = 0
      for (step, state) in states.enumerated() {
        guard let since = state.since else { continue }
        if now - since >= limit {
          late.append((step, order.steps[step].records[state.position], state.task))
          states[step].attempt += 1
        } else {
          longest = max(longest, now - since)
        }
      }
      return max(1_000_000, limit - longest)
    }
    for (step, record, task) in late {
      task?.cancel()
      let error = EndFailure.TookTooLong(seconds: Double(limit) / 1_000_000_000)
      let item = EndFailure.Item(record.info, order.path(to: record), error)
      let goesOn = mutex.locked { () -> Bool in
        failures.append(item)
        return next(step)
      }
      if goesOn { startTask(step) } else { start(complete(step)) }
    }
    return pause
  }
}
