extension CreationGate {
  /// Requests the instance of a slot; blocks while another creator makes it.
  ///
  /// - Parameter type: The requested type, used in failures if there is no plan.
  func need(
    _ slot: InstanceSlot, _ plan: ComponentPlan?, _ type: @autoclosure () -> any Any.Type,
    _ context: ResolutionContext
  ) throws(Failure) -> Need {
    let held = Creator.held(context) ?? .passUnretained(beginResolution(context))
    mutex.lock()
    // The usual case needs no answer that retains the record.
    if let record = held._withUnsafeGuaranteedRef({ rules.begun(slot, plan, by: $0) }) {
      guard !rules.isQuiet else {
        mutex.unlock()
        return .make(record)
      }
      let pending = settle()
      mutex.unlock()
      pending.settle()
      return .make(record)
    }
    var answer = held._withUnsafeGuaranteedRef { rules.need(slot, plan, by: $0) }
    if case .wait = answer {
      // Code of a task blocks its thread from now on: mark it as blocking, not as suspended.
      held._withUnsafeGuaranteedRef { $0.isBlocking = $0.session != nil }
    }
    let chain = rules.stations(along: answer)
    let pending = settle()
    mutex.unlock()
    pending.settle()
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
    case .madeByTask: throw failure(.madeByTask, plan, type(), way, context)
    case .wait: throw failure(.longWait, plan, type(), way, context)
    }
  }

  func failure(
    _ kind: Failure.Kind, _ plan: ComponentPlan?, _ type: any Any.Type,
    _ way: [Failure.PathElement],
    _ context: ResolutionContext
  ) -> Failure {
    Failure(
      kind, requested: plan?.component.type ?? type, component: plan?.info,
      path: context.path + way, candidates: plan.map { [$0.info] } ?? [])
  }
}

extension CreationGate {
  /// Begins the record of an object that is not shared, if a shared instance that is being created may
  /// come to hold the object.
  ///
  /// - Returns: The record, which the creator retains until it ends.
  package func begin(_ plan: ComponentPlan, _ context: ResolutionContext) -> Unmanaged<
    CreationRecord
  >? {
    guard let me = Creator.enclosed(context) else { return nil }
    return .passUnretained(following { $0.begin(nil, plan, by: me) })
  }

  /// Begins the record of an external instance and assigns the slot to it, in place of the record of
  /// the same creator.
  package func begin(_ slot: InstanceSlot, _ plan: ComponentPlan, _ context: ResolutionContext)
    -> CreationRecord
  {
    let me = Creator.current(context)
    return following { rules in
      let record = rules.begin(nil, plan, by: me)
      rules.take(slot, for: record)
      return record
    }
  }

  /// Makes an object visible to its creator while its injections are outstanding.
  package func show(_ box: AnyBox, of record: CreationRecord) {
    following { $0.show(box, of: record) }
  }

  /// Makes an object visible to its creator, unless the slot has one already.
  ///
  /// - Returns: The object to use: the visible one, or the given one if another creator makes the kept
  ///   instance.
  package func showFirst(_ box: AnyBox, in slot: InstanceSlot, _ context: ResolutionContext)
    -> AnyBox
  {
    let me = Creator.existing(context)
    return following { rules in
      guard let record = slot.record else { return slot.finished ?? box }
      guard record.owner === me else { return box }
      if let earlier = record.box { return earlier }
      rules.show(box, of: record)
      return box
    }
  }

  /// Reports that the initializer has returned or, for an object that is already visible, that its
  /// injections have run.
  package func initialized(
    _ record: Unmanaged<CreationRecord>, _ box: AnyBox, isQueued: Bool
  ) throws(Failure) {
    let failure = record._withUnsafeGuaranteedRef { record in
      following { $0.initialized(record, box, isQueued: isQueued) }
    }
    if let failure { throw failure }
  }

  /// Reports that the initializer of an object without injections has returned.
  ///
  /// - Parameter isLast: Whether the object is what the outermost request asked for. The creator ends then, if nothing
  ///   of its work is left.
  /// - Returns: Whether readers find the object at the record's place.
  func initializedPlain(
    _ record: Unmanaged<CreationRecord>, _ box: AnyBox, _ context: ResolutionContext, isLast: Bool
  ) throws(Failure) -> Bool {
    let (failure, isShown, end) = record._withUnsafeGuaranteedRef { record in
      following { rules -> (Failure?, Bool, (creator: Creator, isForgotten: Bool)?) in
        let failure = rules.initialized(record, box, isQueued: false)
        let isShown = record.place == .none
        let me = record.owner
        // A creator that callers keep open, or that belongs to a task's request, is ended by those.
        guard isLast, record.phase == .ready, me.hasOnly(record), me.openings == 0,
          me.session == nil
        else { return (failure, isShown, nil) }
        return (failure, isShown, (me, rules.end(me, nil)))
      }
    }
    if let failure { throw failure }
    if let (me, isForgotten) = end {
      // Requests from deinitializers start their own resolutions.
      let resolution = context.currentResolution
      context.currentResolution = nil
      leave(me, context, isForgotten)
      context.currentResolution = resolution
    }
    return isShown
  }

  /// Begins a group of an object's deferred injections.
  ///
  /// - Returns: False if the object has failed meanwhile.
  package func resume(_ record: CreationRecord) -> Bool {
    following { $0.resume(record) }
  }

  /// Suspends an object's deferred injections; the remaining ones run later.
  package func pause(_ record: CreationRecord) throws(Failure) {
    let failure = following { $0.pause(record) }
    if let failure { throw failure }
  }

  package func injected(_ record: CreationRecord) throws(Failure) {
    let failure = following { $0.injected(record) }
    if let failure { throw failure }
  }

  /// Fails a record, and with it the records of all objects that hold its object.
  ///
  /// - Parameter graph: Retains the discarded objects until the request ends. Their deinitializers may
  ///   request other objects, whose injections would never run if they joined a failed request.
  package func fail(_ record: CreationRecord, _ failure: Failure, in graph: ObjectGraph?) {
    mutex.lock()
    rules.fail(record, failure)
    var pending = settle()
    mutex.unlock()
    graph?.hold(pending.takeReleases())
    pending.settle()
  }

  package func drop(_ record: Unmanaged<CreationRecord>) {
    record._withUnsafeGuaranteedRef { record in following { $0.drop(record) } }
  }

  /// Records that the running code receives an object that may be unfinished.
  func deliver(_ record: CreationRecord, to me: Creator) {
    following { $0.deliver(record, to: me) }
  }

  /// Begins a record that stands for all outstanding injections of a resolution.
  func beginOutstandingInjections(of me: Creator) -> CreationRecord {
    following { $0.beginOutstandingInjections(of: me) }
  }
}
