// How attempts end without an object, and how resolutions end.

extension CreationRules {
  /// Ends an attempt without an object, and with it those of all objects that hold the one.
  package mutating func fail(_ record: CreationRecord, _ failure: Failure) {
    pop(record)
    poison(record, nil)
    for each in holders(of: record) {
      if each !== record && each.isOnStack {
        poison(each, failure)
        continue
      }
      for borrower in each.borrowers where borrower.taint == nil { borrower.taint = failure }
      each.phase = .failed
      for held in each.holds { forget(each, in: held) }
      // Those that hold the object fail with it, or as soon as their running code returns.
      release(each)
    }
    hasChanged = true
  }

  private mutating func poison(_ record: CreationRecord, _ failure: Failure?) {
    if let former = record.poison { trash.append(former) }
    record.poison = failure
  }

  /// Lets a record forget one of its holders.
  private mutating func forget(_ holder: CreationRecord, in record: CreationRecord) {
    guard let index = record.heldBy.firstIndex(where: { $0 === holder }) else { return }
    trash.append(holder)
    record.heldBy.remove(at: index)
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
    for held in record.holds {
      forget(record, in: held)
      deliver(held, to: record.owner)
    }
    release(record)
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

  /// Ends a resolution: what it made and did not finish, fails. Its records are released afterwards,
  /// without the lock, by `releaseRecords()`.
  ///
  /// - Returns: whether nobody has to do with the resolution any more.
  @discardableResult
  package mutating func end(_ me: Resolution, _ failure: Failure?) -> Bool {
    var isForgotten = me.borrowed.isEmpty && me.group == nil && me.taint == nil
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
