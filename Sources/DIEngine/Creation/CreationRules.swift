/// How resolutions of several threads create objects that they share: the state machine behind the
/// gate.
///
/// - A slot has at most one record. Who needs its object waits for the record's resolution, no longer
///   than until the object and all that it reaches is finished.
/// - A resolution that waits for itself, by way of others, borrows the object if there is one, though
///   it is unfinished; it does not end before that object is finished. If there is none, because each
///   of them is inside an initializer, one of them gets an error.
/// - Resolutions that have borrowed run code of the user one at a time.
/// - If an object fails, all unfinished ones that hold it fail with it.
///
/// The rules wait for nothing and call nobody; the gate does, with a lock around each rule.
package struct CreationRules {
  /// What a resolution that needs an object is to do.
  package enum Answer {
    /// Take the object: it is finished, and so is all that it reaches.
    case ready(AnyBox)
    /// Take the object, which is unfinished.
    case unfinished(AnyBox)
    /// Make the object.
    case make(CreationRecord)
    /// Fail: the resolution makes the object itself right now.
    case recursion
    /// Fail: initializers of several resolutions need each other, in this order.
    case cycle([CreationRecord])
    /// Fail: what was borrowed has failed.
    case failed(Failure)
    /// Wait until something changes, and judge again.
    case wait
  }

  /// What is to be released where no lock is held, since a deinit is code of the user: all that a rule
  /// lets go of, records included, since they hold plans, objects and errors.
  package var pendingReleases: [AnyObject] = []
  /// Whether something changed that may let a waiting resolution go on.
  package var hasChanged = false
  var visits = 0

  package init() {}

  /// A resolution needs the object of a slot.
  package mutating func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, by me: Creator
  ) -> Answer {
    if let failure = me.inheritedFailure { return .failed(failure) }
    if let answer = settled(slot, plan, me) { return answer }
    let record = slot.record.unsafelyUnwrapped
    if record.owner === me {
      guard let box = record.box else { return .recursion }
      deliver(record, to: me)
      return .unfinished(box)
    }
    me.waitsFor = slot
    me.waitsAs = plan
    me.isRunning = false
    // A new edge between resolutions may free one that waits already.
    hasChanged = true
    return judge(me)
  }

  /// What a waiting resolution is to do now.
  package mutating func judge(_ me: Creator) -> Answer {
    guard let slot = me.waitsFor, !isPartnerRunning(of: me) else { return .wait }
    if let failure = me.inheritedFailure {
      stopWaiting(me)
      return .failed(failure)
    }
    if let record = slot.record, isClosed(record) { publish(record) }
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

  func stopWaiting(_ me: Creator) {
    me.waitsFor = nil
    me.waitsAs = nil
    me.isRunning = true
  }

  /// The answer for a slot that nobody makes an object for.
  mutating func settled(_ slot: InstanceSlot, _ plan: ComponentPlan?, _ me: Creator) -> Answer? {
    if let box = slot.finished { return .ready(box) }
    return slot.record == nil ? .make(begin(slot, plan, by: me)) : nil
  }
}

// How attempts end without an object, and how resolutions end.

extension CreationRules {
  /// Ends an attempt without an object, and with it those of all objects that hold the one.
  package mutating func fail(_ record: CreationRecord, _ failure: Failure) {
    pop(record)
    pendingFailure(record, nil)
    for each in holders(of: record) {
      if each !== record && each.isOnStack {
        pendingFailure(each, failure)
        continue
      }
      for borrower in each.borrowers where borrower.inheritedFailure == nil {
        borrower.inheritedFailure = failure
      }
      each.phase = .failed
      for held in each.holds { forget(each, in: held) }
      // Those that hold the object fail with it, or as soon as their running code returns.
      release(each)
    }
    hasChanged = true
  }

  private mutating func pendingFailure(_ record: CreationRecord, _ failure: Failure?) {
    if let former = record.pendingFailure { pendingReleases.append(former) }
    record.pendingFailure = failure
  }

  /// Lets a record forget one of its holders.
  private mutating func forget(_ holder: CreationRecord, in record: CreationRecord) {
    guard let index = record.heldBy.firstIndex(where: { $0 === holder }) else { return }
    pendingReleases.append(holder)
    record.heldBy.remove(at: index)
  }

  /// Lets a resolution wait no longer, whatever comes.
  mutating func giveUp(_ me: Creator) {
    stopWaiting(me)
    hasChanged = true
  }

  /// Gives up a record that made nothing: somebody else had the object, and who asked gets it.
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

  /// A resolution has nothing more to do.
  package mutating func comeToEnd(_ me: Creator) {
    guard !me.borrowed.isEmpty else { return }
    leaveGroup(me)
    me.isRunning = false
    hasChanged = true
  }

  /// Whether a resolution that has nothing more to do may return.
  ///
  /// - Returns: `nil` if it may; else to wait, or to fail.
  package mutating func judgeEnd(_ me: Creator) -> Answer? {
    if let failure = me.inheritedFailure { return .failed(failure) }
    for record in me.borrowed where !record.isSettled {
      guard isClosed(record) else { return .wait }
      publish(record)
    }
    return nil
  }

  /// Ends a resolution: what it made and did not finish, fails. Its records are released afterwards,
  /// without the lock, by `releaseRecords()`.
  ///
  /// - Returns: whether nobody has to do with the resolution any more.
  @discardableResult
  package mutating func end(_ me: Creator, _ failure: Failure?) -> Bool {
    var isForgotten = me.borrowed.isEmpty && me.group == nil && me.inheritedFailure == nil
    leaveGroup(me)
    me.isRunning = false
    me.top = nil
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
