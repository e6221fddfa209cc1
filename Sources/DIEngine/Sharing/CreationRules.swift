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
