internal import CDIEngine

// Who receives what, for the order in which objects end; see `EndRecord`.

extension ResolutionContext {
  /// Records an object that is about to be made.
  ///
  /// - Throws: A failure if what would keep the object has ended.
  @inline(never)
  func beginRecord(_ plan: ComponentPlan, _ claim: Claim?) throws(Failure) {
    guard let claim else { return reportEndWithoutOwner(plan) }
    if claim.slot == nil { reportEndWithoutOwner(plan) }
    let (list, isEnded) = endOwner(of: plan, claim.slot)
    let enclosing = claim.below?.nearestRecord
    let isNeeded = enclosing != nil || endRecordOfDelayed?.makingList != nil
    guard list.beginMaking(isNeeded: isNeeded) else {
      throw Failure(
        .ended, requested: plan.component.type, component: plan.info, path: path,
        candidates: [plan.info])
    }
    let record = EndRecord(plan.info, isEnded ? plan.ending : nil, in: list)
    claim.record = record
    enclosing?.use(record)
    endRecordOfDelayed?.use(record)
  }

  /// Notes that the running code received a finished object.
  @inline(never)
  func noteReceived(_ box: AnyBox, from slot: InstanceSlot) {
    guard innermostRecord != nil, let record = slot.endRecord, record.isOf(box) else { return }
    noteReceived(record)
  }

  /// Notes that the running code received an object which the object graph keeps.
  @inline(never)
  func noteReceived(_ kept: ObjectGraph.Kept, _ plan: ComponentPlan) {
    if let record = kept.record {
      noteReceived(record)
    } else if let slot = plan.identity.slot {
      noteReceived(kept.box, from: slot)
    }
  }

  private func noteReceived(_ record: EndRecord) {
    member?.innermost?.nearestRecord?.use(record)
    endRecordOfDelayed?.use(record)
  }

  /// The record of the object whose code runs, or whose lazy or provider makes the request; nil if there is none.
  var innermostRecord: EndRecord? {
    member?.innermost?.nearestRecord ?? endRecordOfDelayed
  }

  /// Whether the receiver of an object may have to be recorded.
  var mayRecordReceived: Bool {
    innermostRecord != nil
      || currentResolution == nil && di_are_tasks_in_use() != 0 && TaskPosition.current != nil
  }

  /// Whether code of an object runs that is being made, and that a container waits for when it ends.
  var isInRecordedMaking: Bool { member?.innermost?.nearestRecord != nil }

  /// Runs a request of a lazy or a provider.
  ///
  /// - Parameter record: The record of the object that holds it.
  func onBehalf<E: Error>(of record: EndRecord, _ body: () throws(E) -> Void) throws(E) {
    let before = beginDelayed(record)
    defer { endDelayed(before) }
    try body()
  }

  /// Begins a request of a lazy or a provider.
  ///
  /// - Returns: What `endDelayed(_:)` needs.
  package func beginDelayed(_ record: EndRecord?) -> UnsafeMutableRawPointer? {
    let before = state.pointee.end_record
    if let record { state.pointee.end_record = Unowned(record).address }
    return before
  }

  package func endDelayed(_ before: UnsafeMutableRawPointer?) {
    state.pointee.end_record = before
  }

  /// The record of the object whose lazy or provider makes the request; nil if none does.
  var endRecordOfDelayed: EndRecord? {
    state.pointee.end_record.map { Unowned<EndRecord>(address: $0).object }
  }

  /// Returns the list of what keeps an object, and whether the object ends with that.
  private func endOwner(of plan: ComponentPlan, _ slot: InstanceSlot?) -> (EndList, Bool) {
    switch (plan.lifetime.kind.keeper, slot) {
    case (.slot, let slot?):
      if let scope = slot.keepingScope {
        scope.with(plan.reportKeeper)
        return (scope.with(\.endList), true)
      }
      if let registry = plan.component.registry { return (registry.endList, true) }
    case (.store, _):
      if let store = plan.store { return (store.slots.endList, true) }
    default: break
    }
    reportEndWithoutOwner(plan)
    return (resolution.pointee.scope.with(\.endList), false)
  }

  /// Reports, once for each component, that nothing ends its objects.
  private func reportEndWithoutOwner(_ plan: ComponentPlan) {
    guard plan.ending != nil, plan.lifetime.kind.keeper != .store,
      plan.lifetime.kind.keeper != .slot
    else { return }
    let component = plan.component
    let isFirst = plan.registry.locked { component.marks.insert(.endReported).inserted }
    if isFirst { plan.registry.listener?(.endWithoutOwner(plan.info)) }
  }
}

extension Scope {
  /// Does what must precede an outermost request: fails if the scope has ended, and informs the listener that the
  /// requested component is no root.
  @inline(never)
  package func checkFirst(_ plan: Plan) throws(Failure) {
    try checkEnd(plan)
    plan.componentPlan?.reportBesideRoots(by: registry)
  }

  /// Fails if the scope has ended, unless the running code runs because of that.
  ///
  /// - Parameter holder: The component whose object holds the delayed request, if it is one.
  package func checkEnd(
    _ plan: Plan, heldBy holder: Unowned<ComponentPlan>? = nil
  ) throws(Failure) {
    guard registry.mayHaveEnded, hasEnded else { return }
    let component = plan.componentPlan
    let held = holder.map {
      Failure.PathElement(component: $0.object.info, isMaking: true, isDelayed: true)
    }
    throw Failure(
      .ended, requested: component?.component.type ?? Any.self, component: component?.info,
      path: ResolutionContext.current.path + (held.map { [$0] } ?? []), candidates: [])
  }

  /// Whether the scope, an ancestor or their registries have ended, or end now.
  private var hasEnded: Bool {
    var scope: Scope? = self
    while let next = scope {
      for list in [next.existingEndList, next.registry.existingEndList] {
        if let list, !list.isOpen, !list.isEndingForCaller { return true }
      }
      scope = next.parent
    }
    return false
  }
}
