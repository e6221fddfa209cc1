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

  /// How many owners are above this one. Owners further down end first.
  let depth: Int
  private let mutex = Mutex(.leaf)
  private var phase = Phase.open
  /// The number of objects that are being made.
  private var making = 0
  /// The number of objects that have begun to be made.
  private var begun = 0
  private var records: [EndRecord] = []
  /// The number of records at which those of objects that have died are removed.
  private var limit = 16
  /// The lists of owners below this one.
  private var below: [Below] = []
  private var belowLimit = 16
  private var call: EndCall?
  /// What is resumed when nothing is being made any more.
  private var idle: [Signal] = []

  private struct Below {
    weak var list: EndList?
  }

  /// Creates the list of an owner below others. One whose owner has ended, or ends, is over: so each list that lets
  /// anything be made is found from those above it, whatever other threads do.
  ///
  /// - Parameter above: The lists of the owners above, before anyone can know this one.
  package init(depth: Int, below above: [EndList] = []) {
    self.depth = depth
    for list in above {
      let (isOpen, call) = list.add(self)
      guard !isOpen else { continue }
      // Whoever ends an owner above finds this list already.
      mutex.locked {
        phase = .over
        // An end may make objects for the owner that it has created: they end in the same call.
        if self.call == nil { self.call = call }
      }
    }
  }

  /// Adds the list of an owner below this one.
  ///
  /// - Returns: Whether this owner has neither ended nor ends, and the call that ends it.
  private func add(_ list: EndList) -> (isOpen: Bool, call: EndCall?) {
    mutex.locked {
      if below.count >= belowLimit {
        below.removeAll { $0.list == nil }
        belowLimit = max(16, 2 * below.count)
      }
      below.append(Below(list: list))
      return (phase == .open, call)
    }
  }

  /// The lists of the owners directly below this one.
  private var nextBelow: [EndList] { mutex.locked { below.compactMap(\.list) } }

  /// The list and those below it.
  var all: [EndList] { reachable(from: [self], \.nextBelow) }

  var isOpen: Bool { mutex.locked { phase == .open } }

  var isOver: Bool { mutex.locked { phase == .over } }

  /// The records whose objects have an end that hasn't run.
  package var endable: [EndRecord] { mutex.locked { records }.filter(\.mayEnd) }

  // MARK: The making of objects

  /// Begins to make an object.
  ///
  /// - Parameter isNeeded: Whether another object needs it that is being made already.
  /// - Returns: False if the owner has ended, unless the running code runs because of that: such an object ends in the same
  ///   call.
  package func beginMaking(isNeeded: Bool) -> Bool {
    let steps = isOpen ? [] : EndStep.current
    return mutex.locked {
      guard phase == .open || phase == .closing && isNeeded || isEnding(for: steps) else {
        return false
      }
      making += 1
      begun += 1
      return true
    }
  }

  /// Notes that an object was made, or failed.
  ///
  /// - Returns: False if the owner has ended meanwhile.
  @discardableResult
  func endMaking(_ record: EndRecord) -> Bool {
    let isListed = record.isListed
    if isListed { dropDead() }
    let (isInTime, idle) = mutex.locked { () -> (Bool, [Signal]) in
      if isListed, phase != .over { records.append(record) }
      making -= 1
      return (phase != .over, making == 0 ? replaced(&self.idle, by: []) : [])
    }
    for each in idle { each.send() }
    return isInTime
  }

  /// Removes, if there are many records, those of objects that were held weakly and have died, and those without an end
  /// that nothing refers to any more.
  private func dropDead() {
    var dead = mutex.locked { records.count >= limit ? records : [] }
    guard !dead.isEmpty else { return }
    // Outside of the lock: each record has one of its own.
    dead.removeAll { !$0.hasDied }
    let addresses = Set(dead.map { ObjectIdentifier($0) })
    // What dies, dies after the lock.
    var gone: [EndRecord] = []
    mutex.locked {
      var kept: [EndRecord] = []
      while var last = records.popLast() {
        let isUnused = !last.hasEnd && isKnownUniquelyReferenced(&last)
        if isUnused || addresses.contains(ObjectIdentifier(last)) {
          gone.append(last)
        } else {
          kept.append(last)
        }
      }
      records = kept.reversed()
      limit = max(16, 2 * kept.count)
    }
    dead = []
    gone.reverse()
    EndRecord.release(&gone)
  }

  // MARK: The end of the owner

  /// Begins to end the owner: outermost requests fail from now on.
  package func close() {
    mutex.locked { if phase == .open { phase = .closing } }
  }

  /// Begins to end the owner and those below it. What is created below one of them later is over from the start, so none is
  /// missed.
  ///
  /// - Returns: Their lists.
  package func closeAll() -> [EndList] {
    reachable(from: [self]) { list in
      list.close()
      return list.nextBelow
    }
  }

  /// The number of objects that have begun to be made; nil if one is being made. Lists that are idle with the same marks
  /// twice were idle together in between.
  package var idleMark: Int? { mutex.locked { making == 0 ? begun : nil } }

  /// Lets a signal be sent as soon as nothing is being made; at once if nothing is.
  func whenIdle(_ signal: Signal) {
    let isIdle = mutex.locked { () -> Bool in
      if making > 0 { idle.append(signal) }
      return making == 0
    }
    if isIdle { signal.send() }
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

  /// Whether the running code runs because the owner ends: its requests are no later ones.
  var isEndingForCaller: Bool {
    let steps = EndStep.current
    return !steps.isEmpty && mutex.locked { isEnding(for: steps) }
  }

  private func isEnding(for steps: [EndStep]) -> Bool {
    call.map { call in steps.contains { $0.call === call } } ?? false
  }

  /// Lets a call end the owner.
  ///
  /// - Returns: The call that does so already, or has done so; nil if it is this one.
  func begin(_ call: EndCall) -> EndCall? {
    mutex.locked {
      if let known = self.call { return known }
      self.call = call
      return nil
    }
  }

  // MARK: The owner

  /// Holds all objects weakly from now on.
  func weaken() {
    for record in mutex.locked({ records }) { record.weaken() }
  }

  /// Releases all records: the owner has ended, or dies.
  ///
  /// - Returns: The components of objects whose end has not run, each once.
  @discardableResult
  package func clear() -> [ComponentInfo] {
    var former = mutex.locked {
      phase = .over
      return replaced(&records, by: [])
    }
    var seen: Set<ComponentInfo> = []
    let left = former.filter { $0.mayEnd && !$0.isForProcess }.map(\.info)
      .filter { seen.insert($0).inserted }
    EndRecord.release(&former)
    return left
  }
}
