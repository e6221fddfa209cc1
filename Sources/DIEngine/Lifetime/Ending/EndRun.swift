internal import CDIEngine

/// Runs the ends of an order: each when all before it are over, independent ones at the same time.
///
/// Steps run in tasks of their own, those of a chain in one: cancelling the task that ends a container skips nobody, and an
/// end that exceeds the time limit is left behind.
final class EndRun: @unchecked Sendable {
  private let order: EndOrder
  private let call: EndCall
  private let limit: UInt64?
  private let mutex = Mutex(.leaf)
  private var states: [State]
  private var left: Int
  private var failures: [EndFailure.Item] = []
  private var finished: Signal?
  private var alarm: Alarm?

  private struct State {
    var waitsFor: Int
    /// The record that ends now, or next.
    var position = 0
    /// When the end began that runs now.
    var since: UInt64?
    /// What runs the step: one that was left behind changes nothing any more.
    var runner: Runner?
  }

  /// A task that runs steps of a chain.
  private final class Runner: Sendable {
    private enum State: Sendable {
      case new, cancelled
      case running(Task<Void, Never>)
    }

    private let state = Guarded(State.new)

    func start(_ body: @escaping @Sendable () async -> Void) {
      let task = Task(operation: body)
      let isCancelled = state.locked { state -> Bool in
        if case .cancelled = state { return true }
        state = .running(task)
        return false
      }
      if isCancelled { task.cancel() }
    }

    func cancel() {
      let former = state.locked { state -> State in
        defer { state = .cancelled }
        return state
      }
      if case .running(let task) = former { task.cancel() }
    }
  }

  /// - Parameter limit: The time that one end may take; nil for any time.
  init(_ order: EndOrder, _ call: EndCall, _ limit: TimeLimit?) {
    self.order = order
    self.call = call
    self.limit = limit?.nanoseconds
    states = order.steps.map { State(waitsFor: $0.waitsFor) }
    left = order.steps.count
  }

  /// Runs all ends.
  ///
  /// - Returns: What failed.
  func run() async -> [EndFailure.Item] {
    guard left > 0 else { return [] }
    setAlarm(after: limit)
    let over = Signal()
    mutex.locked { finished = over }
    start(order.steps.indices.filter { order.steps[$0].waitsFor == 0 })
    await over.wait()
    let (alarm, failures) = mutex.locked { (self.alarm, self.failures) }
    alarm?.cancel()
    return failures
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
    let runner = Runner()
    mutex.locked { states[step].runner = runner }
    runner.start { await self.run(step, runner) }
  }

  private func run(_ first: Int, _ runner: Runner) async {
    var step = first
    while let record = begin(step, runner) {
      var thrown: (any Error)?
      let steps = EndStep.current + [EndStep(call: call, component: record.info)]
      do { try await EndStep.$current.withValue(steps, operation: record.end) } catch {
        thrown = error
      }
      switch end(step, runner, record, thrown) {
      case .leftBehind: return
      case .goesOn: continue
      case .isOver: break
      }
      var free = runnable(complete(step))
      // The next of a chain needs no task of its own.
      guard let next = free.popLast() else { return }
      mutex.locked { states[next].runner = runner }
      step = next
      for other in free { startTask(other) }
    }
  }

  private func begin(_ step: Int, _ runner: Runner) -> EndRecord? {
    mutex.locked {
      let records = order.steps[step].records
      guard states[step].runner === runner, states[step].position < records.count else {
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
    _ step: Int, _ runner: Runner, _ record: EndRecord, _ error: (any Error)?
  ) -> Course {
    let item = error.map { EndFailure.Item(record.info, order.path(to: record), $0) }
    return mutex.locked {
      guard states[step].runner === runner else { return .leftBehind }
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
    let (next, last) = mutex.locked { () -> ([Int], Signal?) in
      states[step].runner = nil
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
    last?.send()
    return next
  }

  // MARK: The time limit

  private func setAlarm(after pause: UInt64?) {
    guard let pause else { return }
    // Under the lock: an alarm that has rung must not replace the next one.
    let former = mutex.locked { () -> Alarm? in
      let former = alarm
      alarm = left == 0 ? nil : Alarm(pause) { [weak self] in self?.leaveLate() }
      return former
    }
    withExtendedLifetime(former) {}
  }

  /// Leaves the ends behind that have taken too long, and looks again when the next one may have.
  private func leaveLate() {
    guard let limit else { return }
    var late: [(step: Int, record: EndRecord, runner: Runner?)] = []
    let pause = mutex.locked { () -> UInt64? in
      guard left > 0 else { return nil }
      // Read under the lock, so that no end has begun later.
      let now = di_now()
      var longest: UInt64 = 0
      for (step, state) in states.enumerated() {
        guard let since = state.since else { continue }
        if now - since >= limit {
          late.append((step, order.steps[step].records[state.position], state.runner))
          states[step].runner = nil
          states[step].since = nil
        } else {
          longest = max(longest, now - since)
        }
      }
      return max(1_000_000, limit - longest)
    }
    for (step, record, runner) in late {
      runner?.cancel()
      let error = EndFailure.TookTooLong(seconds: Double(limit) / 1_000_000_000)
      let item = EndFailure.Item(record.info, order.path(to: record), error)
      let goesOn = mutex.locked { () -> Bool in
        failures.append(item)
        return next(step)
      }
      if goesOn { startTask(step) } else { start(complete(step)) }
    }
    setAlarm(after: pause)
  }
}
