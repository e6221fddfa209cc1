/// Where members wait for each other. Only those that meet come here.
///
/// There is one room in the process, since components of several engines may need each other. No code of the user's runs
/// under its lock: what is discarded is released, and tasks are resumed, after unlocking.
package final class Room: @unchecked Sendable {
  package static let shared = Room()

  package init() {}

  let mutex = Mutex(.room, isBusy: true)
  /// The members that wait, in any order.
  package private(set) var waiting: [Member] = []
  /// Those that block a thread which tasks may need.
  package private(set) var blocked: [Member] = []
  /// The members whose jobs have not begun on the main thread.
  package var hopping: [Member] = []
  /// The members that wait on the main thread, the outermost first. A job of another one may run on top of each.
  package var mainStack: [Member] = []
  fileprivate var pending = Pending()

  /// What is left to do without the lock.
  fileprivate struct Pending {
    var releases: [AnyObject] = []
    var continuations: [UnsafeContinuation<Void, Never>] = []
  }

  /// Calls a closure under the lock.
  package func locked<Result>(_ body: () -> Result) -> Result {
    mutex.lock()
    let result = body()
    unlock()
    return result
  }

  /// Unlocks; resumes tasks and releases what was discarded: a deinit and an executor may be code of the user.
  func unlock() {
    guard isLeftWork else { return mutex.unlock() }
    var left = Pending()
    swap(&left, &pending)
    mutex.unlock()
    for continuation in left.continuations { continuation.resume() }
    withExtendedLifetime(left) {}
  }

  func releaseLater(_ object: AnyObject?) {
    if let object { pending.releases.append(object) }
  }

  /// Whether something is left to do without the lock.
  var isLeftWork: Bool { !pending.releases.isEmpty || !pending.continuations.isEmpty }

  // MARK: A slot that is claimed

  /// Looks at a slot that was claimed a moment ago, and begins to wait for it unless there is another answer.
  ///
  /// - Returns: Nil if the slot isn't claimed any more.
  package func meet(
    _ me: Member, at slot: InstanceSlot, _ plan: (any ClaimedPlan)?, _ manner: () -> Wait.Manner
  ) -> ClaimAnswer? {
    mutex.lock()
    defer { unlock() }
    guard let claim = slot.pin() else { return nil }
    let session = me.session
    if claim.session === session {
      if let box = claim.box {
        me.receive(claim)
        slot.unpin(claim)
        return .unfinished(box)
      }
      if me.innermost?.path.contains(where: { $0 === claim }) ?? false {
        slot.unpin(claim)
        return .recursion
      }
    }
    claim.root.meet()
    me.meet()
    let wait = Wait(.claim(claim), manner(), plan)
    begin(wait, of: me)
    return .wait(wait)
  }

  /// Puts another claim of the same request in place of a slot's claim, which loses its slot; or none, if the object exists.
  ///
  /// - Returns: Nil if the slot isn't claimed any more; false if another request has claimed it, or the object doesn't exist.
  func replace(_ me: Member, at slot: InstanceSlot, _ new: Claim?) -> Bool? {
    locked {
      guard let former = slot.pin() else { return nil }
      // Another request may settle its claim as soon as that isn't awaited any more: this may be the last reference then.
      releaseLater(former)
      guard former.isOf(me), new != nil || former.box != nil else {
        slot.unpin(former)
        return false
      }
      releaseLater(former.slot)
      releaseLater(former.box)
      (former.slot, former.box) = (nil, nil)
      slot.word.store(new.map(SlotState.claimed) ?? .empty)
      settle(former)
      return true
    }
  }

  // MARK: Two events

  /// Ends the waits for a claim that is settled. The caller has the lock.
  func settle(_ claim: Claim) {
    let waiters = claim.waiters ?? []
    claim.waiters = nil
    for waiter in waiters {
      guard let wait = waiter.wait else { continue }
      wait.isSettled = true
      note(ready: waiter, wait)
      pass(waiter.session)
    }
  }

  /// Notes that an object exists for which members of its session may wait. They get it when the turn is free.
  func exposed(_ claim: Claim) {
    locked {
      let session = claim.session
      for waiter in claim.waiters ?? [] where waiter.session === session {
        waiter.wait.map { note(ready: waiter, $0) }
      }
    }
  }

  /// Notes that a root, which the caller retains, must fail. It and its children wait for no object any more: they go on when
  /// the turn is free.
  func tainted(_ root: Member) {
    locked {
      for member in reachable(from: [root], \.children) {
        member.wait.map { note(ready: member, $0) }
      }
    }
  }

  /// Gives up the turn of a session, and lets others go on.
  func release(_ first: Session) {
    var session = first
    session.turn = nil
    while let circle = circle(through: session) { session = unite(circle) }
    examineFresh(session)
    refuseThreads()
    if !hopping.isEmpty, let member = mainStack.last { wake(member) }
    pass(session.current)
  }

  /// Wakes the first member that may take a free turn.
  func pass(_ session: Session) {
    guard session.turn == nil else { return }
    for member in session.ending where member.taint != nil || hasReceivedAll(member) {
      member.wait.map { note(ready: member, $0) }
    }
    if let next = session.ready.next { wake(next) }
  }

  /// Notes that a waiting member may go on as soon as its session's turn is free.
  func note(ready member: Member, _ wait: Wait) {
    guard !wait.isReady else { return }
    wait.isReady = true
    member.session.ready.append(member, isTask: !wait.isOfThread)
  }

  private func wake(_ member: Member) {
    guard let wait = member.wait, !wait.isWoken else { return }
    wait.isWoken = true
    wait.condition?.broadcast()
    if let continuation = wait.continuation {
      wait.continuation = nil
      pending.continuations.append(continuation)
    }
  }

  // MARK: Waits

  /// Begins a wait of a member that has the turn or, if it waits for the turn, has it not.
  func begin(_ wait: Wait, of me: Member) {
    me.state = .waiting(wait)
    wait.index = waiting.count
    waiting.append(me)
    if wait.blocksTasks { blocked.append(me) }
    if wait.isOnMain { mainStack.append(me) }
    let session = me.session
    switch wait.wants {
    case .turn:
      note(ready: me, wait)
      // Not a release: the member has no turn. But whoever has it may be gone by now.
      return pass(session)
    case .claim(let claim):
      wait.claimIndex = claim.waiters?.count ?? 0
      if claim.waiters == nil { claim.waiters = [] }
      claim.waiters?.append(me)
      if claim.session !== session { session.outward.append(me) }
      session.fresh.append(me)
    case .end:
      session.ending.append(me)
    }
    release(session)
  }

  /// Ends a wait, if its member may go on and the turn is free: it has the turn then.
  func end(_ wait: Wait, of me: Member) -> Bool {
    guard me.session.turn == nil, isReady(me, wait) else { return false }
    me.session.turn = me
    remove(wait, of: me)
    return true
  }

  /// Takes a member that goes on from all lists.
  func remove(_ wait: Wait, of me: Member) {
    waiting.remove(inAnyOrder: wait.index) { $0.wait?.index = wait.index }
    if wait.blocksTasks { blocked.removeAll { $0 === me } }
    if wait.isOnMain { mainStack.removeAll { $0 === me } }
    me.session.remove(me, wait)
    if case .claim(let claim) = wait.wants, !wait.isSettled {
      claim.waiters?.remove(inAnyOrder: wait.claimIndex) { $0.wait?.claimIndex = wait.claimIndex }
    }
    me.state = .running
  }

  /// Whether a waiting member may go on as soon as the turn is free. Call it only while the turn is free.
  package func isReady(_ me: Member, _ wait: Wait) -> Bool {
    if wait.verdict != nil { return true }
    switch wait.wants {
    case .turn: return true
    case .end: return me.taint != nil || hasReceivedAll(me)
    case .claim(let claim):
      return wait.isSettled || me.root.taint != nil
        || claim.session === me.session && claim.box != nil
    }
  }

  /// Whether all that a member received is settled. Forgets what is: a claim may be the last to refer to its plan.
  private func hasReceivedAll(_ me: Member) -> Bool {
    while let last = me.received.last, last.isSettled {
      releaseLater(me.received.removeLast())
    }
    if let former = me.wait?.note(outstanding: me.received.last?.plan) {
      releaseLater(former.plan)
      releaseLater(former.registry)
    }
    return me.received.isEmpty
  }

  // MARK: For drivers of tasks

  /// Looks whether a wait is over. If it is, its member has the turn.
  package func isOver(_ wait: Wait, of me: Member) -> Bool {
    locked {
      wait.isWoken = false
      return end(wait, of: me)
    }
  }

  /// Ends the wait of a cancelled task for an object, if it still waits for it. What others make goes on.
  package func cancel(_ wait: Wait, of me: Member) {
    locked {
      guard me.wait === wait, wait.claim != nil else { return }
      giveUp(me, .cancelled)
      pass(me.session)
    }
  }

  /// Deposits what continues a waiting task. It continues at once if the task was woken meanwhile.
  package func deposit(_ continuation: UnsafeContinuation<Void, Never>, with wait: Wait) {
    locked {
      if wait.isWoken {
        pending.continuations.append(continuation)
      } else {
        wait.continuation = continuation
      }
    }
  }
}

// The caller has the room's lock.

extension InstanceSlot {
  /// Makes the word awaited: it can't change then before the lock is released.
  ///
  /// - Returns: The claim, if the slot is claimed.
  func pin() -> Claim? {
    while true {
      let state = word.load()
      guard state.isClaimed else { return nil }
      if state.isAwaited || word.replace(state, with: state.awaited) { return state.claim }
    }
  }

  /// Makes the word one that its claim settles without the lock, if nobody waits for it.
  func unpin(_ claim: Claim) {
    if claim.waiters?.isEmpty ?? true { word.store(.claimed(claim)) }
  }
}
