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
