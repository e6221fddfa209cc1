/// The records of the objects that one owner keeps: a scope, a registry, or an instance store.
///
/// ```
/// open --close()--> closing --tryEnd()--> over
/// ```
///
/// An open list lets makings begin; a closing one only lets those begin that others need which run already, and is over
/// when none runs any more. The owner retains its list.
package final class EndList: @unchecked Sendable {
  enum Phase: Sendable {
    case open, closing, over
  }

  /// What has become of the call that ends the owner.
  private enum Ending {
    case notBegun
    case running([UnsafeContinuation<EndFailure?, Never>])
    case over(EndFailure?)
  }

  /// The lists that end in the call for which the running task ends an object.
  @TaskLocal static var current: [EndList] = []

  /// How many owners are above this one. Owners further down end first.
  let depth: Int
  private let mutex = Mutex(.leaf)
  private var phase = Phase.open
  /// The number of objects that are being made.
  private var making = 0
  private var records: [EndRecord] = []
  /// The number of records at which those are removed that lead nowhere any more.
  private var limit = 16
  /// The lists of owners below this one.
  private var below: [Below] = []
  private var ending = Ending.notBegun
  /// What waits until nothing is being made.
  private var idle: [UnsafeContinuation<Void, Never>] = []

  private struct Below {
    weak var list: EndList?
  }

  package init(depth: Int) {
    self.depth = depth
  }

  /// Adds the list of an owner below this one.
  func add(_ list: EndList) {
    let isOpen = mutex.locked { () -> Bool in
      if below.count >= limit { below.removeAll { $0.list == nil } }
      below.append(Below(list: list))
      return phase == .open
    }
    if !isOpen { list.mutex.locked { list.phase = .over } }
  }

  /// The list and those below it.
  var all: [EndList] {
    var found = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var index = 0
    while index < found.count {
      let next = found[index]
      index += 1
      for list in next.mutex.locked({ next.below.compactMap(\.list) })
      where seen.insert(ObjectIdentifier(list)).inserted {
        found.append(list)
      }
    }
    return found
  }

  var isOpen: Bool { mutex.locked { phase == .open } }

  /// The records whose objects have an end that hasn't run.
  package var endable: [EndRecord] { mutex.locked { records }.filter(\.mayEnd) }

  // MARK: The making of objects

  /// Begins to make an object.
  ///
  /// - Parameter isNeeded: Whether another object needs it that is being made already.
  /// - Returns: False if the owner has ended.
  package func beginMaking(isNeeded: Bool) -> Bool {
    mutex.locked {
      guard phase == .open || phase == .closing && isNeeded else { return false }
      making += 1
      return true
    }
  }

  /// Notes that an object was made.
  ///
  /// - Returns: False if the owner has ended meanwhile.
  func endMaking(_ record: EndRecord) -> Bool {
    dropDead()
    let (isInTime, waiting, dropped) = mutex.locked {
      () -> (Bool, [UnsafeContinuation<Void, Never>], [EndRecord]) in
      let dropped = phase == .over ? [] : keep(record)
      return (phase != .over, leave(), dropped)
    }
    for each in waiting { each.resume() }
    withExtendedLifetime(dropped) {}
    return isInTime
  }

  /// Notes that an object failed.
  func failMaking() {
    let waiting = mutex.locked { leave() }
    for each in waiting { each.resume() }
  }

  private func leave() -> [UnsafeContinuation<Void, Never>] {
    making -= 1
    guard making == 0 else { return [] }
    defer { idle = [] }
    return idle
  }

  /// Keeps a record.
  ///
  /// - Returns: Records that nobody else refers to, and that have no end. The caller releases them.
  private func keep(_ record: EndRecord) -> [EndRecord] {
    records.append(record)
    guard records.count >= limit else { return [] }
    var dropped: [EndRecord] = []
    var kept: [EndRecord] = []
    while var last = records.popLast() {
      if !last.hasEnd, isKnownUniquelyReferenced(&last) {
        dropped.append(last)
      } else {
        kept.append(last)
      }
    }
    records = kept
    limit = max(16, 2 * kept.count)
    return dropped
  }

  /// Removes the records of objects that were held weakly and have died, if there are many records.
  private func dropDead() {
    let crowd = mutex.locked { records.count + 1 >= limit ? records : [] }
    // Outside of the lock: each record has one of its own.
    let dead = Set(crowd.filter(\.hasDied).map { ObjectIdentifier($0) })
    guard !dead.isEmpty else { return }
    mutex.locked { records.removeAll { dead.contains(ObjectIdentifier($0)) } }
    withExtendedLifetime(crowd) {}
  }

  // MARK: The end of the owner

  /// Begins to end the owner: outermost requests fail from now on.
  package func close() {
    mutex.locked { if phase == .open { phase = .closing } }
  }

  package var isIdle: Bool { mutex.locked { making == 0 } }

  /// Suspends until nothing is being made, or until `wake()`.
  func untilIdle() async {
    await withUnsafeContinuation { continuation in
      let isIdle = mutex.locked { () -> Bool in
        if making > 0 { idle.append(continuation) }
        return making == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  /// Ends all calls of `untilIdle()`.
  func wake() {
    let waiting = mutex.locked { () -> [UnsafeContinuation<Void, Never>] in
      defer { idle = [] }
      return idle
    }
    for each in waiting { each.resume() }
  }

  /// Lets nothing be made any more.
  ///
  /// - Parameter givesUp: Whether to do so although something is being made.
  /// - Returns: False if something is being made.
  package func tryEnd(givingUp givesUp: Bool = false) -> Bool {
    mutex.locked {
      guard making == 0 || givesUp else { return false }
      phase = .over
      return true
    }
  }

  /// Whether the caller ends the owner; otherwise another call does, or has done, and this one waits for it, unless it is
  /// made by an object that ends in that call.
  func beginEnd() async -> (isFirst: Bool, failure: EndFailure?) {
    let isWithin = Self.current.contains { $0 === self }
    let first: (Bool, EndFailure?)? = mutex.locked {
      switch ending {
      case .notBegun:
        ending = .running([])
        return (true, nil)
      case .running: return isWithin ? (false, nil) : nil
      case .over(let failure): return (false, failure)
      }
    }
    if let first { return first }
    let failure = await withUnsafeContinuation { continuation in
      let over: EndFailure?? = mutex.locked {
        if case .over(let failure) = ending { return .some(failure) }
        if case .running(let others) = ending { ending = .running(others + [continuation]) }
        return nil
      }
      if let over { continuation.resume(returning: over) }
    }
    return (false, failure)
  }

  /// Ends the call that `beginEnd()` began, and those that wait for it.
  func finishEnd(_ failure: EndFailure?) {
    let waiting = mutex.locked { () -> [UnsafeContinuation<EndFailure?, Never>] in
      defer { ending = .over(failure) }
      if case .running(let others) = ending { return others }
      return []
    }
    for each in waiting { each.resume(returning: failure) }
  }

  // MARK: The owner

  /// Holds all objects weakly from now on.
  func weaken() {
    for record in mutex.locked({ records }) { record.weaken() }
  }

  /// Releases all records: the owner has ended.
  func clear() {
    let former = mutex.locked { () -> [EndRecord] in
      defer { records = [] }
      return records
    }
    for record in former { record.clear() }
  }

  /// Notes that the owner dies.
  ///
  /// - Returns: The components of objects whose end has not run, each once.
  func ownerDied() -> [ComponentInfo] {
    let former = mutex.locked { () -> [EndRecord] in
      defer { (records, phase) = ([], .over) }
      return records
    }
    var left: [ComponentInfo] = []
    for record in former {
      if record.mayEnd, !record.isForProcess, !left.contains(record.info) {
        left.append(record.info)
      }
      record.clear()
    }
    return left
  }
}
