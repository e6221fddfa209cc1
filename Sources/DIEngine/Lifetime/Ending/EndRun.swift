internal import CDIEngine

/// Runs the ends of an order: each when all before it are over, independent ones at the same time.
///
/// Ends run in tasks of their own, those of a chain in one: cancelling the task that ends a container skips nobody, and an
/// end that exceeds the time limit is left behind.
final class EndRun: @unchecked Sendable {
  private let order: EndOrder
  private let call: EndCall
  private let limit: UInt64?
  /// Why the call runs: what an alarm starts, too.
  private let outer = EndStep.current
  private let over = Signal()
  private let mutex = Mutex(.leaf)
  /// For each step, the number of those that it waits for.
  private var waitsFor: [Int]
  /// The number of ends that are neither over nor left behind.
  private var left: Int
  private var running: [Int: Running] = [:]
  private var failures: [EndFailure.Item] = []
  private var alarm: Alarm?
  /// The number of alarms that were set.
  private var alarms = 0

  private struct Running {
    let runner: Runner
    /// When the end began; nil before.
    var since: UInt64?
  }

  /// The task of an end, and of those that follow it in a chain. The lock guards it. To create a task may run code of an
  /// executor, so the lock is free meanwhile, and the end may be left behind before its task is known here.
  private final class Runner {
    enum State {
      case starting
      case running(Task<Void, Never>)
      /// The end was left behind.
      case late
    }

    var state = State.starting
  }

  /// - Parameter limit: The time that one end may take; nil for any time.
  init(_ order: EndOrder, _ call: EndCall, _ limit: TimeLimit?) {
    self.order = order
    self.call = call
    self.limit = limit?.nanoseconds
    waitsFor = order.steps.map(\.waitsFor)
    left = order.steps.count { $0.record != nil }
  }

  /// Runs all ends.
  ///
  /// - Returns: What failed.
  func run() async -> [EndFailure.Item] {
    setAlarm(after: limit)
    goOn(mutex.locked { ready(order.steps.indices.filter { waitsFor[$0] == 0 }) })
    await over.wait()
    let (alarm, failures) = mutex.locked { (self.alarm, self.failures) }
    alarm?.cancel()
    return failures
  }

  /// Returns the ends among steps that wait for nobody, and those to which the others only lead. The caller holds the lock.
  private func ready(_ steps: [Int]) -> [Int] {
    var open = steps
    var found: [Int] = []
    while let step = open.popLast() {
      if order.steps[step].record == nil { open += follow(step) } else { found.append(step) }
    }
    return found
  }

  /// Returns the steps that wait for nobody any more when one is over. The caller holds the lock.
  private func follow(_ step: Int) -> [Int] {
    order.steps[step].next.filter { next in
      waitsFor[next] -= 1
      return waitsFor[next] == 0
    }
  }

  /// Starts ends, or tells that none is left.
  private func goOn(_ steps: [Int]) {
    for step in steps {
      let runner = Runner()
      mutex.locked { running[step] = Running(runner: runner) }
      let task = Task { await self.run(step) }
      let isLate = mutex.locked { () -> Bool in
        guard case .starting = runner.state else { return true }
        runner.state = .running(task)
        return false
      }
      if isLate { task.cancel() }
    }
    if mutex.locked({ left == 0 }) { over.send() }
  }

  private func run(_ first: Int) async {
    var step = first
    while let record = order.steps[step].record {
      var thrown: (any Error)?
      let steps = outer + [EndStep(call: call, component: record.info)]
      do {
        // The object is taken, and released, in there: what its deinit requests is no later request.
        try await EndStep.$current.withValue(steps) {
          // Taken before its time counts: an end that is left behind before its code begins runs nevertheless.
          let object = record.take()
          mutex.locked { running[step]?.since = di_now() }
          try await record.end(object)
        }
      } catch {
        thrown = error
      }
      guard let (runner, others) = settle(step, thrown) else { return }
      var free = others
      // The next of a chain needs no task of its own.
      let next = free.popLast()
      if let next { mutex.locked { running[next] = Running(runner: runner) } }
      goOn(free)
      guard let next else { return }
      step = next
    }
  }

  /// Notes that an end is over, or left behind.
  ///
  /// - Returns: Who runs it, and the ends that wait for nobody any more; nil if it was left behind before.
  private func settle(_ step: Int, _ error: (any Error)?) -> (runner: Runner, free: [Int])? {
    let item = error.flatMap { error in
      order.steps[step].record.map { EndFailure.Item($0.info, order.path(to: $0), error) }
    }
    return mutex.locked {
      guard let runner = running.removeValue(forKey: step)?.runner else { return nil }
      if let item { failures.append(item) }
      left -= 1
      return (runner, ready(follow(step)))
    }
  }

  // MARK: The time limit

  private func setAlarm(after pause: UInt64?) {
    guard let pause else { return }
    let number = mutex.locked { () -> Int in
      alarms += 1
      return alarms
    }
    let next = Alarm(pause) { [weak self] in self?.leaveLate() }
    // One that has rung meanwhile must not replace the next one. What is not needed any more is cancelled as it dies.
    let former = mutex.locked { () -> Alarm? in
      guard left > 0, number == alarms else { return next }
      defer { alarm = next }
      return alarm
    }
    withExtendedLifetime(former) {}
  }

  /// Leaves the ends behind that have taken too long, and looks again when the next one may have.
  private func leaveLate() {
    guard let limit else { return }
    let times = mutex.locked {
      // Read under the lock, so that no end has begun later.
      let now = di_now()
      return running.compactMapValues { $0.since.map { now - $0 } }
    }
    let error = EndFailure.TookTooLong(seconds: Double(limit) / 1_000_000_000)
    for (step, time) in times where time >= limit {
      guard let (runner, free) = settle(step, error) else { continue }
      let former = mutex.locked { () -> Runner.State in
        defer { runner.state = .late }
        return runner.state
      }
      if case .running(let task) = former { task.cancel() }
      goOn(free)
    }
    let longest = times.values.filter { $0 < limit }.max() ?? 0
    setAlarm(after: max(1_000_000, limit - longest))
  }
}
