internal import CDIEngine

// The records of objects, for their ends: which objects have one, and which code receives on whose behalf. `Observing` tells
// what happens, `Claim` what becomes of an object, and who receives an unfinished one. And the calls of `end()`: `EndCall` has
// their course.

// MARK: What is made

extension ResolutionContext {
  /// Begins the claim of an object that is not shared, if a shared object that is being made may come to hold it, or if
  /// whoever receives it later leads by its record to what it received.
  func claimUnshared(_ plan: ComponentPlan) -> Claim? {
    (plan.recordsEnds ? ensureMember() : enclosedMember)?.claim(plan)
  }

  /// Begins the record of an object that is about to be made.
  ///
  /// - Throws: A failure if what would keep the object has ended.
  func beginRecord(_ plan: ComponentPlan, _ claim: Claim?) throws(Failure) {
    plan.reportEndWithoutOwner()
    guard let claim else { return }
    let (list, isEnded) = endOwner(of: plan, claim.slot)
    let enclosing = claim.below?.nearestRecord
    let isNeeded = enclosing != nil || endRecordOfDelayed?.makingList != nil
    guard list.beginMaking(isNeeded: isNeeded) else {
      throw plan.failure(.ended, path)
    }
    let record = EndRecord(plan.info, isEnded ? plan.rare?.ending : nil, in: list)
    claim.record = record
    enclosing?.use(record)
    endRecordOfDelayed?.use(record)
  }

  /// Returns the list of what keeps an object, and whether the object ends with that.
  private func endOwner(of plan: ComponentPlan, _ slot: InstanceSlot?) -> (EndList, Bool) {
    switch (plan.lifetime.kind.keeper, slot) {
    case (.slot, let slot?):
      if let scope = slot.scope {
        scope.with(plan.reportKeeper)
        return (scope.with(\.endList), true)
      }
      if let registry = plan.component.registry { return (registry.endList, true) }
    case (.store, _):
      if let store = plan.store { return (store.slots.endList, true) }
    default: break
    }
    return (resolution.pointee.scope.with(\.endList), false)
  }
}

extension ComponentPlan {
  /// Reports, once for each component, that nothing ends its objects.
  fileprivate func reportEndWithoutOwner() {
    guard rare?.ending != nil, lifetime.kind.keeper != .store, lifetime.kind.keeper != .slot,
      registry.isNew(.endWithoutOwner, of: component)
    else { return }
    registry.listener?(.endWithoutOwner(info))
  }

  /// Informs the listener, once for each component, that the first container of an engine and another one keep an object
  /// with an end: often the one of the program, and one for each request of a server.
  ///
  /// - Parameter keeper: The scope that is to keep an object of the component.
  fileprivate func reportKeeper(_ keeper: Scope) {
    guard rare?.ending != nil, lifetime.strength == .strong, keeper.registry === registry,
      registry.isNew(keeper.endsEngine ? .keptByFirst : .keptByOther, of: component),
      registry.locked({ component.marks }).contains(
        keeper.endsEngine ? .keptByOther : .keptByFirst)
    else { return }
    registry.listener?(.keptTwice(info))
  }
}

// MARK: What is received

extension ResolutionContext {
  /// Whether the receiver of an object may have to be recorded.
  @inline(__always)
  func mayRecordReceipt(of plan: ComponentPlan) -> Bool { plan.recordsEnds && mayBeOnBehalf }

  /// Whether an object with a record may receive what is requested. Asked within readings: it looks at what belongs to the
  /// running thread or task only, so that it waits for nobody and releases nothing last.
  @inline(never)
  private var mayBeOnBehalf: Bool {
    innermostRecord != nil
      || currentResolution == nil && di_are_tasks_in_use() != 0 && TaskPosition.current != nil
  }

  /// The record of the object whose code runs, or whose lazy or provider makes the request; nil if there is none.
  var innermostRecord: EndRecord? {
    member?.innermost?.nearestRecord ?? endRecordOfDelayed
  }

  /// Begins a request, which a lazy or a provider may make.
  ///
  /// - Returns: What `endDelayed(_:)` needs.
  package func beginDelayed(_ request: DelayedRequest?) -> UnsafeMutableRawPointer? {
    let before = state.pointee.strand.end_record
    if let record = request?.endRecord { state.pointee.strand.end_record = Unowned(record).address }
    return before
  }

  package func endDelayed(_ before: UnsafeMutableRawPointer?) {
    state.pointee.strand.end_record = before
  }
}

extension TaskPosition {
  /// The records of the objects that are being made while a closure of the user runs in the task.
  static var recordsInTheMaking: [EndRecord] {
    guard isInClosure, let position = current, position.addGuest() else { return [] }
    defer { position.removeGuest() }
    return position.start?.base?.object.path.compactMap(\.record) ?? []
  }
}

// MARK: What comes too late

extension DelayedRequest {
  /// Fails if the scope has ended, unless code of an object runs that is being made, and that a container waits for when it
  /// ends.
  ///
  /// - Parameter context: The thread's; nil in a task.
  package func checkScope(_ context: ResolutionContext? = nil) throws(Failure) {
    guard scope.with({ $0.registry.changes.checksFirst }) else { return }
    let isNeeded =
      context.map { $0.member?.innermost?.nearestRecord != nil }
      ?? !TaskPosition.recordsInTheMaking.isEmpty
    if !isNeeded { try plan.object.checkEnd(of: scope.object, heldBy: holder) }
  }
}

extension Plan {
  /// Does what must precede an outermost request: fails if the scope has ended, and informs the listener that the
  /// requested component is no root.
  @inline(never)
  package func checkFirst(in scope: Scope) throws(Failure) {
    try checkEnd(of: scope)
    componentPlan?.reportBesideRoots(by: scope.registry)
  }

  /// Fails if the scope has ended, unless the running code runs because of that.
  ///
  /// - Parameter holder: The component whose object holds the delayed request, if it is one.
  fileprivate func checkEnd(
    of scope: Scope, heldBy holder: Unowned<ComponentPlan>? = nil
  ) throws(Failure) {
    guard scope.registry.changes.checksFirst, scope.hasEnded else { return }
    let held = holder.map {
      Failure.PathElement(component: $0.object.info, isMaking: true, isDelayed: true)
    }
    throw Failure(
      .ended, requested: componentPlan?.component.type ?? Any.self, component: componentPlan?.info,
      path: ResolutionContext.current.path + (held.map { [$0] } ?? []), candidates: [])
  }
}

extension Scope {
  /// Whether the scope, an ancestor or their registries have ended, or end now.
  fileprivate var hasEnded: Bool {
    sequence(first: self, next: \.parent).contains { scope in
      [scope.existingEndList, scope.registry.existingEndList].contains {
        if let list = $0 { !list.isOpen && !list.isEndingForCaller } else { false }
      }
    }
  }
}

// MARK: The end

extension Engine {
  /// Ends all objects that the engine's containers and scopes keep, and that have an end.
  ///
  /// ```swift
  /// try await engine.end(timeout: .seconds(10))
  /// ```
  ///
  /// It ends what all containers and scopes of the engine keep, of whatever generation, and those of its child engines
  /// first. A process-wide object (`single`) ends with the engine that made it, and other engines make a new one. What a
  /// scope of the user's keeps ends with that.
  ///
  /// Each object ends once, before those that it received; independent ones end at the same time. Objects of a cycle end
  /// one after another, the one first that was finished last. What is being made when the end begins is awaited; all later
  /// requests fail. A second call waits for the first.
  ///
  /// - Parameter timeout: The longest time that the end of one object may take, and the making of those that are awaited;
  ///   nil for any time. An end that takes longer is cancelled and left behind; the others go on.
  /// - Throws: ``EndFailure``, once all others have ended, if an end threw an error or took too long.
  /// - Complexity: O(*n* + *m*) besides the ends, where *n* objects received others *m* times.
  /// - Since: 0.1.0 of this package
  public func end(timeout: TimeLimit? = nil) async throws {
    try await registry.endList.end(of: registry, within: TaskPosition.recordsInTheMaking, timeout)
  }
}

extension Scope {
  /// Ends the objects that the scope keeps, and those of its child scopes first; with its engine, if that is its own.
  package func end(_ limit: TimeLimit?) async throws {
    try await (endsEngine ? registry.endList : endList).end(
      of: registry, within: TaskPosition.recordsInTheMaking, limit, finally: clean)
  }
}

extension SharedSlots {
  /// Ends the objects that a store of the user's keeps.
  ///
  /// - Parameter clean: Makes the store drop them.
  package func end(_ limit: TimeLimit?, _ clean: () -> Void) async throws {
    try await endList.end(of: nil, within: TaskPosition.recordsInTheMaking, limit, finally: clean)
  }
}
