// Which waiting creators a change concerns. Very many tasks may wait for one object, so that a change must not
// lead to each of them.

extension CreationRules {
  struct Waiters {
    /// Those that each change concerns, in the order in which they judged last.
    var alert: [Creator] = []
    /// Those that wait for an object which doesn't exist yet, in any order; its record has them, too.
    var calm: [Creator] = []
    /// Those that judge next, in any order.
    var woken: [Creator] = []

    /// All waiting creators, the one that has waited longest first.
    var all: [Creator] { (alert + calm + woken).sorted { $0.waitsSince < $1.waitsSince } }
  }

  /// Whether a waiting creator need not judge again before the object that it waits for exists, or is given up.
  ///
  /// Until then only a circle of initializers ends its wait, and whoever closes one by a wait of its own finds it.
  /// Except with kept requests, where somebody else may have to go on.
  func isCalm(_ me: Creator) -> Bool {
    guard let slot = me.waitsFor, !slot.isRepeatable, let record = slot.record else { return false }
    return record.phase == .initializing && me.inheritedFailure == nil && me.group == nil
      && !me.isBlocking && !me.isBesideRepeatable
  }

  /// Notes that a creator has judged, and waits for the next change that concerns it.
  package mutating func keepWaiting(_ me: Creator) {
    endWaiting(me)
    guard isCalm(me), let record = me.waitsFor?.record else { return alarm(me) }
    me.awaited = record
    Self.add(me, to: &waiters.calm)
    if record.calmWaiters == nil { record.calmWaiters = [] }
    me.indexOfWaiter = record.calmWaiters.unsafelyUnwrapped.count
    record.calmWaiters?.append(me)
  }

  /// Notes that a creator doesn't wait any more.
  package mutating func endWaiting(_ me: Creator) {
    if me.isAlert {
      me.isAlert = false
      waiters.alert.removeAll { $0 === me }
    }
    if me.isAwake {
      me.isAwake = false
      Self.remove(me, from: &waiters.woken)
    }
    guard let record = me.awaited else { return }
    me.awaited = nil
    Self.remove(me, from: &waiters.calm)
    guard var calm = record.calmWaiters else { return }
    record.calmWaiters = nil
    let last = calm.removeLast()
    if last !== me {
      calm[me.indexOfWaiter] = last
      last.indexOfWaiter = me.indexOfWaiter
    }
    if !calm.isEmpty { record.calmWaiters = calm }
  }

  private static func add(_ me: Creator, to list: inout [Creator]) {
    me.index = list.count
    list.append(me)
  }

  private static func remove(_ me: Creator, from list: inout [Creator]) {
    let last = list.removeLast()
    guard last !== me else { return }
    list[me.index] = last
    last.index = me.index
  }

  /// Lets each change concern a creator, if it waits: it has partners now, or must fail.
  mutating func rouse(_ me: Creator) {
    guard me.awaited != nil else { return }
    endWaiting(me)
    alarm(me)
  }

  /// Makes creators fail that borrowed an object which has failed.
  mutating func inherit(_ failure: Failure, _ borrowers: [Creator]) {
    for borrower in borrowers where borrower.inheritedFailure == nil {
      borrower.inheritedFailure = failure
      rouse(borrower)
    }
  }

  private mutating func alarm(_ me: Creator) {
    me.isAlert = true
    waiters.alert.append(me)
  }

  /// Lets those judge that wait for an object, which exists now or is given up.
  mutating func wakeCalm(_ record: CreationRecord) {
    guard let calm = record.calmWaiters else { return }
    record.calmWaiters = nil
    for creator in calm {
      creator.awaited = nil
      Self.remove(creator, from: &waiters.calm)
      wake(creator)
    }
  }

  /// Whether rules have left nothing to do: a change concerns nobody, and nothing is to be released or resumed.
  var isQuiet: Bool {
    mutating get {
      guard pendingReleases.isEmpty, continuations.isEmpty else { return false }
      guard hasChanged else { return true }
      guard waiters.alert.isEmpty, waiters.calm.isEmpty || holders.isEmpty else { return false }
      hasChanged = false
      return true
    }
  }

  /// Lets all creators judge that a change concerns. No other change leads to them until they have judged.
  package mutating func wakeConcerned() {
    // While threads wait with a session, a task that comes to wait for the session may close a circle for others.
    if !holders.isEmpty { for creator in waiters.calm { rouse(creator) } }
    guard !waiters.alert.isEmpty else { return }
    var alert: [Creator] = []
    swap(&alert, &waiters.alert)
    alert.removeAll { creator in
      guard mayContinue(creator) else { return false }
      creator.isAlert = false
      wake(creator)
      return true
    }
    waiters.alert = alert
  }

  private mutating func wake(_ creator: Creator) {
    creator.isAwake = true
    Self.add(creator, to: &waiters.woken)
    if let continuation = creator.wake() { continuations.append(continuation) }
  }
}
