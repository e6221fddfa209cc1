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
  private var running: [Int: Runner] = [:]
  private var failures: [EndFailure.Item] = []
  private var alarm: Alarm?
  /// The number of alarms that were set.
  private var alarms = 0

  /// The task of an end, and of those that follow it in a chain. The lock guards it. To create a task may run code of an
  /// executor, so the lock is free meanwhile, and the end may be left behind before its task is known here.
  private final class Runner {
    /// Nil while the task is being created.
    var task: Task<Void, Never>?
    /// When the end began; nil before.
    var since: UInt64?
    /// Whether the end was left behind.
    var isLate = false
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
      mutex.locked { running[step] = runner }
      let task = Task { await self.run(step) }
      let isLate = mutex.locked { () -> Bool in
        runner.task = task
        return runner.isLate
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
      if let next { mutex.locked { (runner.since, running[next]) = (nil, runner) } }
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
      guard let runner = running.removeValue(forKey: step) else { return nil }
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
      let task = mutex.locked { () -> Task<Void, Never>? in
        runner.isLate = true
        return runner.task
      }
      task?.cancel()
      goOn(free)
    }
    let longest = times.values.filter { $0 < limit }.max() ?? 0
    setAlarm(after: max(1_000_000, limit - longest))
  }
}

/// The order in which objects end: each before those that it received.
///
/// Example: `Server` received `Pool` and `Log`, and `Pool` received `Log`. `Server` ends, then `Pool`, then `Log`. Objects
/// that received each other end one after another, the one first that was finished last.
package struct EndOrder {
  /// The end of an object.
  package struct Step {
    /// Nil if the step only leads to others.
    package let record: EndRecord?
    /// How often the step is named by `next` of others: it waits for them.
    package fileprivate(set) var waitsFor = 0
    package fileprivate(set) var next: [Int] = []
  }

  package private(set) var steps: [Step] = []
  /// Knows which records lead to an object by what was received, for messages.
  private let search: Search

  /// - Parameter wanted: The records of the objects that end.
  /// - Complexity: O(*n* + *m*), with *n* objects and *m* receipts between them and those that lie between.
  package init(of wanted: [EndRecord]) {
    // Read once: each has a lock.
    let finished = wanted.map { (order: $0.order, record: $0) }.sorted { $0.order > $1.order }
    search = Search(from: finished.map(\.record))
    let ends = Set(wanted.map { ObjectIdentifier($0) })
    var groups = [[EndRecord]](repeating: [], count: search.groups)
    for (number, record) in search.records.enumerated()
    where ends.contains(ObjectIdentifier(record)) {
      groups[search.group[number]].append(record)
    }
    var places: [Range<Int>] = []
    for group in groups {
      let first = steps.count
      if group.isEmpty { steps.append(Step(record: nil)) }
      for record in group.count > 1 ? group.sorted(by: { $0.order > $1.order }) : group {
        steps.append(Step(record: record))
        if steps.count > first + 1 { lead(from: steps.count - 2, to: steps.count - 1) }
      }
      places.append(first..<steps.count)
    }
    for (number, received) in search.received.enumerated() {
      let group = search.group[number]
      for other in received where search.group[other] != group {
        lead(from: places[group].upperBound - 1, to: places[search.group[other]].lowerBound)
      }
    }
  }

  private mutating func lead(from step: Int, to other: Int) {
    steps[step].next.append(other)
    steps[other].waitsFor += 1
  }

  /// The components on a path to an object, that of the object last; at most some dozens.
  func path(to record: EndRecord) -> [ComponentInfo] {
    var path = [record.info]
    var next = search.numbers[ObjectIdentifier(record)].flatMap { search.asker[$0] }
    while let asker = next, path.count < 50 {
      path.append(search.records[asker].info)
      next = search.asker[asker]
    }
    return path.reversed()
  }
}

/// Tarjan's search for the groups of objects that lead to each other. It numbers a group after all to which it leads.
private struct Search {
  var records: [EndRecord] = []
  var received: [[Int]] = []
  var asker: [Int?] = []
  var group: [Int] = []
  var groups = 0
  var numbers: [ObjectIdentifier: Int] = [:]
  private var low: [Int] = []
  private var stack: [Int] = []

  init(from wanted: [EndRecord]) {
    for record in wanted { visit(record) }
  }

  private mutating func add(_ record: EndRecord, _ asker: Int?) -> Int {
    let number = records.count
    numbers[ObjectIdentifier(record)] = number
    records.append(record)
    received.append([])
    self.asker.append(asker)
    group.append(-1)
    low.append(number)
    stack.append(number)
    return number
  }

  /// Visits a record and all to which it leads. A loop: a chain of objects may be long.
  private mutating func visit(_ record: EndRecord) {
    guard numbers[ObjectIdentifier(record)] == nil else { return }
    var path: [(number: Int, open: [EndRecord])] = [(add(record, nil), record.received)]
    while let number = path.last?.number {
      if let other = path[path.count - 1].open.popLast() {
        if let known = numbers[ObjectIdentifier(other)] {
          received[number].append(known)
          if group[known] < 0 { low[number] = min(low[number], known) }
        } else {
          let next = add(other, number)
          received[number].append(next)
          path.append((next, other.received))
        }
        continue
      }
      path.removeLast()
      if let outer = path.last?.number { low[outer] = min(low[outer], low[number]) }
      guard low[number] == number else { continue }
      while let member = stack.popLast() {
        group[member] = groups
        if member == number { break }
      }
      groups += 1
    }
  }
}
