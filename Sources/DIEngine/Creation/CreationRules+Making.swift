// The path of an object from its beginning to its publication.

extension CreationRules {
  /// Begins a record and pushes it on the creator's stack.
  package mutating func begin(
    _ slot: InstanceSlot?, _ plan: ComponentPlan?, by me: Creator
  ) -> CreationRecord {
    me.addRecord(slot, plan)
    let record = me.newest.unsafelyUnwrapped
    slot?.record = record
    push(record)
    return record
  }

  /// Begins the record of a slot that is empty and that no creator is filling; returns nil for any other slot, and
  /// for a creator that must fail.
  package mutating func begun(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, by me: Creator
  ) -> Unmanaged<CreationRecord>? {
    guard slot.record == nil, me.inheritedFailure == nil, !me.isLent,
      !slot.mayBeFinished || slot.finished == nil
    else { return nil }
    me.addRecord(slot, plan)
    let record = me.newest.map(Unmanaged.passUnretained).unsafelyUnwrapped
    record._withUnsafeGuaranteedRef {
      slot.record = $0
      push($0)
    }
    return record
  }

  /// Begins a record that stands for all outstanding injections, on behalf of objects without a record
  /// of their own. `injected(_:)` finishes it.
  package func beginOutstandingInjections(of me: Creator) -> CreationRecord {
    let record = CreationRecord(nil, nil, me)
    record.phase = .early
    record.earlier = me.newest
    me.newest = record
    return record
  }

  /// Assigns a slot to a record; the slot's former record, of the same creator, will not be kept.
  package mutating func take(_ slot: InstanceSlot, for record: CreationRecord) {
    if let former = slot.record { separate(slot, former) }
    slot.record = record
    record.slot = slot
  }

  /// Detaches a slot and its record from each other.
  mutating func separate(_ slot: InstanceSlot, _ record: CreationRecord) {
    pendingReleases.append(record)
    slot.record = nil
    hasChanged = true
    wake(record)
    if let held = record.takeSlot() { pendingReleases.append(held) }
  }

  /// Lets those go on that wait for a record only.
  mutating func wake(_ record: CreationRecord) {
    if record.waitingCreators != nil { wakeCreators(waitingFor: record) }
    guard let waiters = record.waiters else { return }
    record.waiters = nil
    continuations += waiters
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

  /// Makes an object visible to its creator while its injections are outstanding.
  package mutating func show(_ box: AnyBox, of record: CreationRecord) {
    // Only requests for the slot read the object.
    if record.slot != nil { record.box = box }
    record.retainSlot()
    record.phase = .early
    hasChanged = true
    wakeCreators(waitingFor: record)
  }

  /// Ends the initializer or, for an object that is already visible, its immediate injections.
  ///
  /// - Parameter isQueued: Whether injections are outstanding.
  /// - Returns: The failure with which the caller must fail the record, or nil.
  package mutating func initialized(
    _ record: CreationRecord, _ box: AnyBox, isQueued: Bool
  ) -> Failure? {
    guard record.pendingFailure == nil, record.owner.inheritedFailure == nil else {
      return record.pendingFailure ?? record.owner.inheritedFailure
    }
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

  /// Publishes an object that no other creator has seen and that holds nothing unfinished: a shortcut
  /// with the same result as the full path, taken by most objects.
  mutating func publishAlone(_ record: CreationRecord, _ box: AnyBox) {
    record.phase = .ready
    hasChanged = true
    record.heldSlot?._withUnsafeGuaranteedRef { slot in
      slot.mayBeFinished = true
      let kept = slot.keep(box, at: record.place, madeBy: record.owner.request)
      if let kept { pendingReleases.append(kept) }
      record.place = .none
      slot.forget(record)
    }
    wake(record)
    // The object was never visible, so the record doesn't retain the slot.
    _ = record.takeSlot()
  }

  /// Begins a group of the object's outstanding injections.
  ///
  /// - Returns: Whether the injections may run: false if the object has failed meanwhile.
  package func resume(_ record: CreationRecord) -> Bool {
    guard record.phase == .early else { return false }
    push(record)
    return true
  }

  /// Suspends the object's outstanding injections; `resume(_:)` continues them.
  ///
  /// - Returns: The failure with which the caller must fail the record, or nil.
  package func pause(_ record: CreationRecord) -> Failure? {
    if let failure = record.pendingFailure ?? record.owner.inheritedFailure { return failure }
    pop(record)
    return nil
  }

  /// Ends the last of the object's outstanding injections.
  ///
  /// - Returns: The failure with which the caller must fail the record, or nil.
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

  /// Records that the running code of a creator receives an object.
  package func deliver(_ record: CreationRecord, to me: Creator) {
    guard let top = me.innermost, top !== record, !record.isSettled, !top.isHolding(record)
    else { return }
    top.holds.append(record)
    record.heldBy.append(top)
  }

  /// Publishes an object together with everything it reaches, and then the holders that waited only for
  /// these. A loop instead of recursion: a long chain of holders needs no deep stack.
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

  /// Removes ready objects from the end of a record's list of held ones. From the end, so that each is
  /// examined once, however many there are.
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
      record.slot?.mayBeFinished = true
      let request = record.owner.request
      if let box = record.slot.map({ $0.keep(box, madeBy: request) }) ?? box {
        pendingReleases.append(box)
      }
    }
    release(record)
  }

  /// Removes a settled record's relations to others and drops its object.
  mutating func release(_ record: CreationRecord) {
    pendingReleases.append(record)
    if let box = record.box {
      pendingReleases.append(box)
      record.box = nil
    }
    if let slot = record.slot, slot.record === record { slot.record = nil }
    wake(record)
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
