internal import CDIEngine

/// Runs the ends of an order: each when all before it are over, independent ones at the same time.
///
/// Each step runs in a task of its own: cancelling the task that ends a container skips nobody, and an end that exceeds
/// the time limit is left behind.
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
    var open = first
    while let step = open.popLast() {
      if order.steps[step].records.isEmpty { open += complete(step) } else { startTask(step) }
    }
  }

  private func startTask(_ step: Int) {
    let attempt = mutex.locked { () -> Int in
      states[step].attempt += 1
      return states[step].attempt
    }
    let task = Task { await run(step, attempt) }
    mutex.locked { if states[step].attempt == attempt { states[step].task = task } }
  }

  private func run(_ step: Int, _ attempt: Int) async {
    while let record = begin(step, attempt) {
      var thrown: (any Error)?
      do { try await record.end() } catch { thrown = error }
      guard end(step, attempt, record, thrown) else { return }
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

  /// - Returns: Whether the task goes on with the step.
  private func end(_ step: Int, _ attempt: Int, _ record: EndRecord, _ error: (any Error)?) -> Bool
  {
    let item = error.map { EndFailure.Item(record.info, order.path(to: record), $0) }
    let (isOver, goesOn) = mutex.locked { () -> (Bool, Bool) in
      guard states[step].attempt == attempt else { return (false, false) }
      if let item { failures.append(item) }
      return next(step)
    }
    if isOver { start(complete(step)) }
    return goesOn
  }

  /// Ends what runs in a step. The caller holds the lock.
  private func next(_ step: Int) -> (isOver: Bool, goesOn: Bool) {
    states[step].since = nil
    states[step].position += 1
    let goesOn = states[step].position < order.steps[step].records.count
    return (!goesOn, goesOn)
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
    let now = di_now()
    var late: [(step: Int, record: EndRecord, task: Task<Void, Never>?)] = []
    let earliest = mutex.locked { () -> UInt64? in
      guard left > 0 else { return nil }
      var earliest = now
      for (step, state) in states.enumerated() {
        guard let since = state.since else { continue }
        if now - since >= limit {
          late.append((step, order.steps[step].records[state.position], state.task))
          states[step].attempt += 1
        } else {
          earliest = min(earliest, since)
        }
      }
      return earliest
    }
    for (step, record, task) in late {
      task?.cancel()
      let error = EndFailure.TookTooLong(seconds: Double(limit) / 1_000_000_000)
      let item = EndFailure.Item(record.info, order.path(to: record), error)
      let (isOver, _) = mutex.locked { () -> (Bool, Bool) in
        failures.append(item)
        return next(step)
      }
      if isOver { start(complete(step)) } else { startTask(step) }
    }
    return earliest.map { max(1_000_000, limit - min(limit, now - $0)) }
  }
}
