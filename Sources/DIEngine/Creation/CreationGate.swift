internal import CDIEngine

/// Where resolutions meet that make shared objects: it carries out the rules, one at a time, and lets
/// threads wait.
///
/// There is one for the process, since components of several engines may need one another. Its lock is
/// held for a few steps and never while code of the user runs: what a rule lets go of is released
/// after it. Nobody comes here for an object that is finished.
final class CreationGate: @unchecked Sendable {
  static let shared = CreationGate()

  let mutex = Mutex(.gate)
  @exclusivity(unchecked) var rules = CreationRules()
  /// A resolution that ended, kept because making one costs more than all that it does for one object.
  private let spare = AtomicReference<Creator>()
  /// Who waits, in the order in which the waits began.
  @exclusivity(unchecked) var waiting: [Creator] = []

  /// What a request for a shared object is to do.
  enum Need {
    case ready(AnyBox)
    case unfinished(AnyBox)
    /// The record is held by the resolution until that ends.
    case make(Unmanaged<CreationRecord>)
    /// The same resolution is making the object.
    case recursion
  }

  /// Follows a rule; releases afterwards what it discarded.
  func following<Result>(_ rule: (inout CreationRules) -> Result) -> Result {
    mutex.lock()
    let result = rule(&rules)
    let pendingReleases = settle()
    mutex.unlock()
    withExtendedLifetime(pendingReleases) {}
    return result
  }

  /// Wakes those who may go on if something has changed, and hands out what is to be released.
  func settle() -> [AnyObject] {
    if rules.hasChanged {
      rules.hasChanged = false
      for creator in waiting where rules.mayGoOn(creator) { creator.changed?.broadcast() }
    }
    guard !rules.pendingReleases.isEmpty else { return [] }
    defer { rules.pendingReleases = [] }
    return rules.pendingReleases
  }

  /// The resolution of a thread that has none; it takes the place of one that ended.
  func beginResolution(_ context: ResolutionContext) -> Creator {
    guard let creator = spare.take() else { return Creator.current(context) }
    creator.enter(context)
    return creator
  }

  /// Keeps a resolution that nobody has to do with any more for another request.
  func recycle(_ creator: Creator) {
    creator.isRunning = true
    spare.offer(creator)
  }

  func hasFailed(_ record: CreationRecord) -> Bool {
    following { _ in record.phase == .failed }
  }

  /// The object that the thread's resolution makes for a slot, or nil.
  func ownObject(_ slot: InstanceSlot, _ context: ResolutionContext) -> AnyBox? {
    guard let me = Creator.existing(context) else { return nil }
    return following { _ in
      guard let record = slot.record, record.owner === me else { return nil }
      return record.box
    }
  }

  /// Lets an object that the thread's resolution has not finished be kept nowhere.
  func forgetOwnObject(_ slot: InstanceSlot, _ context: ResolutionContext) {
    guard let me = Creator.existing(context) else { return }
    following { rules in
      guard let record = slot.record, record.owner === me, record.box != nil else { return }
      rules.separate(slot, record)
    }
  }

  /// All waits, the oldest first.
  var waits: [WaitReport] {
    let sketches = following { rules in
      let now = di_now()
      return waiting.map { rules.sketch(of: $0, Double(now - $0.waitsSince) / 1_000_000_000) }
    }
    return sketches.map(\.report)
  }

  /// Whether another resolution makes an object for a slot.
  func isTaken(_ slot: InstanceSlot, _ context: ResolutionContext) -> Bool {
    progress(of: slot, context) == .elsewhere
  }

  /// Who has begun to make the object of a slot, and has not finished it.
  enum Progress {
    case none
    /// The resolution of this thread.
    case here
    /// Another resolution.
    case elsewhere
  }

  func progress(of slot: InstanceSlot, _ context: ResolutionContext) -> Progress {
    let me = Creator.existing(context)
    return following { _ in
      guard let record = slot.record else { return .none }
      return record.owner === me ? .here : .elsewhere
    }
  }
}

extension CreationGate {
  /// Ends the resolution of a thread, as soon as all that it borrowed is finished.
  func end(_ me: Creator, _ context: ResolutionContext) throws(Failure) {
    let (end, isForgotten) = following { rules -> (CreationRules.Answer?, Bool) in
      rules.comeToEnd(me)
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

  /// Ends the resolution of a thread when others have finished what it borrowed.
  private func endLater(_ me: Creator, _ context: ResolutionContext) throws(Failure) {
    let (answer, way) = wait(me) { $0.judgeEnd(me) ?? .recursion }
    var late: Failure?
    switch answer {
    case .failed(let failure): late = failure
    case .wait:
      let plan = following { _ in me.borrowed.first { !$0.isSettled }?.plan }
      late = Failure(
        .longWait, requested: plan?.component.type ?? Any.self, component: plan?.info, path: way,
        candidates: plan.map { [$0.info] } ?? [])
    default: break
    }
    let isForgotten = following { $0.end(me, late) }
    leave(me, context, isForgotten)
    if let late { throw late }
  }

  /// Ends the resolution of a thread that failed.
  func abandon(_ me: Creator, _ failure: Failure, _ context: ResolutionContext) {
    let isForgotten = following { $0.end(me, failure) }
    leave(me, context, isForgotten)
  }

  /// Takes a resolution that has ended off its thread, and releases what it was about.
  private func leave(_ me: Creator, _ context: ResolutionContext, _ isForgotten: Bool) {
    me.leave(context)
    me.releaseRecords()
    if isForgotten { recycle(me) }
    me.release()
  }

  /// Lets a main thread that waits for this resolution do an errand of it.
  func lending(_ mainThreadTask: MainThreadTask, _ body: () -> Void) {
    guard let me = Creator.existing(ResolutionContext.current) else { return body() }
    following { rules in
      me.mainThreadTask = mainThreadTask
      rules.hasChanged = true
    }
    body()
    following { rules in
      me.mainThreadTask = nil
      rules.pendingReleases.append(mainThreadTask)
    }
  }
}
