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

  /// What is to be released where no lock is held, since a deinit is code of the user.
  package var trash: [AnyObject] = []
  /// Whether something changed that may let a waiting resolution go on.
  package var hasChanged = false
  var visits = 0

  package init() {}

  /// A resolution needs the object of a slot.
  package mutating func need(
    _ slot: Slot, _ plan: CellPlan?, by me: Resolution
  ) -> Answer {
    if let failure = me.taint { return .failed(failure) }
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
  package mutating func judge(_ me: Resolution) -> Answer {
    guard let slot = me.waitsFor, !isPartnerRunning(of: me) else { return .wait }
    if let failure = me.taint {
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
      let makers = unfinishedOwners(of: record)
      guard !makers.contains(where: { isRunning($0, besides: me) }) else { return .wait }
      unite(me, makers)
      me.borrowed.append(record)
      record.borrowers.append(me)
      stopWaiting(me)
      deliver(record, to: me)
      return .unfinished(box)
    }
    guard let chain = initializerCycle(of: me) else { return .wait }
    stopWaiting(me)
    return .cycle(chain)
  }

  private func stopWaiting(_ me: Resolution) {
    me.waitsFor = nil
    me.waitsAs = nil
    me.isRunning = true
  }

  /// The answer for a slot that nobody makes an object for.
  private func settled(_ slot: Slot, _ plan: CellPlan?, _ me: Resolution) -> Answer? {
    if let box = slot.finished { return .ready(box) }
    return slot.record == nil ? .make(begin(slot, plan, by: me)) : nil
  }

  /// Begins a record, whose code runs from now on.
  package func begin(
    _ slot: Slot?, _ plan: CellPlan?, by me: Resolution
  ) -> CreationRecord {
    let record = CreationRecord(slot, plan, me)
    record.earlier = me.newest
    me.newest = record
    slot?.record = record
    push(record)
    return record
  }

  /// Begins a record that stands for all injections that wait: for objects that have none of their
  /// own. It is finished as such an object is, by `injected(_:)`.
  package func beginRemainder(of me: Resolution) -> CreationRecord {
    let record = CreationRecord(nil, nil, me)
    record.phase = .early
    record.earlier = me.newest
    me.newest = record
    return record
  }

  /// Takes a slot from another record of the same resolution, whose object is not to be kept.
  package func take(_ slot: Slot, for record: CreationRecord) {
    slot.record?.slot = nil
    slot.record = record
    record.slot = slot
  }

  private func push(_ record: CreationRecord) {
    record.isOnStack = true
    record.below = record.owner.top
    record.owner.top = record
  }

  private func pop(_ record: CreationRecord) {
    guard record.isOnStack else { return }
    record.isOnStack = false
    record.owner.top = record.below
    record.below = nil
  }

  /// There is an object, which the code of the record goes on with.
  package mutating func show(_ box: AnyBox, of record: CreationRecord) {
    // Without a slot nobody finds the object here.
    if record.slot != nil { record.box = box }
    record.phase = .early
    hasChanged = true
  }

  /// The initializer, or the injections of an object that was shown, have run.
  ///
  /// - Parameter isQueued: whether injections are outstanding.
  /// - Returns: why the record must fail, if it must; the caller lets it fail then.
  package mutating func initialized(
    _ record: CreationRecord, _ box: AnyBox, isQueued: Bool
  ) -> Failure? {
    if let failure = record.poison ?? record.owner.taint { return failure }
    if record.phase == .initializing { show(box, of: record) }
    pop(record)
    if !isQueued { finish(record) }
    deliver(record, to: record.owner)
    return nil
  }

  /// The outstanding injections of an object begin.
  ///
  /// - Returns: whether they are to run; false if the object has failed meanwhile.
  package func resume(_ record: CreationRecord) -> Bool {
    guard record.phase == .early else { return false }
    push(record)
    return true
  }

  /// The outstanding injections of an object have run.
  ///
  /// - Returns: why the record must fail, if it must; the caller lets it fail then.
  package mutating func injected(_ record: CreationRecord) -> Failure? {
    if let failure = record.poison ?? record.owner.taint { return failure }
    pop(record)
    finish(record)
    return nil
  }

  private mutating func finish(_ record: CreationRecord) {
    record.phase = .done
    hasChanged = true
    if isClosed(record) { publish(record) }
  }

  /// Notes that code of a resolution gets an object.
  package func deliver(_ record: CreationRecord, to me: Resolution) {
    guard let top = me.top, top !== record, !record.isSettled,
      !top.holds.contains(where: { $0 === record })
    else { return }
    top.holds.append(record)
    record.heldBy.append(top)
  }

  /// Shows an object, with all that it reaches, to everybody.
  mutating func publish(_ record: CreationRecord) {
    hasChanged = true
    var holders: [CreationRecord] = []
    if record.holds.isEmpty {
      holders = record.heldBy
      settle(record)
    } else {
      for each in unready(from: record) {
        holders += each.heldBy
        settle(each)
      }
    }
    for holder in holders where holder.phase == .done {
      holder.holds.removeAll { $0.phase == .ready }
      if isClosed(holder) { publish(holder) }
    }
  }

  private mutating func settle(_ record: CreationRecord) {
    record.phase = .ready
    if let box = record.box, !(record.slot?.keep(box) ?? false) { trash.append(box) }
    release(record)
    record.holds = []
    record.heldBy = []
  }

  /// Lets a slot and its record forget each other, and drops the object.
  private func release(_ record: CreationRecord) {
    record.box = nil
    if let slot = record.slot, slot.record === record { slot.record = nil }
    record.slot = nil
    record.borrowers = []
  }

  /// Ends an attempt without an object, and with it those of all objects that hold the one.
  package mutating func fail(_ record: CreationRecord, _ failure: Failure) {
    pop(record)
    if let failure = record.poison { trash.append(failure) }
    record.poison = nil
    for each in holders(of: record) {
      if each !== record && each.isOnStack {
        each.poison = failure
        continue
      }
      for borrower in each.borrowers where borrower.taint == nil { borrower.taint = failure }
      if let box = each.box { trash.append(box) }
      each.phase = .failed
      release(each)
      for held in each.holds { held.heldBy.removeAll { $0 === each } }
      each.holds = []
      each.heldBy.removeAll { $0.phase == .failed }
    }
    hasChanged = true
  }

  /// Lets a resolution wait no longer, whatever comes.
  mutating func giveUp(_ me: Resolution) {
    stopWaiting(me)
    hasChanged = true
  }

  /// Gives up a record that made nothing: somebody else had the object, and who asked gets it.
  package mutating func drop(_ record: CreationRecord) {
    pop(record)
    record.phase = .failed
    release(record)
    for held in record.holds {
      held.heldBy.removeAll { $0 === record }
      deliver(held, to: record.owner)
    }
    record.holds = []
    hasChanged = true
  }

  // MARK: The end of a call

  /// A resolution has nothing more to do.
  package mutating func comeToEnd(_ me: Resolution) {
    guard !me.borrowed.isEmpty else { return }
    leaveGroup(me)
    me.isRunning = false
    hasChanged = true
  }

  /// Whether a resolution that has nothing more to do may return.
  ///
  /// - Returns: `nil` if it may; else to wait, or to fail.
  package mutating func judgeEnd(_ me: Resolution) -> Answer? {
    if let failure = me.taint { return .failed(failure) }
    for record in me.borrowed where !record.isSettled {
      guard isClosed(record) else { return .wait }
      publish(record)
    }
    return nil
  }

  /// Ends a resolution: what it made and did not finish, fails.
  package mutating func end(_ me: Resolution, _ failure: Failure?) {
    leaveGroup(me)
    me.isRunning = false
    me.borrowed = []
    var next = me.newest
    me.newest = nil
    // One after the other, so that a long list does not die by a long recursion.
    while let record = next {
      next = record.earlier
      record.earlier = nil
      if let failure, !record.isFinished { fail(record, failure) }
    }
    hasChanged = true
  }
}
