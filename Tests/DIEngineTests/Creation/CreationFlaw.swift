import DIEngine

/// An incorrect, simpler protocol: the checker must find its violation.
enum CreationFlaw: String, CaseIterable {
  /// 8.1: No call borrows.
  case onlyWaits
  /// 8.2: An object is published when its own injections are finished.
  case publishesOwn
  /// 8.3: An object is published when the call that creates it ends.
  case publishesAtEnd
  /// 8.4: A call that borrowed doesn't wait at its end.
  case noBarrier
  /// 8.6: Only a new wait is checked for cycles.
  case onlyNewWaits
  /// 8.12: A borrower doesn't receive the failure.
  case failureNotInherited
  /// 8.13: Objects that hold a failed one remain.
  case failureEmptiesOne
  /// 8.15: Several calls of a group run simultaneously.
  case noToken
  /// A new wait wakes no other call.
  case silentWaits
  /// A task continues without regard to a call that borrowed from it.
  case forgetsLoan
  /// A thread that tasks may need waits for a suspended task.
  case waitsForTasks
  /// A thread that tasks may need waits at its end for a suspended task.
  case waitsAtEnd
  /// A thread that tasks may need fails instead of waiting for a task that runs.
  case refusesRunning
  /// A suspension wakes no other call.
  case silentSuspensions
  /// What a task gets isn't held by the object whose closure has started the task.
  case forgetsParent
  /// Nobody knows that a task waits for those that its closure has started.
  case forgetsChildren
  /// A main thread that waits does nothing for those for which it waits.
  case servesNobody
  /// A main thread doesn't wait for a task that needs it.
  case refusesHops
  /// Another thread waits for a task that needs the main thread, as if it could do what the task needs.
  case waitsForHops
  /// Nobody knows that a main thread which waits runs code of another call.
  case forgetsServing
  /// A rule releases objects that it discards.
  case releasesObjects
  /// A rule releases errors that it discards.
  case releasesErrors
  /// A rule releases records that it discards, which retain plans and objects.
  case releasesRecords
  /// A rule releases creators that it discards, which retain errors.
  case releasesCreators
  /// A rule releases the slots and registries that records retain.
  case releasesHomes

  /// The kind of thing that a rule releases immediately, rather than after the rule.
  var released: Discarded? {
    switch self {
    case .releasesObjects: return .object
    case .releasesErrors: return .error
    case .releasesRecords: return .record
    case .releasesCreators: return .creator
    case .releasesHomes: return .home
    default: return nil
    }
  }

  /// Whether the variant concerns tasks only.
  var isOfTasks: Bool {
    switch self {
    case .forgetsLoan, .waitsForTasks, .waitsAtEnd, .refusesRunning, .silentSuspensions: return true
    default: return isOfChildren
    }
  }

  /// Whether the variant concerns code that runs on the main thread only.
  var isOfMainThread: Bool {
    switch self {
    case .servesNobody, .refusesHops, .waitsForHops, .forgetsServing: return true
    default: return false
    }
  }

  /// Whether the variant concerns tasks that closures start.
  var isOfChildren: Bool { self == .forgetsParent || self == .forgetsChildren }
}

/// The kinds of things that rules discard.
enum Discarded {
  case object
  case error
  case record
  case creator
  /// The slot and the registry that a record retains while it may outlive its request.
  case home

  init(_ thing: AnyObject) {
    switch thing {
    case is AnyBox: self = .object
    case is Failure: self = .error
    case is CreationRecord: self = .record
    case is Creator: self = .creator
    default: self = .home
    }
  }
}

/// The rules, optionally with a flaw.
struct FlawedRules {
  private var unwatched = CreationRules()
  let flaw: CreationFlaw?
  let watch: DeathWatch?

  init(_ flaw: CreationFlaw?, _ watch: DeathWatch?) {
    self.flaw = flaw
    self.watch = watch
  }

  /// The rules, for the execution of one of them: nothing of the user may be released meanwhile.
  var rules: CreationRules {
    _read {
      watch?.moment = .rule
      defer { watch?.moment = .other }
      yield unwatched
    }
    _modify {
      watch?.moment = .rule
      defer {
        if let released = flaw?.released {
          unwatched.pendingReleases.removeAll { Discarded($0) == released }
        }
        watch?.moment = .other
      }
      yield &unwatched
    }
  }

  /// Releases everything that rules discarded, as the gate does after it unlocks.
  mutating func releaseDiscarded() {
    watch?.moment = .release
    unwatched.pendingReleases = []
    watch?.moment = .other
  }

  mutating func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, by call: VirtualCall, _ world: CreationWorld
  ) -> CreationRules.Answer {
    if flaw == .onlyWaits || flaw == .publishesAtEnd, let record = slot.record,
      record.owner !== call.me, mustWait(for: record, world)
    {
      call.me.waitsFor = slot
      call.me.isRunning = false
      rules.hasChanged = true
      return .wait
    }
    let answer = alone(call, world) { rules -> CreationRules.Answer in
      // Threads ask as the gate does, tasks only by the second rule.
      if call.kind == .thread, let record = rules.begun(slot, plan, by: call.me) {
        return .make(record.takeUnretainedValue())
      }
      return rules.need(slot, plan, by: call.me)
    }
    if case .wait = answer, flaw == .silentWaits { rules.hasChanged = false }
    return answer
  }

  mutating func judge(_ call: VirtualCall, _ world: CreationWorld) -> CreationRules.Answer {
    if let record = world.slots[call.wanted]?.record {
      if flaw == .onlyNewWaits, !world.object(of: record).isClosed { return .wait }
      if flaw == .onlyWaits || flaw == .publishesAtEnd, mustWait(for: record, world) {
        return .wait
      }
    }
    if flaw == .waitsForTasks { call.me.isBlocking = false }
    if flaw == .refusesHops { call.me.isOnMainThread = false }
    if flaw == .waitsForHops { call.me.isOnMainThread = call.me.isBlocking }
    if flaw == .refusesRunning, call.me.isBlocking { return refuse(call, world) }
    return alone(call, world) { $0.judge(call.me) }
  }

  private mutating func refuse(
    _ call: VirtualCall, _ world: CreationWorld
  ) -> CreationRules.Answer {
    let running = world.calls.filter { $0.kind == .task && !$0.me.isSuspended }
    for other in running { rules.suspend(other.me) }
    defer { for other in running { rules.endSuspension(of: other.me) } }
    return rules.judge(call.me)
  }

  mutating func suspend(_ call: VirtualCall) {
    rules.suspend(call.me)
    if flaw == .silentSuspensions { rules.hasChanged = false }
  }

  mutating func takeMainThreadTask(
    blocking call: VirtualCall
  ) -> (task: any MainThreadTask, worker: Creator)? {
    guard flaw != .servesNobody else { return nil }
    let taken = rules.takeMainThreadTask(blocking: call.me)
    if flaw == .forgetsServing, let taken { rules.endMainThreadTask(of: taken.worker) }
    return taken
  }

  mutating func judgeReturn(of call: VirtualCall) -> CreationRules.Answer? {
    guard flaw == .forgetsLoan else { return rules.judgeReturn(of: call.me) }
    call.me.isLent = false
    call.me.isRunning = true
    return nil
  }

  private func mustWait(for record: CreationRecord, _ world: CreationWorld) -> Bool {
    let object = world.object(of: record)
    guard object.exists else { return false }
    return flaw == .onlyWaits ? !object.isClosed : !world.calls[object.call].hasEnded
  }

  private mutating func alone(
    _ call: VirtualCall, _ world: CreationWorld,
    _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> CreationRules.Answer {
    guard flaw == .noToken else { return rule(&rules) }
    let others = world.calls.map(\.me).filter { $0 !== call.me && $0.isRunning }
    for other in others { other.isRunning = false }
    defer { for other in others { other.isRunning = true } }
    return rule(&rules)
  }
}
