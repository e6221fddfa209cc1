// What tracers and ends hear of the course of an object: its making begins, or other code has made it; running code receives
// it; it is made, injected, kept. What becomes of it then, `Claim.enter` tells its record. Only an observed plan tells.

extension ResolutionContext {
  /// Notes that an object is about to be made.
  ///
  /// - Returns: The making, if tracers have heard of its start.
  /// - Throws: A failure if what would keep the object has ended.
  @inline(never)
  func noteMaking(_ plan: ComponentPlan, _ claim: Claim?) throws(Failure) -> OpenSpan? {
    if plan.recordsEnds { try beginRecord(plan, claim) }
    return plan.tracing?.beginMaking(self)
  }

  /// Notes that an external instance is about to be injected into.
  @inline(never)
  func noteExternal(_ box: AnyBox, _ plan: ComponentPlan) {
    plan.tracing?.externalInstance(box, self)
  }

  /// Notes that the running code receives an object that exists.
  ///
  /// - Parameters:
  ///   - kept: The entry of an object that the object graph keeps.
  ///   - slot: The slot of an object that is finished.
  @inline(never)
  func noteReused(
    _ box: AnyBox, _ plan: ComponentPlan, isFinished: Bool, _ kept: ObjectGraph.Kept?,
    from slot: InstanceSlot?
  ) {
    plan.tracing?.reused(box, isFinished: isFinished, self)
    guard plan.recordsEnds, innermostRecord != nil,
      let record = kept?.record ?? slot?.endRecord.flatMap({ $0.isOf(box) ? $0 : nil })
    else { return }
    member?.innermost?.nearestRecord?.use(record)
    endRecordOfDelayed?.use(record)
  }

  /// Notes that an object was made, and its immediate injections have run.
  @inline(never)
  func noteMade(_ box: AnyBox, _ plan: ComponentPlan) { plan.tracing?.made(box, self) }

  /// Notes that injections into an object are about to run.
  ///
  /// - Returns: The injections, if tracers have heard of their start.
  @inline(never)
  func noteInjecting(_ box: AnyBox, _ plan: ComponentPlan) -> OpenSpan? {
    plan.tracing?.beginInjecting(box, self)
  }

  /// Notes that the immediate injections into an external instance have run.
  @inline(never)
  func noteInjected(_ box: AnyBox, _ plan: ComponentPlan, isKept: Bool) {
    plan.tracing?.injected(box, self)
    if isKept { plan.tracing?.kept(box, self) }
  }

  /// Notes that an object is kept that was made.
  @inline(never)
  func noteKept(_ box: AnyBox, _ plan: ComponentPlan) {
    if plan.lifetime.kind.keeper != .none { plan.tracing?.kept(box, self) }
  }
}
