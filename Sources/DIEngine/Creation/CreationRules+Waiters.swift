// Which waiting creators a change concerns. Very many tasks may wait for one object, so that a change must not
// lead to each of them.

extension CreationRules {
  /// The waiting creators, by what ends their waits.
  struct Waiters {
    /// Those that each change concerns, in the order in which they judged last.
    var ofChanges: [Creator] = []
    /// Those that wait for an object which doesn't exist yet, in any order; its record has them, too.
    var ofRecords: [Creator] = []
    /// Those that judge next, in any order.
    var woken: [Creator] = []

    /// All waiting creators, the one that has waited longest first.
    var all: [Creator] { (ofChanges + ofRecords + woken).sorted { $0.waitsSince < $1.waitsSince } }
  }

  /// Whether a waiting creator need not judge again before the object that it waits for exists, or is given up.
  ///
  /// Until then only a circle of initializers ends its wait, and whoever closes one by a wait of its own finds it.
  /// Except with kept requests, where somebody else may have to go on.
  func waitsForRecordOnly(_ me: Creator) -> Bool {
    guard let slot = me.waitsFor, !slot.isRepeatable, let record = slot.record else { return false }
    return record.phase == .initializing && me.inheritedFailure == nil && me.group == nil
      && !me.isBlocking && !me.isBesideRepeatable
  }

  /// Notes that a creator has judged, and waits for the next change that concerns it.
  package mutating func keepWaiting(_ me: Creator) {
    endWaiting(me)
    guard waitsForRecordOnly(me), let record = me.waitsFor?.record else { return followChanges(me) }
    me.awaited = record
    Self.add(me, to: &waiters.ofRecords)
    if record.waitingCreators == nil { record.waitingCreators = [] }
    me.indexOfWaiter = record.waitingCreators.unsafelyUnwrapped.count
    record.waitingCreators?.append(me)
  }

  /// Notes that a creator doesn't wait any more.
  package mutating func endWaiting(_ me: Creator) {
    if me.followsChanges {
      me.followsChanges = false
      waiters.ofChanges.removeAll { $0 === me }
    }
    if me.isAwake {
      me.isAwake = false
      Self.remove(me, from: &waiters.woken)
    }
    guard let record = me.awaited else { return }
    me.awaited = nil
    Self.remove(me, from: &waiters.ofRecords)
    guard var waiting = record.waitingCreators else { return }
    record.waitingCreators = nil
    let last = waiting.removeLast()
    if last !== me {
      waiting[me.indexOfWaiter] = last
      last.indexOfWaiter = me.indexOfWaiter
    }
    if !waiting.isEmpty { record.waitingCreators = waiting }
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
  mutating func leaveRecord(_ me: Creator) {
    guard me.awaited != nil else { return }
    endWaiting(me)
    followChanges(me)
  }

  /// Makes creators fail that borrowed an object which has failed.
  mutating func inherit(_ failure: Failure, _ borrowers: [Creator]) {
    for borrower in borrowers where borrower.inheritedFailure == nil {
      borrower.inheritedFailure = failure
      leaveRecord(borrower)
    }
  }

  private mutating func followChanges(_ me: Creator) {
    me.followsChanges = true
    waiters.ofChanges.append(me)
  }

  /// Lets those judge that wait for an object, which exists now or is given up.
  mutating func wakeCreators(waitingFor record: CreationRecord) {
    guard let waiting = record.waitingCreators else { return }
    record.waitingCreators = nil
    for creator in waiting {
      creator.awaited = nil
      Self.remove(creator, from: &waiters.ofRecords)
      wake(creator)
    }
  }

  /// Whether rules have left nothing to do: a change concerns nobody, and nothing is to be released or resumed.
  var isQuiet: Bool {
    mutating get {
      guard pendingReleases.isEmpty, continuations.isEmpty else { return false }
      guard hasChanged else { return true }
      guard waiters.ofChanges.isEmpty, waiters.ofRecords.isEmpty || holders.isEmpty else {
        return false
      }
      hasChanged = false
      return true
    }
  }

  /// Lets all creators judge that a change concerns. No other change leads to them until they have judged.
  package mutating func wakeConcerned() {
    // While threads wait with a session, a task that comes to wait for the session may close a circle for others.
    if !holders.isEmpty { for creator in waiters.ofRecords { leaveRecord(creator) } }
    guard !waiters.ofChanges.isEmpty else { return }
    var following: [Creator] = []
    swap(&following, &waiters.ofChanges)
    following.removeAll { creator in
      guard mayContinue(creator) else { return false }
      creator.followsChanges = false
      wake(creator)
      return true
    }
    waiters.ofChanges = following
  }

  private mutating func wake(_ creator: Creator) {
    creator.isAwake = true
    Self.add(creator, to: &waiters.woken)
    if let continuation = creator.wake() { continuations.append(continuation) }
  }
}
