internal import CDIEngine

/// Runs the ends of an order: each when all before it are over, independent ones at the same time.
///
/// Ends run in tasks of their own, those of a chain in one: cancelling the task that ends a container skips nobody, and an
/// end that exceeds the time limit is left behind.
final class EndRun: @unchecked Sendable {
  private let order: EndOrder
  private let call: EndCall
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

  init(of records: [EndRecord], _ call: EndCall) {
    order = EndOrder(of: records)
    self.call = call
    waitsFor = order.steps.map(\.waitsFor)
    left = order.steps.count { $0.record != nil }
  }

  /// Runs all ends.
  ///
  /// - Returns: What failed.
  func run() async -> [EndFailure.Item] {
    let alarm = call.limit.map { limit in
      Alarm(limit.nanoseconds) { [weak self] in self?.leaveLate(after: limit.nanoseconds) }
    }
    goOn(mutex.locked { ready(order.steps.indices.filter { waitsFor[$0] == 0 }) })
    await over.wait()
    alarm?.cancel()
    return mutex.locked { failures }
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
      guard let (runner, others) = noteOver(step, thrown) else { return }
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
  private func noteOver(_ step: Int, _ error: (any Error)?) -> (runner: Runner, free: [Int])? {
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

  /// Leaves the ends behind that have taken too long.
  ///
  /// - Returns: After what time the next one may have; nil if none is left.
  private func leaveLate(after limit: UInt64) -> UInt64? {
    let times = mutex.locked {
      // Read under the lock, so that no end has begun later.
      let now = di_now()
      return running.compactMapValues { $0.since.map { now - $0 } }
    }
    let error = EndFailure.TookTooLong(seconds: Double(limit) / 1_000_000_000)
    for (step, time) in times where time >= limit {
      guard let (runner, free) = noteOver(step, error) else { continue }
      let task = mutex.locked { () -> Task<Void, Never>? in
        runner.isLate = true
        return runner.task
      }
      task?.cancel()
      goOn(free)
    }
    let longest = times.values.filter { $0 < limit }.max() ?? 0
    return mutex.locked({ left == 0 }) ? nil : max(1_000_000, limit - longest)
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

  private struct Node {
    let record: EndRecord
    /// The node by which this one was found.
    let asker: Int?
    var received: [Int] = []
    /// The first node of its group, as far as it is known.
    var low: Int
    /// The first step of its group; nil before the group is known.
    var step: Int?
  }

  package private(set) var steps: [Step] = []
  /// The records of the objects that end.
  private let wanted: Set<ObjectIdentifier>
  private var nodes: [Node] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The nodes whose groups aren't known.
  private var stack: [Int] = []

  /// - Parameter records: The records of the objects that end.
  /// - Complexity: O(*n* + *m*), with *n* objects and *m* receipts between them and those that lie between.
  package init(of records: [EndRecord]) {
    wanted = Set(records.map { ObjectIdentifier($0) })
    // Read once: each has a lock.
    let finished = records.map { (order: $0.order, record: $0) }.sorted { $0.order > $1.order }
    for (_, record) in finished { visit(record) }
  }

  /// Visits a record and all to which it leads: Tarjan's search for the groups of objects that lead to each other. It finds a
  /// group after all to which that leads. A loop: a chain of objects may be long.
  private mutating func visit(_ record: EndRecord) {
    guard numbers[ObjectIdentifier(record)] == nil else { return }
    var path: [(number: Int, open: [EndRecord])] = [(add(record, nil), record.received)]
    while let number = path.last?.number {
      if let other = path[path.count - 1].open.popLast() {
        if let known = numbers[ObjectIdentifier(other)] {
          nodes[number].received.append(known)
          if nodes[known].step == nil { nodes[number].low = min(nodes[number].low, known) }
        } else {
          let next = add(other, number)
          nodes[number].received.append(next)
          path.append((next, other.received))
        }
        continue
      }
      path.removeLast()
      let low = nodes[number].low
      if let outer = path.last?.number { nodes[outer].low = min(nodes[outer].low, low) }
      guard low == number else { continue }
      var group: [Int] = []
      repeat { group.append(stack.removeLast()) } while group.last != number
      addSteps(of: group.reversed())
    }
  }

  private mutating func add(_ record: EndRecord, _ asker: Int?) -> Int {
    let number = nodes.count
    numbers[ObjectIdentifier(record)] = number
    nodes.append(Node(record: record, asker: asker, low: number))
    stack.append(number)
    return number
  }

  /// Adds the steps of a group, one after another, before those to which it leads.
  private mutating func addSteps(of group: [Int]) {
    let first = steps.count
    var records = group.map { nodes[$0].record }.filter { wanted.contains(ObjectIdentifier($0)) }
    if records.count > 1 { records.sort { $0.order > $1.order } }
    if records.isEmpty { steps.append(Step(record: nil)) }
    for record in records {
      steps.append(Step(record: record))
      if steps.count > first + 1 { lead(from: steps.count - 2, to: steps.count - 1) }
    }
    for node in group { nodes[node].step = first }
    for node in group {
      for other in nodes[node].received.compactMap({ nodes[$0].step }) where other != first {
        lead(from: steps.count - 1, to: other)
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
    var next = numbers[ObjectIdentifier(record)].flatMap { nodes[$0].asker }
    while let asker = next, path.count < 50 {
      path.append(nodes[asker].record.info)
      next = nodes[asker].asker
    }
    return path.reversed()
  }
}
