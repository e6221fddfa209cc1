/// The state machine behind the creation gate: how threads create shared instances concurrently.
///
/// - A slot has at most one record. A creator that needs its instance waits for the record's owner, but
///   no longer than until the object and everything it reaches are finished.
/// - A creator that waits for itself by way of others borrows the unfinished object, if it exists; it
///   does not end before that object is finished. If no object exists, because each creator in the
///   cycle is inside an initializer, one of them fails.
/// - Creators that have borrowed from each other run user code one at a time.
/// - If an object fails, all unfinished objects that hold it fail with it.
///
/// The rules neither block nor call other code; the gate does, with a lock around each rule.
package struct CreationRules {
  /// What a creator that needs an instance must do.
  package enum Answer {
    /// Use the object: it and everything it reaches are finished.
    case ready(AnyBox)
    /// Use the object, which is unfinished.
    case unfinished(AnyBox)
    /// Create the object.
    case make(CreationRecord)
    /// Fail: the same creator is making the object right now.
    case recursion
    /// Fail: initializers of several creators need each other, in this order.
    case cycle([CreationRecord])
    /// Fail: a task that is suspended makes the object, and the thread must not wait for it.
    case madeByTask
    /// Fail: a borrowed object has failed.
    case failed(Failure)
    /// Wait until something changes, and judge again.
    case wait
  }

  /// Everything that rules discarded, to be released without a lock: a deinit is user code. Includes
  /// records, because they hold plans, objects, and errors.
  package var pendingReleases: [AnyObject] = []
  /// Whether a change may let a waiting creator continue.
  package var hasChanged = false
  /// The creators that wait on a thread while their branch holds a session.
  package var holders: [Creator] = []
  /// The creators that wait.
  var waiters = Waiters()
  /// The tasks that may go on, to be resumed without a lock.
  var continuations: [UnsafeContinuation<Void, Never>] = []
  var visits = 0

  package init() {}

  /// Requests the instance of a slot on behalf of a creator.
  package mutating func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, by me: Creator
  ) -> Answer {
    if let failure = me.inheritedFailure { return .failed(failure) }
    if me.isLent, slot.record?.owner !== me {
      // Synchronous code that can't be suspended before it runs: it waits for its turn here.
      me.isLent = false
      return wait(slot, plan, me)
    }
    if let answer = settled(slot, plan, me) { return answer }
    let record = slot.record.unsafelyUnwrapped
    if record.owner === me {
      guard let box = record.box else { return .recursion }
      deliver(record, to: me)
      return .unfinished(box)
    }
    if record.owner.isSibling(of: me), let box = record.box {
      // Another task of the same request made it: both share the object graph. Who waits for what this task
      // makes waits for that task, too, from now on.
      deliver(record, to: me)
      hasChanged = true
      return .unfinished(box)
    }
    return wait(slot, plan, me)
  }

  /// Begins to wait, and returns what the creator must do now.
  private mutating func wait(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ me: Creator
  ) -> Answer {
    me.waitsFor = slot
    me.waitsAs = plan
    me.isRunning = false
    // A new edge in the wait graph may free a creator that waits already.
    hasChanged = true
    return judge(me)
  }

  /// Returns what a waiting creator must do now.
  package mutating func judge(_ me: Creator) -> Answer {
    guard let slot = me.waitsFor, !isPartnerRunning(of: me) else { return .wait }
    if let failure = me.inheritedFailure {
      stopWaiting(me)
      return .failed(failure)
    }
    if let record = slot.record, isClosed(record) { publish(record) }
    if let record = slot.record, let box = record.box, record.owner.isSibling(of: me) {
      // Meanwhile the other task has made it.
      stopWaiting(me)
      hasChanged = true
      deliver(record, to: me)
      return .unfinished(box)
    }
    if let record = slot.record, mustNotWait(me, for: record) {
      return answerAtOnce(record, to: me)
    }
    guard let record = slot.record else {
      let plan = me.waitsAs
      stopWaiting(me)
      return settled(slot, plan, me).unsafelyUnwrapped
    }
    if let box = record.box {
      guard isInCycle(me) else { return .wait }
      let factories = unfinishedOwners(of: record)
      guard !factories.contains(where: { isRunning($0, besides: me) }) else { return .wait }
      unite(me, factories)
      me.borrowed.append(record)
      record.borrowers.append(me)
      stopWaiting(me)
      deliver(record, to: me)
      return .unfinished(box)
    }
    return judgeInitializers(of: me)
  }

  mutating func stopWaiting(_ me: Creator) {
    takeTurn(me)
    me.waitsFor = nil
    me.waitsAs = nil
    me.isRunning = true
  }

  /// Returns the answer for a slot whose instance is finished, or that no creator is filling.
  mutating func settled(_ slot: InstanceSlot, _ plan: ComponentPlan?, _ me: Creator) -> Answer? {
    if slot.mayBeFinished, let box = slot.finished { return .ready(box) }
    return slot.record == nil ? .make(begin(slot, plan, by: me)) : nil
  }
}

// How attempts fail, and how creators end.

extension CreationRules {
  /// Fails a record, and with it the records of all objects that hold its object.
  package mutating func fail(_ record: CreationRecord, _ failure: Failure) {
    pop(record)
    pendingFailure(record, nil)
    for each in holders(of: record) {
      if each !== record && each.isOnStack {
        pendingFailure(each, failure)
        continue
      }
      inherit(failure, each.borrowers)
      each.phase = .failed
      for held in each.holds { forget(each, in: held) }
      // Holders fail with the object, or as soon as their running code returns.
      release(each)
    }
    hasChanged = true
  }

  private mutating func pendingFailure(_ record: CreationRecord, _ failure: Failure?) {
    if let former = record.pendingFailure { pendingReleases.append(former) }
    record.pendingFailure = failure
  }

  /// Removes a holder from a record.
  private mutating func forget(_ holder: CreationRecord, in record: CreationRecord) {
    guard let index = record.heldBy.firstIndex(where: { $0 === holder }) else { return }
    pendingReleases.append(holder)
    record.heldBy.remove(at: index)
  }

  /// Ends a creator's wait without an answer.
  package mutating func giveUp(_ me: Creator) {
    stopWaiting(me)
    hasChanged = true
  }

  /// Drops a record that created nothing: the requester gets an object that existed already.
  package mutating func drop(_ record: CreationRecord) {
    pop(record)
    record.phase = .failed
    for held in record.holds {
      forget(record, in: held)
      deliver(held, to: record.owner)
    }
    release(record)
    hasChanged = true
  }

  // MARK: The end of a call

  /// Marks a creator as having no work left.
  package mutating func finishOwnWork(_ me: Creator) {
    guard !me.borrowed.isEmpty else { return }
    leaveGroup(me)
    me.isRunning = false
    hasChanged = true
  }

  /// Returns whether a creator without work may end.
  ///
  /// - Returns: Nil if it may end; otherwise the answer to wait or to fail.
  package mutating func judgeEnd(_ me: Creator) -> Answer? {
    if let failure = me.inheritedFailure { return .failed(failure) }
    for record in me.borrowed where !record.isSettled {
      guard isClosed(record) else { return mustNotWait(me, for: record) ? .madeByTask : .wait }
      publish(record)
    }
    return nil
  }

  /// Ends a creator and fails its unfinished records, if there is a failure. `releaseRecords()`
  /// releases the records afterwards, without the lock.
  ///
  /// - Returns: Whether nothing refers to the creator any more.
  @discardableResult
  package mutating func end(_ me: Creator, _ failure: Failure?) -> Bool {
    var isForgotten = me.borrowed.isEmpty && me.group == nil && me.inheritedFailure == nil
    leaveGroup(me)
    me.isRunning = false
    me.top = nil
    detach(me)
    if let base = me.base {
      pendingReleases.append(base)
      me.base = nil
    }
    var next = me.newest.map(Unmanaged.passUnretained)
    while let current = next {
      current._withUnsafeGuaranteedRef { record in
        next = record.earlier.map(Unmanaged.passUnretained)
        if let failure, !record.isFinished { fail(record, failure) }
        guard !record.isSettled else { return }
        isForgotten = false
        record.endedOwner = me
      }
    }
    hasChanged = true
    return isForgotten
  }
}
