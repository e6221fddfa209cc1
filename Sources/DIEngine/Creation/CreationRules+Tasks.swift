// How tasks take part: they may be suspended, and some threads must not wait for them.

extension CreationRules {
  /// Whether a task that needs the instance of a slot waits without being part of the wait graph: it makes
  /// nothing that others may need, so its wait can't close a circle.
  package func waitsOutsideGraph(_ me: Creator, for slot: InstanceSlot) -> Bool {
    guard let record = slot.record, slot.finished == nil else { return false }
    return me.newest == nil && me.borrowed.isEmpty && me.inheritedFailure == nil && me.parent == nil
      && record.owner.session !== me.session
  }

  // MARK: Children

  /// Makes a creator part of an asynchronous request.
  ///
  /// - Parameter origin: The creator whose closure has started the creator's task, and the record of that closure.
  package func join(
    _ me: Creator, _ session: AsyncSession,
    within origin: (creator: Creator, top: CreationRecord?)?
  ) {
    me.session = session
    guard let origin else { return }
    me.base = origin.top
    me.parent = origin.creator
    me.childIndex = origin.creator.children.count
    origin.creator.children.append((me, origin.top))
    guard let group = origin.creator.group else { return }
    me.group = group
    group.members.append(me)
    // A borrower's code runs: the task waits as if it came back from a closure.
    if isPartnerRunning(of: me) {
      me.isLent = true
      me.isRunning = false
    }
  }

  /// Parts a creator that ends from the one whose closure has started its task, and from those of its own closures.
  package func detach(_ me: Creator) {
    if let parent = me.parent {
      // A closure may have started very many tasks: the last one takes the place.
      let last = parent.children.removeLast()
      if last.creator !== me {
        last.creator.childIndex = me.childIndex
        parent.children[me.childIndex] = last
      }
      me.parent = nil
    }
    for (child, _) in me.children { child.parent = nil }
  }

  // MARK: Suspension

  /// Records that a creator's task enters a closure that may suspend.
  ///
  /// - Returns: Whether the task was in none before.
  @discardableResult
  package mutating func suspend(_ me: Creator) -> Bool {
    defer { me.isSuspended = true }
    hasChanged = true
    return !me.isSuspended
  }

  /// Records that a creator's task is back from such a closure.
  ///
  /// - Returns: Whether the task was in one.
  @discardableResult
  package func endSuspension(of me: Creator) -> Bool {
    defer { me.isSuspended = false }
    me.isHopping = false
    return me.isSuspended
  }

  /// Returns whether a task that is back may run code, although another creator borrowed an object from it.
  ///
  /// - Returns: Nil if it may; otherwise the answer to wait.
  package func judgeReturn(of me: Creator) -> Answer? {
    guard !isPartnerRunning(of: me) else { return .wait }
    me.isLent = false
    me.isRunning = true
    return nil
  }

  // MARK: Threads that must not wait

  /// Whether a thread must not wait for a record: a suspended task may need the thread before it finishes
  /// what the record reaches, or what somebody else needs for that.
  mutating func mustNotWait(_ me: Creator, for record: CreationRecord) -> Bool {
    guard me.isBlocking else { return false }
    return waits(unfinishedOwners(of: record)) { $0 !== me && $0.isOffThread(for: me) }
  }

  /// Returns the answer for a thread that must not wait for a record.
  ///
  /// Synchronous code of an asynchronous request uses the unfinished object. The request does not end before
  /// the object is finished, and its code and that of the object's makers run one at a time.
  mutating func answerAtOnce(_ record: CreationRecord, to me: Creator) -> Answer {
    guard let box = record.box, me.session != nil else {
      if record.box == nil {
        let answer = judgeInitializers(of: me)
        guard case .wait = answer else { return answer }
      }
      stopWaiting(me)
      return .madeByTask
    }
    let owners = unfinishedOwners(of: record).filter { $0 !== me }
    // Code that runs on a thread comes to an end, or to a wait, by itself.
    guard !owners.contains(where: { isRunning($0, besides: me) }) else { return .wait }
    unite(me, owners)
    me.borrowed.append(record)
    record.borrowers.append(me)
    stopWaiting(me)
    deliver(record, to: me)
    return .unfinished(box)
  }

  /// Whether a creator runs user code, or is suspended in it, so that a partner must wait. The partner doesn't
  /// wait for a suspended one if it blocks a thread, or if the suspended one's child waits, perhaps for the
  /// partner.
  func hasTurn(_ creator: Creator, before me: Creator) -> Bool {
    // The session lets one task of a request run at a time.
    guard creator !== me, creator.isRunning, !creator.isSibling(of: me) else { return false }
    let hasNoThread = creator.isSuspended || creator.isAwaitingSession
    return !(hasNoThread && (me.isBlocking || creator.hasWaitingChild))
  }

  /// Lets a creator's code run although tasks of its group are suspended: they wait for it once they are back.
  mutating func takeTurn(_ me: Creator) {
    for partner in me.group?.members ?? []
    where partner !== me && partner.isRunning && !partner.isSibling(of: me)
      && !hasTurn(partner, before: me)
    {
      partner.isLent = true
      partner.isRunning = false
      // Tasks of this creator's request that waited for the partner may go on.
      hasChanged = true
    }
  }

  /// Returns the creators that must act before the initializer of a record returns: the owner, and the tasks
  /// that the initializer started.
  func workers(on record: CreationRecord) -> [Creator] {
    var workers = [record.owner] + holders(of: record.owner.awaitedSession)
    for (child, top) in record.owner.children where isEnclosing(record, top) {
      workers.append(child)
      var next = child.children.map(\.creator)
      while let descendant = next.popLast() {
        workers.append(descendant)
        next += descendant.children.map(\.creator)
      }
    }
    return workers
  }

  /// Returns the creators that wait on a thread while their branch holds a session.
  func holders(of session: AsyncSession?) -> [Creator] {
    guard let session else { return [] }
    return holders.filter { $0.session === session }
  }

  /// Whether the code of a record runs around that of another one.
  private func isEnclosing(_ record: CreationRecord, _ inner: CreationRecord?) -> Bool {
    var next = inner
    while let each = next {
      if each === record { return true }
      next = each.below
    }
    return false
  }

  /// Moves everything that a task has made to the branch from which the task was started.
  package mutating func transfer(_ me: Creator, to other: Creator) {
    while let record = me.newest {
      me.newest = record.earlier
      record.owner = other
      record.earlier = other.newest
      other.newest = record
    }
    other.borrowed += me.borrowed
    for record in me.borrowed {
      record.borrowers = record.borrowers.map { $0 === me ? other : $0 }
    }
    me.borrowed = []
    if other.inheritedFailure == nil { other.inheritedFailure = me.inheritedFailure }
    if me.group != nil { unite(other, [me]) }
    leaveGroup(me)
    hasChanged = true
  }
}

extension Creator {
  /// Whether the creator's task has no thread: it is in a closure that may suspend, or waits.
  ///
  /// - Parameter waiter: Who waits for the task. The main thread does what the task needs it for, and waits for its
  ///   return, if it returns elsewhere.
  fileprivate func isOffThread(for waiter: Creator) -> Bool {
    if isAwaitingSession { return true }
    let isWaiting = session != nil && !isRunning && !isBlocking
    guard waiter.isOnMainThread else { return isWaiting || isSuspended }
    return isWaiting ? waitsFor == nil || returnsToMainThread : isSuspended && !isHopping
  }

  /// Whether a task that the creator's closure started waits, or one that such a task started.
  fileprivate var hasWaitingChild: Bool {
    children.contains { !$0.creator.isRunning || $0.creator.hasWaitingChild }
  }
}
