internal import CDIEngine

// How a thread, or synchronous code of a task, takes part in the making of shared objects: it blocks where it must wait.

extension ResolutionContext {
  /// The member of the thread's work, or of the task for which the thread acts; nil if it has made nothing shared yet.
  package var member: Member? {
    principal.state.pointee.member.map { Unmanaged<Member>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The same; begins a member if there is none. It ends with the outermost request.
  package func currentMember() -> Member {
    if let member { return member }
    if let branch {
      branch.set(Member(.task))
      return branch.member.unsafelyUnwrapped
    }
    let member = takeSpare() ?? Member(.thread)
    principal.state.pointee.member = Unmanaged.passRetained(member).toOpaque()
    return member
  }

  /// The branch of the task for which the thread acts.
  private var branch: TaskBranch? {
    principal.state.pointee.branch.map {
      Unmanaged<TaskBranch>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The member, if a shared object that is being made may come to hold what the running code obtains.
  var enclosedMember: Member? { member.flatMap { $0.innermost == nil ? nil : $0 } }

  /// Requests the object of a slot; blocks while others make it.
  ///
  /// - Parameters:
  ///   - type: The requested type, used in failures if there is no plan.
  ///   - place: The place at which readers find the object, if it is made here.
  package func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type,
    at place: CachedInstance = .none
  ) throws(Failure) -> Answer {
    let me = currentMember()
    while true {
      switch try me.find(slot, plan, at: place, Wait.Manner.ofThisThread) {
      case .answer(let answer): return answer
      case .wait(let wait):
        let outcome = me.room.block(me, wait)
        branch?.takeOver()
        if let answer = try answer(after: outcome, plan, type()) { return answer }
      }
    }
  }

  /// Returns what follows a wait; nil if the member must look at the slot again.
  package func answer(
    after outcome: Room.Outcome, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type
  ) throws(Failure) -> Answer? {
    let (kind, stations): (Failure.Kind, [CreationStation])
    switch outcome {
    case .again: return nil
    case .unfinished(let box): return .unfinished(box)
    case .taint(let failure): throw failure
    case .verdict(.repetition): return .recursion
    case .verdict(.recursion(let chain)): (kind, stations) = (.recursion, chain)
    case .verdict(.madeByTask): (kind, stations) = (.madeByTask, [])
    case .verdict(.longWait(let others)): (kind, stations) = (.longWait, others)
    }
    throw Failure(
      kind, requested: plan?.component.type ?? type(), component: plan?.info,
      path: path + stations.map(\.pathElement), candidates: plan.map { [$0.info] } ?? [])
  }

  /// Begins the claim of an object that is not shared, if a shared object that is being made may come to hold it.
  package func claimIfEnclosed(_ plan: ComponentPlan) -> Claim? {
    enclosedMember.map { $0.claim(plan) }
  }

  /// Fails a claim, and with it the claims of all objects that hold its object.
  ///
  /// - Parameter graph: Retains the discarded objects until the request ends. Their deinitializers may request other
  ///   objects, whose injections would never run if they joined a failed request.
  package func fail(_ claim: Claim, _ failure: Failure, in graph: ObjectGraph?) {
    let discarded = member?.fail(claim, failure) ?? []
    graph?.hold(discarded)
  }

  // MARK: The end of a request

  /// Ends a thread's member; blocks until everything that it received is settled.
  func end(_ me: Member) throws(Failure) {
    var late = me.taint
    if late == nil, let wait = me.waitAtEnd(.ofThisThread()) {
      late = me.failure(after: wait, me.room.block(me, wait))
    }
    leave(me)
    if let late { throw late }
  }

  /// Takes a member from its thread or task. All that it has made is finished, or has failed.
  package func leave(_ me: Member) {
    me.leave()
    if let branch {
      branch.set(nil)
    } else {
      principal.state.pointee.member = nil
      keepSpare(of: me)
      Unmanaged.passUnretained(me).release()
    }
  }
}

// A settled claim, and with it a member, for the next request of the thread: one that makes a single shared object would
// need a fifth more instructions without it.

extension ResolutionContext {
  /// The claim that the thread keeps.
  var spare: Claim? {
    state.pointee.spare.map { Unmanaged<Claim>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Whether the thread works for itself. Another one's spare must end with that thread.
  private var isOwn: Bool { state.pointee.principal == nil }

  private func takeSpare() -> Member? {
    guard isOwn, let spare = state.pointee.spare else { return nil }
    state.pointee.spare = nil
    let claim = Unmanaged<Claim>.fromOpaque(spare).takeRetainedValue()
    claim.root.beginAgain(with: claim)
    return claim.root
  }

  private func keepSpare(of me: Member) {
    guard let claim = me.takeSpare(), isOwn, state.pointee.spare == nil else { return }
    di_keep_spare(state, Unmanaged.passRetained(claim).toOpaque()) { spare in
      Unmanaged<Claim>.fromOpaque(spare.unsafelyUnwrapped).release()
    }
  }
}

extension Member {
  /// Whether the end of the outermost request concerns the member. A child's claims are its root's, and many tasks make
  /// nothing shared.
  var mayEnd: Bool {
    openings == 0 && !isChild && (kind == .thread || isMet)
  }

  /// Begins to wait at the end of the request, unless all that it received is settled.
  package func waitAtEnd(_ manner: @autoclosure () -> Wait.Manner) -> Wait? {
    guard let first = received.first(where: { !$0.isSettled }) else { return nil }
    return room.beginEnd(of: self, first.plan, manner())
  }

  /// Returns the failure of a request whose wait at its end is over.
  package func failure(after wait: Wait, _ outcome: Room.Outcome) -> Failure? {
    guard case .verdict(let verdict) = outcome else { return taint }
    var (kind, stations) = (Failure.Kind.madeByTask, [CreationStation]())
    if case .longWait(let others) = verdict { (kind, stations) = (.longWait, others) }
    return Failure(
      kind, requested: wait.plan?.component.type ?? Any.self, component: wait.plan?.info,
      path: stations.map(\.pathElement), candidates: wait.plan.map { [$0.info] } ?? [])
  }

  /// Ends the member of an outermost request.
  package func leave() {
    let released = received
    received = []
    // After a time limit others have the turn.
    if isMet { room.locked { if session.turn === self { room.release(session) } } }
    withExtendedLifetime(released) {}
  }
}

extension Wait.Manner {
  /// How synchronous code waits. A task may need the main thread, or one that runs a task itself.
  static func ofThisThread() -> Wait.Manner {
    let isOnMain = isOnMainThread()
    return .thread(isOnMain: isOnMain, mayBeNeeded: isOnMain || currentTask() != 0)
  }
}
