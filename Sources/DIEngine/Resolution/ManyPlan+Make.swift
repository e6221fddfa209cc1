extension ManyPlan {
  /// Makes one element after the other, without those that are being made right now.
  package func make(_ thread: ThreadState, _ leavesOut: LeavesOut) throws(Failure) -> [Element] {
    guard let telling else { return try makeUntold(thread, leavesOut) }
    return try traced(telling.request, nil, telling.audience, thread) {
      () throws(Failure) -> [Element] in
      try makeUntold(thread, leavesOut)
    }
  }

  private func makeUntold(
    _ thread: ThreadState, _ leavesOut: LeavesOut
  ) throws(Failure) -> [Element] {
    guard isPlain else { return try makeAll(thread, leavesOut) }
    var failure: Failure?
    let isOutermost = innermostFrame(thread) == nil
    let elements = [Element](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        let (cell, plan) = (entry.cell, entry.plan)
        if isOutermost {
          // What is only made later is not asked for yet.
          if plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
            cell._withUnsafeGuaranteedRef { $0.tellWatched() }
          }
        } else if cell._withUnsafeGuaranteedRef({ isExcluded($0, thread) }) {
          continue
        }
        do {
          (buffer.baseAddress.unsafelyUnwrapped + count).initialize(
            to: try plan._withUnsafeGuaranteedRef { try $0.make(thread) })
          count += 1
        } catch {
          let reason = error as! Failure
          guard reason.isLeftOut(leavesOut) else {
            failure = reason
            return
          }
          cell._withUnsafeGuaranteedRef { $0.registry.listener?(.softened(reason)) }
        }
      }
    }
    if let failure { throw failure }
    return elements
  }

  /// Whether the object of a component is being made, or is what the outermost request is about while its
  /// injections run.
  func isExcluded(_ plan: CellPlan, _ thread: ThreadState) -> Bool {
    if isMaking(plan.cell, thread) { return true }
    guard let run = currentRun(thread), run.pointee.injecting != nil else { return false }
    let scope = run.pointee.scope.takeUnretainedValue()
    return scope.options.rootStaysOpen
      && run.pointee.root == UnsafeRawPointer(Unmanaged.passUnretained(plan.cell).toOpaque())
  }
}
