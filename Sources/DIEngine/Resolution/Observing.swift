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
    return plan.traced.map { OpenSpan(.making($0), plan.tracers, self) }
  }

  /// Notes what has become of an object, which concerns tracers only.
  @inline(never)
  func note(
    _ event: (TracedComponent, Any) -> TraceEvent, of box: AnyBox, _ plan: ComponentPlan
  ) {
    if let traced = plan.traced { plan.tracers.report(event(traced, box.any), self) }
  }

  /// Notes that the running code receives an object that exists.
  ///
  /// - Parameters:
  ///   - kept: The entry of an object that the object graph keeps.
  ///   - slot: The slot of an object that is finished.
  @inline(never)
  func noteReused(
    _ box: AnyBox, _ plan: ComponentPlan, isFinished: Bool, _ kept: HeldInstances.Entry?,
    from slot: InstanceSlot?
  ) {
    note({ .reused($0, $1, isFinished: isFinished) }, of: box, plan)
    guard plan.recordsEnds, innermostRecord != nil,
      let record = kept?.record ?? slot?.endRecord.flatMap({ $0.isOf(box) ? $0 : nil })
    else { return }
    member?.innermost?.nearestRecord?.use(record)
    endRecordOfDelayed?.use(record)
  }

  /// Notes that injections into an object are about to run.
  ///
  /// - Returns: The injections, if tracers have heard of their start.
  @inline(never)
  func noteInjecting(_ box: AnyBox, _ plan: ComponentPlan) -> OpenSpan? {
    plan.traced.map { OpenSpan(.injecting($0, box.any), plan.tracers, self) }
  }

  /// Notes that an object is kept, if its component keeps any. It is reported immediately, or at the end if it is the
  /// instance of the outermost request.
  @inline(never)
  func noteKept(_ box: AnyBox, _ plan: ComponentPlan) {
    guard plan.lifetime.kind.keeper != .none, let traced = plan.traced else { return }
    let event = TraceEvent.kept(traced, box.any)
    if let outermost = resolution.pointee.graph?.object.outermost, outermost.inner == 0 {
      outermost.pendingEvent = event
    } else {
      plan.tracers.report(event, self)
    }
  }
}
