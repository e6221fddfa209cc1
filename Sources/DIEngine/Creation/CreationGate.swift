internal import CDIEngine

/// The synchronization point of threads that create shared instances: applies the rules one at a time,
/// and blocks and wakes threads.
///
/// There is one gate in the process, because components of several engines may need one another. Its
/// lock is held briefly and never while user code runs: whatever a rule discards is released after
/// unlocking. Requests for finished instances never come here.
package final class CreationGate: @unchecked Sendable {
  package static let shared = CreationGate()

  let mutex = Mutex(.gate, isBusy: true)
  @exclusivity(unchecked) var rules = CreationRules()
  /// A creator that has ended, kept for reuse: allocating one costs more than all its other work for
  /// one object.
  private let spare = AtomicReference<Creator>()

  /// The answer to a request for a shared instance.
  package enum Need {
    case ready(AnyBox)
    case unfinished(AnyBox)
    /// Create the instance. The creator retains the record until it ends.
    case make(Unmanaged<CreationRecord>)
    /// The same creator is making the instance.
    case recursion
  }

  /// Applies a rule under the lock; releases what it discarded after unlocking.
  func following<Result>(_ rule: (inout CreationRules) -> Result) -> Result {
    mutex.lock()
    let result = rule(&rules)
    if rules.isQuiet {
      mutex.unlock()
      return result
    }
    let pending = settle()
    mutex.unlock()
    pending.settle()
    return result
  }

  /// What rules have left to do without the lock.
  struct Pending {
    fileprivate(set) var releases: [AnyObject] = []
    fileprivate(set) var continuations: [UnsafeContinuation<Void, Never>] = []

    /// Resumes tasks and releases objects: a deinit and an executor may be code of the user.
    func settle() {
      for continuation in continuations { continuation.resume() }
      withExtendedLifetime(releases) {}
    }

    var isEmpty: Bool { releases.isEmpty && continuations.isEmpty }

    /// Takes the objects to release, which the caller releases later.
    mutating func takeReleases() -> [AnyObject] {
      defer { releases = [] }
      return releases
    }
  }

  /// Wakes the creators that may continue, if something has changed, and returns what is left to do
  /// without the lock.
  func settle() -> Pending {
    var pending = Pending()
    if rules.hasChanged {
      rules.hasChanged = false
      rules.wakeConcerned()
    }
    if !rules.continuations.isEmpty {
      swap(&pending.continuations, &rules.continuations)
    }
    if !rules.pendingReleases.isEmpty {
      swap(&pending.releases, &rules.pendingReleases)
    }
    return pending
  }

  /// Returns a new creator for a thread that has none; reuses one that has ended, if possible.
  func beginResolution(_ context: ResolutionContext) -> Creator {
    guard let creator = spare.take() else { return Creator.current(context) }
    creator.enter(context)
    return creator
  }

  /// Keeps a creator that is no longer referenced elsewhere, for reuse.
  func recycle(_ creator: Creator) {
    guard !creator.isWatched else { return }
    creator.isRunning = true
    creator.session = nil
    creator.isLent = false
    spare.offer(creator)
  }

  func hasFailed(_ record: CreationRecord) -> Bool {
    following { _ in record.phase == .failed }
  }

  /// Returns the object that this thread's creator makes for a slot, or nil.
  package func ownObject(_ slot: InstanceSlot, _ context: ResolutionContext) -> AnyBox? {
    guard let me = Creator.existing(context) else { return nil }
    return following { _ in
      guard let record = slot.record, record.owner === me else { return nil }
      return record.box
    }
  }

  /// Detaches this thread's unfinished object from its slot, so that the slot will not keep it.
  func forgetOwnObject(_ slot: InstanceSlot, _ context: ResolutionContext) {
    guard let me = Creator.existing(context) else { return }
    following { rules in
      guard let record = slot.record, record.owner === me, record.box != nil else { return }
      rules.separate(slot, record)
    }
  }

  /// Reports of all waits, the oldest first.
  var waits: [WaitReport] {
    let sketches = following { rules in
      let now = di_now()
      return rules.waiters.all.map {
        rules.sketch(of: $0, Double(now - $0.waitsSince) / 1_000_000_000)
      }
    }
    return sketches.map(\.report)
  }

  /// Whether another creator makes the instance of a slot.
  package func isTaken(_ slot: InstanceSlot, _ context: ResolutionContext) -> Bool {
    progress(of: slot, context) == .elsewhere
  }

  /// Which creator has begun, but not finished, the instance of a slot.
  package enum Progress {
    case none
    /// The creator of this thread.
    case here
    /// Another creator.
    case elsewhere
  }

  package func progress(of slot: InstanceSlot, _ context: ResolutionContext) -> Progress {
    let me = Creator.existing(context)
    return following { _ in
      guard let record = slot.record else { return .none }
      return record.owner === me ? .here : .elsewhere
    }
  }
}

extension CreationGate {
  /// Ends a thread's creator; blocks until everything it borrowed is finished.
  func end(_ me: Creator, _ context: ResolutionContext) throws(Failure) {
    let (end, isForgotten) = following { rules -> (CreationRules.Answer?, Bool) in
      rules.finishOwnWork(me)
      let end = rules.judgeEnd(me)
      switch end {
      case nil: return (end, rules.end(me, nil))
      case .failed(let failure): return (end, rules.end(me, failure))
      default: return (end, false)
      }
    }
    switch end {
    case nil: leave(me, context, isForgotten)
    case .failed(let failure):
      leave(me, context, isForgotten)
      throw failure
    default: try endLater(me, context)
    }
  }

  /// Blocks until other threads have finished what this creator borrowed, and ends it.
  private func endLater(_ me: Creator, _ context: ResolutionContext) throws(Failure) {
    let (answer, way) = wait(me) { $0.judgeEnd(me) ?? .recursion }
    var late: Failure?
    switch answer {
    case .failed(let failure): late = failure
    case .wait, .madeByTask:
      var kind = Failure.Kind.longWait
      if case .madeByTask = answer { kind = .madeByTask }
      let plan = following { _ in me.borrowed.first { !$0.isSettled }?.plan }
      late = Failure(
        kind, requested: plan?.component.type ?? Any.self, component: plan?.info, path: way,
        candidates: plan.map { [$0.info] } ?? [])
    default: break
    }
    let isForgotten = following { $0.end(me, late) }
    leave(me, context, isForgotten)
    if let late { throw late }
  }

  /// Ends a thread's creator after a failure.
  package func abandon(_ me: Creator, _ failure: Failure, _ context: ResolutionContext) {
    let isForgotten = following { $0.end(me, failure) }
    leave(me, context, isForgotten)
  }

  /// Removes an ended creator from its thread and releases its records.
  func leave(_ me: Creator, _ context: ResolutionContext, _ isForgotten: Bool) {
    me.leave(context)
    me.releaseRecords()
    if isForgotten { recycle(me) }
    me.release()
  }
}
