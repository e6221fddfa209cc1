// Threads that tasks may need, and the main thread.

extension Room {
  /// Ends waits of threads that tasks may need, if such a thread waits for a task that has none.
  func refuseThreads() {
    for member in blocked {
      guard let wait = member.wait, wait.verdict == nil, member.session.turn == nil,
        !isReady(member, wait)
      else { continue }
      guard member.actors.contains(where: { $0.isOff(for: wait) }) else { continue }
      if member.kind == .task, let claim = wait.foreignClaim(of: member) {
        let other = claim.session
        // Who has its turn comes to a wait, or suspends, by itself.
        guard other.turn == nil else { continue }
        if claim.box != nil {
          release(unite([member.session, other]))
          continue
        }
      }
      giveUp(member, .madeByTask)
      pass(member.session)
    }
  }

  // MARK: Blocking

  /// Blocks a thread until its member's wait is over.
  package func block(_ me: Member, _ wait: Wait) {
    let watch = WaitWatch(isOnMainThread: wait.isOnMain)
    mutex.lock()
    let condition = Condition()
    wait.condition = condition
    while true {
      wait.isWoken = false
      if end(wait, of: me) { break }
      if wait.isOnMain {
        switch service(me, wait) {
        case .run(let job, let owner):
          unlock()
          job.run()
          mutex.lock()
          wait.under = nil
          releaseLater(job)
          releaseLater(owner)
          continue
        case .lookAgain: continue
        case .sleep: break
        }
      }
      guard !wait.isWoken else { continue }
      if isLeftWork {
        unlock()
        mutex.lock()
        continue
      }
      let awaitsReturn = wait.isOnMain && me.actors.contains(where: isBack)
      switch watch.wait(condition, mutex, forReturn: awaitsReturn) {
      case .proceed: break
      case .report:
        let report = wait.report(of: me, watch.elapsed)
        var registry = wait.registry
        unlock()
        report.report(to: registry?.listener)
        // Released before the lock is taken again: it may be the last reference.
        registry = nil
        mutex.lock()
      case .giveUp: giveUp(me, .longWait(wait.blocking(me).flatMap { $0.makings() }))
      case .giveUpTask: giveUp(me, .madeByTask)
      }
      if wait.verdict != nil, wait.isAtEnd {
        // Others may have the turn for long, and the request needs it no more.
        remove(wait, of: me)
        break
      }
    }
    unlock()
  }

  /// Whether a waiting member needs only the turn.
  private func mayGoOn(_ member: Member, _ wait: Wait) -> Bool {
    wait.verdict != nil || wait.isSettled || wait.isOfTurn
      || member.session.turn == nil && isReady(member, wait)
  }

  /// Lets a member go on without what it waits for, unless it goes on anyway.
  func giveUp(_ member: Member, _ verdict: Wait.Verdict) {
    guard let wait = member.wait, wait.verdict == nil, !wait.isSettled else { return }
    wait.verdict = verdict
    note(ready: member, wait)
  }

  /// Whether a task needs only a thread to go on.
  private func isBack(_ member: Member) -> Bool {
    switch member.state {
    case .returning: return true
    case .waiting(let wait): return !wait.isOfThread && mayGoOn(member, wait)
    default: return false
    }
  }

  // MARK: The main thread

  /// What a member does that waits on the main thread.
  package enum Service {
    /// Run the job of a member on top of the wait.
    case run(any MainThreadJob, of: Member)
    case lookAgain
    case sleep
  }

  /// Returns what a member that waits on the main thread does for those that it depends on.
  package func service(_ me: Member, _ wait: Wait) -> Service {
    guard mainStack.last === me, !hopping.isEmpty, !mayGoOn(me, wait) else { return .sleep }
    var needed = Array(me.actors)
    if initializesOnMain {
      // A job could need what is being initialized beneath.
      needed = me.actorsForEarly
      if let service = takeEarlyObject(me, needed) { return service }
    }
    for owner in hopping where needed.contains(where: { $0 === owner }) {
      guard case .hopping(let job) = owner.state else { continue }
      wait.under = owner
      return .run(job, of: owner)
    }
    return .sleep
  }

  private var initializesOnMain: Bool {
    mainStack.contains { $0.innermost?.path.contains { $0.phase == .initializing } ?? false }
  }

  /// Unites two sessions if a member, or one of those that it depends on, waits for an unfinished object of the other one
  /// that needs a job.
  ///
  /// - Returns: What follows; nil if there is no such member.
  private func takeEarlyObject(_ me: Member, _ needed: [Member]) -> Service? {
    for member in [me] + needed {
      guard let wait = member.wait, let claim = wait.foreignClaim(of: member) else { continue }
      let other = claim.session
      guard other.turn == nil, claim.box != nil else { continue }
      let isHopping = [claim].actors.withActors.contains {
        if case .hopping = $0.state { true } else { false }
      }
      guard isHopping else { continue }
      // When the turn is given up, the main thread looks again.
      guard member.session.turn == nil else { return .sleep }
      release(unite([member.session, other]))
      return .lookAgain
    }
    return nil
  }

  /// Notes that a member's job is on its way to the main thread. Gives up the turn.
  package func hop(_ me: Member, _ job: any MainThreadJob) {
    locked {
      me.meet()
      me.state = .hopping(job)
      hopping.append(me)
      release(me.session)
    }
  }

  /// Begins a member's job on the main thread: takes the turn.
  ///
  /// - Returns: The wait for the turn, if another member has it.
  package func beginJob(_ me: Member) -> Wait? {
    locked {
      hopping.removeAll { $0 === me }
      if case .hopping(let job) = me.state { releaseLater(job) }
      return takeTurn(me, .thread(isOnMain: true, mayBeNeeded: true))
    }
  }

  // MARK: The turn

  /// Takes the turn of a member that runs again, if it is free; otherwise begins to wait for it.
  func takeTurn(_ me: Member, _ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    let session = me.session
    guard session.turn != nil else {
      session.turn = me
      me.state = .running
      return nil
    }
    let wait = Wait(.turn, manner(), nil)
    begin(wait, of: me)
    return wait
  }
}

extension Member {
  /// Whether the member is a task without a thread. The main thread serves those that hop, and waits for a while for those
  /// that return or wait.
  fileprivate func isOff(for wait: Wait) -> Bool {
    switch state {
    case .suspended: return true
    case .waiting(let other):
      guard case .task(let returnsToMain) = other.manner else { return false }
      return !wait.isOnMain || returnsToMain
    case .hopping(let job): return job.isOfTask && !wait.isOnMain
    case .returning: return !wait.isOnMain
    case .running, .unborn: return false
    }
  }
}

/// What a member needs the main thread for.
package protocol MainThreadJob: AnyObject {
  /// Whether the job continues a suspended task, rather than running for a thread that blocks.
  var isOfTask: Bool { get }

  /// Runs the work, unless it was started already. Call it on the main thread only.
  func run()
}
