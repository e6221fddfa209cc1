// How an object comes from its beginning to where everybody finds it.

extension CreationRules {
  /// Begins a record, whose code runs from now on.
  package mutating func begin(
    _ slot: InstanceSlot?, _ plan: ComponentPlan?, by me: Creator
  ) -> CreationRecord {
    me.addRecord(slot, plan)
    let record = me.newest.unsafelyUnwrapped
    slot?.record = record
    push(record)
    return record
  }

  /// Begins a record that stands for all injections that wait: for objects that have none of their
  /// own. It is finished as such an object is, by `injected(_:)`.
  package func beginRemainder(of me: Creator) -> CreationRecord {
    let record = CreationRecord(nil, nil, me)
    record.phase = .early
    record.earlier = me.newest
    me.newest = record
    return record
  }

  /// Takes a slot from another record of the same resolution, whose object is not to be kept.
  package mutating func take(_ slot: InstanceSlot, for record: CreationRecord) {
    if let former = slot.record { separate(slot, former) }
    slot.record = record
    record.slot = slot
  }

  /// Lets a slot and its record forget each other.
  mutating func separate(_ slot: InstanceSlot, _ record: CreationRecord) {
    pendingReleases.append(record)
    slot.record = nil
    if let held = record.takeSlot() { pendingReleases.append(held) }
  }

  func push(_ record: CreationRecord) {
    record.isOnStack = true
    record.below = record.owner.top
    record.owner.top = record
  }

  func pop(_ record: CreationRecord) {
    guard record.isOnStack else { return }
    record.isOnStack = false
    record.owner.top = record.below
    record.below = nil
  }

  /// There is an object, which the code of the record goes on with.
  package mutating func show(_ box: AnyBox, of record: CreationRecord) {
    // Without a slot nobody finds the object here.
    if record.slot != nil { record.box = box }
    record.retainSlot()
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
    if let failure = record.pendingFailure ?? record.owner.inheritedFailure { return failure }
    pop(record)
    if !isQueued, record.phase == .initializing, record.isAlone {
      publishAlone(record, box)
      return nil
    }
    if record.phase == .initializing { show(box, of: record) }
    if !isQueued { finish(record) }
    deliver(record, to: record.owner)
    return nil
  }

  /// Shows an object to everybody that nobody saw and that holds nothing unfinished: what comes of it
  /// is the same as if it had gone the whole way, which most objects needn't.
  mutating func publishAlone(_ record: CreationRecord, _ box: AnyBox) {
    record.phase = .ready
    hasChanged = true
    record.heldSlot?._withUnsafeGuaranteedRef { slot in
      if let box = slot.keep(box) { pendingReleases.append(box) }
      if slot.record === record { slot.record = nil }
    }
    // It was never shown, so that the slot is the request's.
    _ = record.takeSlot()
  }

  /// The outstanding injections of an object begin.
  ///
  /// - Returns: whether they are to run; false if the object has failed meanwhile.
  package func resume(_ record: CreationRecord) -> Bool {
    guard record.phase == .early else { return false }
    push(record)
    return true
  }

  /// Some of the outstanding injections of an object have run; the others resume it.
  ///
  /// - Returns: why the record must fail, if it must; the caller lets it fail then.
  package func pause(_ record: CreationRecord) -> Failure? {
    if let failure = record.pendingFailure ?? record.owner.inheritedFailure { return failure }
    pop(record)
    return nil
  }

  /// The outstanding injections of an object have run.
  ///
  /// - Returns: why the record must fail, if it must; the caller lets it fail then.
  package mutating func injected(_ record: CreationRecord) -> Failure? {
    if let failure = record.pendingFailure ?? record.owner.inheritedFailure { return failure }
    pop(record)
    finish(record)
    return nil
  }

  mutating func finish(_ record: CreationRecord) {
    record.phase = .done
    hasChanged = true
    if isClosed(record) { publish(record) }
  }

  /// Notes that code of a resolution gets an object.
  package func deliver(_ record: CreationRecord, to me: Creator) {
    guard let top = me.top, top !== record, !record.isSettled, !top.isHolding(record)
    else { return }
    top.holds.append(record)
    record.heldBy.append(top)
  }

  /// Shows an object, with all that it reaches, to everybody; and then those of its holders that
  /// waited for nothing else. One after the other: a long line of holders needs no deep stack.
  mutating func publish(_ record: CreationRecord) {
    hasChanged = true
    var closed = [record]
    while let next = closed.popLast() {
      guard !next.isSettled else { continue }
      var holders: [CreationRecord] = []
      for each in unready(from: next) {
        holders += each.heldBy
        settle(each)
      }
      for holder in holders where holder.phase == .done {
        forgetReady(of: holder)
        if isClosed(holder) { closed.append(holder) }
      }
    }
  }

  /// Forgets objects that a record holds and that are ready, as far as they stand at the end of its
  /// list: so each is looked at once, however many there are.
  private mutating func forgetReady(of holder: CreationRecord) {
    while let last = holder.holds.last, last.phase == .ready {
      pendingReleases.append(last)
      holder.holds.removeLast()
    }
  }

  mutating func settle(_ record: CreationRecord) {
    record.phase = .ready
    if let box = record.box {
      record.box = nil
      if let box = record.slot.map({ $0.keep(box) }) ?? box { pendingReleases.append(box) }
    }
    release(record)
  }

  /// Ends what a settled record has to do with others, and drops the object.
  mutating func release(_ record: CreationRecord) {
    pendingReleases.append(record)
    if let box = record.box {
      pendingReleases.append(box)
      record.box = nil
    }
    if let slot = record.slot, slot.record === record { slot.record = nil }
    if let held = record.takeSlot() { pendingReleases.append(held) }
    if !record.borrowers.isEmpty {
      pendingReleases += record.borrowers as [AnyObject]
      record.borrowers = []
    }
    if !record.holds.isEmpty {
      pendingReleases += record.holds as [AnyObject]
      record.holds = []
    }
    if !record.heldBy.isEmpty {
      pendingReleases += record.heldBy as [AnyObject]
      record.heldBy = []
    }
  }
}
