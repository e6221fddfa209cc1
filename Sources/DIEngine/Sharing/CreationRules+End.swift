// How attempts end without an object, and how resolutions end.

extension CreationRules {
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
  ///
  /// - Returns: whether nobody has to do with the resolution any more.
  @discardableResult
  package mutating func end(_ me: Resolution, _ failure: Failure?) -> Bool {
    var isForgotten = me.borrowed.isEmpty && me.group == nil && me.taint == nil
    leaveGroup(me)
    me.isRunning = false
    if !me.borrowed.isEmpty { me.borrowed = [] }
    while let newest = me.newest.map(Unmanaged.passUnretained) {
      newest._withUnsafeGuaranteedRef { record in
        if let failure, !record.isFinished { fail(record, failure) }
        if !record.isSettled { isForgotten = false }
      }
      dropFirst(me)
    }
    hasChanged = true
    return isForgotten
  }
}
