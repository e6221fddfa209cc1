internal import CDIEngine

/// Where resolutions meet that make shared objects: it carries out the rules, one at a time, and lets
/// threads wait.
///
/// There is one for the process, since components of several engines may need one another. Its lock is
/// held for a few steps and never while code of the user runs. Nobody comes here for an object that is
/// finished.
final class SlotGate: @unchecked Sendable {
  static let shared = SlotGate()

  private let mutex = Mutex()
  private let changed = Condition()
  private var rules = CreationRules()
  /// Who waits, in the order in which the waits began.
  private var waiting: [Resolution] = []

  /// What a request for a shared object is to do.
  enum Need {
    case ready(AnyBox)
    case unfinished(AnyBox)
    case make(CreationRecord)
    /// The same resolution is making the object.
    case recursion
  }

  /// Follows a rule; releases afterwards what it discarded.
  private func following<Result>(_ rule: (inout CreationRules) -> Result) -> Result {
    mutex.lock()
    let result = rule(&rules)
    let trash = settle()
    mutex.unlock()
    withExtendedLifetime(trash) {}
    return result
  }

  /// Wakes who waits if something has changed, and hands out what is to be released.
  private func settle() -> [AnyObject] {
    if rules.hasChanged {
      rules.hasChanged = false
      if !waiting.isEmpty { changed.broadcast() }
    }
    guard !rules.trash.isEmpty else { return [] }
    defer { rules.trash = [] }
    return rules.trash
  }

  // MARK: Needing

  /// Needs the object of a slot, and waits while another resolution makes it.
  ///
  /// - Parameter type: what is asked for, where no component makes it.
  func need(
    _ slot: Slot, _ plan: CellPlan?, _ type: @autoclosure () -> any Any.Type, _ thread: ThreadState
  ) throws(Failure) -> Need {
    let me = Resolution.current(thread)
    var (answer, way) = following { rules in
      let answer = rules.need(slot, plan, by: me)
      return (answer, rules.way(along: answer))
    }
    if case .wait = answer { (answer, way) = wait(me) { $0.judge(me) } }
    switch answer {
    case .ready(let box): return .ready(box)
    case .unfinished(let box): return .unfinished(box)
    case .make(let record): return .make(record)
    case .recursion: return .recursion
    case .failed(let failure): throw failure
    case .cycle: throw failure(.recursion, plan, type(), way, thread)
    case .wait: throw failure(.longWait, plan, type(), way, thread)
    }
  }

  private func failure(
    _ kind: Failure.Kind, _ plan: CellPlan?, _ type: any Any.Type, _ way: [Failure.PathElement],
    _ thread: ThreadState
  ) -> Failure {
    Failure(
      kind, requested: plan?.component.type ?? type, component: plan?.info,
      path: currentPath(thread) + way, candidates: plan.map { [$0.info] } ?? [])
  }

  /// Waits until a rule knows more than to wait, or for too long.
  ///
  /// - Returns: the answer, and what other threads do where that is why it is an error.
  @inline(never)
  private func wait(
    _ me: Resolution, _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> (CreationRules.Answer, [Failure.PathElement]) {
    let watch = WaitWatch(isOnMainThread: isOnMainThread())
    mutex.lock()
    me.waitsSince = di_now()
    waiting.append(me)
    defer {
      waiting.removeAll { $0 === me }
      let trash = settle()
      mutex.unlock()
      withExtendedLifetime(trash) {}
    }
    while true {
      let answer = rule(&rules)
      switch answer {
      case .wait: break
      default: return (answer, rules.way(along: answer))
      }
      if watch.isOnMainThread, let (errand, worker) = rules.takeErrand(blocking: me) {
        me.buriedUnder = worker
        unlocked { errand.run() }
        me.buriedUnder = nil
        rules.hasChanged = true
        continue
      }
      let trash = settle()
      if !trash.isEmpty {
        unlocked { withExtendedLifetime(trash) {} }
        continue
      }
      switch watch.wait(changed, mutex) {
      case .goOn: break
      case .tell:
        let report = rules.report(on: me, watch.elapsed)
        unlocked { report.tell() }
      case .giveUp:
        let way = rules.way(to: me)
        rules.giveUp(me)
        return (.wait, way)
      }
    }
  }

  private func unlocked(_ body: () -> Void) {
    mutex.unlock()
    body()
    mutex.lock()
  }

  // MARK: Making

  /// Begins an object that is not shared, if a shared one that is being made may come to hold it.
  func begin(_ plan: CellPlan, _ thread: ThreadState) -> CreationRecord? {
    guard let me = Resolution.existing(thread), me.top != nil else { return nil }
    return following { $0.begin(nil, plan, by: me) }
  }

  /// Takes a slot for an object from elsewhere, in place of one that the same resolution makes.
  func begin(_ slot: Slot, _ plan: CellPlan, _ thread: ThreadState) -> CreationRecord {
    let me = Resolution.current(thread)
    return following { rules in
      let record = rules.begin(nil, plan, by: me)
      rules.take(slot, for: record)
      return record
    }
  }

  /// There is an object, which the code of the record goes on with.
  func show(_ box: AnyBox, of record: CreationRecord) {
    following { $0.show(box, of: record) }
  }

  /// Shows the object of the record that is being made for a slot, unless one is shown already.
  ///
  /// - Returns: the object that is shown.
  func showFirst(_ box: AnyBox, in slot: Slot, _ thread: ThreadState) -> AnyBox {
    following { rules in
      guard let record = slot.record else { return slot.finished ?? box }
      if let earlier = record.box { return earlier }
      rules.show(box, of: record)
      return box
    }
  }

  /// The initializer has run; or, for an object that was shown, its injections.
  func initialized(
    _ record: CreationRecord, _ box: AnyBox, isQueued: Bool
  ) throws(Failure) {
    let failure = following { $0.initialized(record, box, isQueued: isQueued) }
    if let failure { throw failure }
  }

  /// Lets the injections of an object run that wait; false if it has failed meanwhile.
  func resume(_ record: CreationRecord) -> Bool {
    following { $0.resume(record) }
  }

  func injected(_ record: CreationRecord) throws(Failure) {
    let failure = following { $0.injected(record) }
    if let failure { throw failure }
  }

  func fail(_ record: CreationRecord, _ failure: Failure) {
    following { $0.fail(record, failure) }
  }

  func drop(_ record: CreationRecord) {
    following { $0.drop(record) }
  }

  /// Notes that code gets an object that may be unfinished.
  func deliver(_ record: CreationRecord, to me: Resolution) {
    following { $0.deliver(record, to: me) }
  }

  /// Begins a record that stands for all injections of a resolution that wait.
  func beginRemainder(of me: Resolution) -> CreationRecord {
    following { $0.beginRemainder(of: me) }
  }

  // MARK: Looking

  func hasFailed(_ record: CreationRecord) -> Bool {
    following { _ in record.phase == .failed }
  }

  /// The object that the thread's resolution makes for a slot, or nil.
  func ownObject(_ slot: Slot, _ thread: ThreadState) -> AnyBox? {
    guard let me = Resolution.existing(thread) else { return nil }
    return following { _ in slot.record?.owner === me ? slot.record?.box : nil }
  }

  /// Lets an object that the thread's resolution has not finished be kept nowhere.
  func forgetOwnObject(_ slot: Slot, _ thread: ThreadState) {
    guard let me = Resolution.existing(thread) else { return }
    following { _ in
      guard let record = slot.record, record.owner === me, record.box != nil else { return }
      record.slot = nil
      slot.record = nil
    }
  }

  /// All waits, the oldest first.
  var waits: [WaitReport] {
    following { rules in
      let now = di_now()
      return waiting.map { rules.report(on: $0, Double(now - $0.waitsSince) / 1_000_000_000) }
    }
  }

  /// Whether another resolution makes an object for a slot.
  func isTaken(_ slot: Slot, _ thread: ThreadState) -> Bool {
    let me = Resolution.existing(thread)
    return following { _ in slot.record.map { $0.owner !== me } ?? false }
  }

  /// Lets the record of a slot that goes away forget it.
  func forget(_ slot: Slot) {
    following { _ in
      slot.record?.slot = nil
      slot.record = nil
    }
  }

  // MARK: The end

  /// Ends a resolution, as soon as all that it borrowed is finished.
  func end(_ me: Resolution) throws(Failure) {
    let (mustWait, failure) = following { rules -> (Bool, Failure?) in
      rules.comeToEnd(me)
      switch rules.judgeEnd(me) {
      case nil:
        rules.end(me, nil)
        return (false, nil)
      case .failed(let failure):
        rules.end(me, failure)
        return (false, failure)
      default: return (true, nil)
      }
    }
    if let failure { throw failure }
    guard mustWait else { return }
    let (answer, _) = wait(me) { $0.judgeEnd(me) ?? .recursion }
    var late: Failure?
    if case .failed(let failure) = answer { late = failure }
    following { $0.end(me, late) }
    if let late { throw late }
  }

  /// Ends a resolution that failed.
  func abandon(_ me: Resolution, _ failure: Failure) {
    following { $0.end(me, failure) }
  }

  /// Lets a main thread that waits for this resolution do an errand of it.
  func lending(_ errand: MainThreadErrand, _ body: () -> Void) {
    guard let me = Resolution.existing(currentThreadState()) else { return body() }
    following { rules in
      me.errand = errand
      rules.hasChanged = true
    }
    body()
    following { _ in me.errand = nil }
  }
}
