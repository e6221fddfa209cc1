// The wait graph between creators, and reachability between unfinished objects.

extension CreationRules {
  /// Returns the record and all unready ones that it reaches.
  mutating func unready(from record: CreationRecord) -> [CreationRecord] {
    guard !record.holds.isEmpty else { return record.isSettled ? [] : [record] }
    visits += 1
    var found = [record]
    record.visit = visits
    var next = 0
    while next < found.count {
      for held in found[next].holds where held.visit != visits && !held.isSettled {
        held.visit = visits
        found.append(held)
      }
      next += 1
    }
    return found
  }

  /// Whether the object and everything it reaches are finished.
  mutating func isClosed(_ record: CreationRecord) -> Bool {
    guard record.isFinished else { return false }
    // Searched from the end, where ready ones are removed.
    guard record.holds.reversed().contains(where: { !$0.isSettled }) else { return true }
    visits += 1
    var found = [record]
    record.visit = visits
    while let each = found.popLast() {
      for held in each.holds.reversed() where held.visit != visits && !held.isSettled {
        guard held.isFinished else { return false }
        held.visit = visits
        found.append(held)
      }
    }
    return true
  }

  /// Returns the record and all unready ones that reach it.
  mutating func holders(of record: CreationRecord) -> [CreationRecord] {
    visits += 1
    var found = [record]
    record.visit = visits
    var next = 0
    while next < found.count {
      for holder in found[next].heldBy where holder.visit != visits && !holder.isSettled {
        holder.visit = visits
        found.append(holder)
      }
      next += 1
    }
    return found
  }

  /// Returns the creators that must act before the object and everything it reaches are finished.
  mutating func unfinishedOwners(of record: CreationRecord) -> [Creator] {
    var owners: [Creator] = []
    for each in unready(from: record) where !each.isFinished {
      if !owners.contains(where: { $0 === each.owner }) { owners.append(each.owner) }
    }
    return owners
  }

  /// Returns the creators for which a creator waits.
  mutating func edges(of creator: Creator) -> [Creator] {
    var owners = creator.waitsFor?.record.map { unfinishedOwners(of: $0) } ?? []
    if let worker = creator.suspendedBy { owners.append(worker) }
    owners += creator.children.map(\.creator)
    owners += holders(of: creator.awaitedSession)
    return owners
  }

  /// Whether a creator waits for itself by way of others.
  mutating func isInCycle(_ me: Creator) -> Bool {
    waits(edges(of: me)) { $0 === me }
  }

  /// Whether one of some creators, or one for which they wait by way of others, satisfies a condition.
  mutating func waits(_ first: [Creator], for condition: (Creator) -> Bool) -> Bool {
    visits += 1
    let search = visits
    var found: [Creator] = []
    var (others, next) = (first, 0)
    while true {
      for other in others where other.search != search {
        if condition(other) { return true }
        other.search = search
        found.append(other)
      }
      guard next < found.count else { return false }
      others = edges(of: found[next])
      next += 1
    }
  }

  /// Returns the answer for creators whose initializers wait for each other.
  ///
  /// Several threads may create the object of a kept request at once, because a nested request for it
  /// creates it again. So a creator that waits for one continues, and none fails.
  mutating func judgeInitializers(of me: Creator) -> Answer {
    me.isBesideRepeatable = false
    guard let chain = initializerCycle(of: me) else { return .wait }
    if me.waitsFor?.isRepeatable == true {
      stopWaiting(me)
      return .recursion
    }
    me.isBesideRepeatable = chain.contains { $0.slot?.isRepeatable == true }
    guard !me.isBesideRepeatable else { return .wait }
    stopWaiting(me)
    return .cycle(chain)
  }

  /// Returns the chain of records, none with an object, along which a creator waits for itself; nil if
  /// the chain doesn't lead back to it.
  mutating func initializerCycle(of me: Creator) -> [CreationRecord]? {
    visits += 1
    var chain: [CreationRecord] = []
    return extend(&chain, with: me, to: me) ? chain : nil
  }

  /// Extends a chain by the records for which a creator waits, and those for which their makers wait.
  ///
  /// - Returns: Whether the chain leads to `end`.
  private func extend(
    _ chain: inout [CreationRecord], with creator: Creator, to end: Creator
  ) -> Bool {
    // The chain may run into a cycle that doesn't contain this creator.
    guard let record = creator.waitsFor?.record, record.phase == .initializing,
      record.visit != visits
    else { return false }
    record.visit = visits
    chain.append(record)
    let isOver = workers(on: record).contains { worker in
      worker === end || extend(&chain, with: worker, to: end)
        || isUnder(worker, &chain, to: end)
    }
    if !isOver { chain.removeLast() }
    return isOver
  }

  /// Whether a chain leads to `end` by way of the main-thread task that runs within the wait of a creator: the creator
  /// can't go on before the task has ended, not even if what it waits for exists.
  private func isUnder(
    _ creator: Creator, _ chain: inout [CreationRecord], to end: Creator
  ) -> Bool {
    guard let worker = creator.suspendedBy else { return false }
    return worker === end || extend(&chain, with: worker, to: end)
      || isUnder(worker, &chain, to: end)
  }

  /// Whether a waiting creator must judge again after a change.
  ///
  /// Most need not: the object they wait for is being initialized by a running creator.
  package mutating func mayContinue(_ me: Creator) -> Bool {
    guard let record = me.waitsFor?.record, record.phase == .initializing,
      me.inheritedFailure == nil, me.group == nil
    else { return true }
    if waitsForRecordOnly(me), holders.isEmpty { return false }
    let owner = record.owner
    // A thread that tasks may need gives up as soon as a task without a thread must act for the object.
    let mayHaveToGiveUp =
      me.isBlocking
      && (owner.isAwaitingSession || !owner.children.isEmpty
        || owner.session != nil && !record.holds.isEmpty)
    return mayHaveToGiveUp || owner.isSuspended || owner.waitsFor != nil || owner.suspendedBy != nil
      || owner.mainThreadTask != nil || owner.group != nil
  }

  // MARK: Groups

  /// Whether another member of the creator's group runs user code.
  func isPartnerRunning(of me: Creator) -> Bool {
    me.group?.members.contains { hasTurn($0, before: me) } ?? false
  }

  /// Whether a creator, or its group, runs user code.
  func isRunning(_ creator: Creator, besides me: Creator) -> Bool {
    (creator.group?.members ?? creator.family).contains { hasTurn($0, before: me) }
  }

  mutating func unite(_ me: Creator, _ others: [Creator]) {
    let united = me.group ?? CreatorGroup()
    for creator in [me] + others where creator.group !== united || creator.group == nil {
      let members = creator.group?.members ?? creator.family
      for member in members where member.group !== united {
        member.group = united
        united.members.append(member)
        leaveRecord(member)
      }
    }
  }

  func leaveGroup(_ me: Creator) {
    guard let group = me.group else { return }
    group.members.removeAll { $0 === me }
    me.group = nil
  }
}
