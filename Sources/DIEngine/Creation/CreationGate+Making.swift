internal import CDIEngine

extension CreationGate {
  /// Needs the object of a slot, and waits while another resolution makes it.
  ///
  /// - Parameter type: what is asked for, where no component makes it.
  func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type,
    _ context: ResolutionContext
  ) throws(Failure) -> Need {
    let held = Creator.held(context) ?? .passUnretained(beginResolution(context))
    mutex.lock()
    var answer = held._withUnsafeGuaranteedRef { rules.need(slot, plan, by: $0) }
    if case .make(let record) = answer, rules.pendingReleases.isEmpty, !rules.hasChanged {
      mutex.unlock()
      return .make(.passUnretained(record))
    }
    let chain = rules.way(along: answer)
    let pendingReleases = settle()
    mutex.unlock()
    withExtendedLifetime(pendingReleases) {}
    var way = chain.map(\.pathElement)
    if case .wait = answer {
      let me = held.takeUnretainedValue()
      (answer, way) = wait(me) { $0.judge(me) }
    }
    switch answer {
    case .ready(let box): return .ready(box)
    case .unfinished(let box): return .unfinished(box)
    case .make(let record): return .make(.passUnretained(record))
    case .recursion: return .recursion
    case .failed(let failure): throw failure
    case .cycle: throw failure(.recursion, plan, type(), way, context)
    case .wait: throw failure(.longWait, plan, type(), way, context)
    }
  }

  private func failure(
    _ kind: Failure.Kind, _ plan: ComponentPlan?, _ type: any Any.Type,
    _ way: [Failure.PathElement],
    _ context: ResolutionContext
  ) -> Failure {
    Failure(
      kind, requested: plan?.component.type ?? type, component: plan?.info,
      path: context.path + way, candidates: plan.map { [$0.info] } ?? [])
  }

  /// Waits until a rule knows more than to wait, or for too long.
  ///
  /// - Returns: the answer, and what other threads do where that is why it is an error.
  @inline(never)
  func wait(
    _ me: Creator, _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> (CreationRules.Answer, [Failure.PathElement]) {
    let (answer, way) = waited(me, rule)
    return (answer, way.map(\.pathElement))
  }

  private func waited(
    _ me: Creator, _ rule: (inout CreationRules) -> CreationRules.Answer
  ) -> (CreationRules.Answer, [CreationStation]) {
    let watch = WaitWatch(isOnMainThread: isOnMainThread())
    let changed = me.changed ?? Condition()
    mutex.lock()
    me.changed = changed
    me.waitsSince = di_now()
    waiting.append(me)
    defer {
      waiting.removeAll { $0 === me }
      let pendingReleases = settle()
      mutex.unlock()
      withExtendedLifetime(pendingReleases) {}
    }
    while true {
      let answer = rule(&rules)
      switch answer {
      case .wait: break
      default: return (answer, rules.way(along: answer))
      }
      if watch.isOnMainThread, let (mainThreadTask, worker) = rules.takeMainThreadTask(blocking: me)
      {
        me.suspendedBy = worker
        unlocked { mainThreadTask.run() }
        me.suspendedBy = nil
        // The worker may have ended meanwhile, and nobody else hold it.
        rules.pendingReleases += [mainThreadTask, worker] as [AnyObject]
        rules.hasChanged = true
        continue
      }
      var pendingReleases = settle()
      if !pendingReleases.isEmpty {
        unlocked { pendingReleases = [] }
        continue
      }
      switch watch.wait(changed, mutex) {
      case .goOn: break
      case .tell:
        var sketch: WaitSketch? = rules.sketch(of: me, watch.elapsed)
        unlocked {
          sketch?.report.report()
          // What it holds may be let go of meanwhile.
          sketch = nil
        }
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
}

extension CreationGate {
  /// Begins an object that is not shared, if a shared one that is being made may come to hold it.
  ///
  /// - Returns: the record, which the resolution holds until it ends.
  func begin(_ plan: ComponentPlan, _ context: ResolutionContext) -> Unmanaged<CreationRecord>? {
    guard let me = Creator.existing(context), me.top != nil else { return nil }
    return .passUnretained(following { $0.begin(nil, plan, by: me) })
  }

  /// Takes a slot for an object from elsewhere, in place of one that the same resolution makes.
  func begin(_ slot: InstanceSlot, _ plan: ComponentPlan, _ context: ResolutionContext)
    -> CreationRecord
  {
    let me = Creator.current(context)
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

  /// Shows the object of the record that the thread's resolution makes for a slot, unless one is shown
  /// already.
  ///
  /// - Returns: the object to go on with: the one that is shown, or the given one if another resolution
  ///   makes what is kept.
  func showFirst(_ box: AnyBox, in slot: InstanceSlot, _ context: ResolutionContext) -> AnyBox {
    let me = Creator.existing(context)
    return following { rules in
      guard let record = slot.record else { return slot.finished ?? box }
      guard record.owner === me else { return box }
      if let earlier = record.box { return earlier }
      rules.show(box, of: record)
      return box
    }
  }

  /// The initializer has run; or, for an object that was shown, its injections.
  func initialized(
    _ record: Unmanaged<CreationRecord>, _ box: AnyBox, isQueued: Bool
  ) throws(Failure) {
    let failure = record._withUnsafeGuaranteedRef { record in
      following { $0.initialized(record, box, isQueued: isQueued) }
    }
    if let failure { throw failure }
  }

  /// Lets the injections of an object run that wait; false if it has failed meanwhile.
  func resume(_ record: CreationRecord) -> Bool {
    following { $0.resume(record) }
  }

  /// Leaves the rest of the injections of an object for later.
  func pause(_ record: CreationRecord) throws(Failure) {
    let failure = following { $0.pause(record) }
    if let failure { throw failure }
  }

  func injected(_ record: CreationRecord) throws(Failure) {
    let failure = following { $0.injected(record) }
    if let failure { throw failure }
  }

  /// Lets an attempt fail, and with it those of all objects that hold the one.
  ///
  /// - Parameter graph: what holds the given up objects until the request is over. When they die, they
  ///   may ask for others, which nobody would inject any more if they belonged to a failed request.
  func fail(_ record: CreationRecord, _ failure: Failure, in graph: ObjectGraph?) {
    mutex.lock()
    rules.fail(record, failure)
    let pendingReleases = settle()
    mutex.unlock()
    graph?.hold(pendingReleases)
  }

  func drop(_ record: Unmanaged<CreationRecord>) {
    record._withUnsafeGuaranteedRef { record in following { $0.drop(record) } }
  }

  /// Notes that code gets an object that may be unfinished.
  func deliver(_ record: CreationRecord, to me: Creator) {
    following { $0.deliver(record, to: me) }
  }

  /// Begins a record that stands for all injections of a resolution that wait.
  func beginRemainder(of me: Creator) -> CreationRecord {
    following { $0.beginRemainder(of: me) }
  }
}
