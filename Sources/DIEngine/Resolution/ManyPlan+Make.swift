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
    let separate = separatedRun(thread)
    let elements = [Element](unsafeUninitializedCapacity: entries.count) { buffer, count in
      for entry in entries {
        if isOutermost {
          // What is only made later is not asked for yet.
          if entry.plan._withUnsafeGuaranteedRef({ $0.isWatched }) {
            entry.componentPlan._withUnsafeGuaranteedRef { $0.tellWatched(by: askedRegistry(thread)) }
          }
        } else if entry.componentPlan._withUnsafeGuaranteedRef({ isExcluded($0, thread) }) {
          continue
        }
        let element = buffer.baseAddress.unsafelyUnwrapped + count
        do throws(Failure) {
          if let separate {
            try makeAlone(entry, separate, thread, element)
          } else {
            try entry.plan.make(thread, at: UnsafeMutableRawPointer(element))
          }
          count += 1
        } catch {
          guard error.isLeftOut(leavesOut) else {
            failure = error
            return
          }
          entry.componentPlan._withUnsafeGuaranteedRef { $0.registry.listener?(.softened(error)) }
        }
      }
    }
    if let failure { throw failure }
    return elements
  }

  /// The running resolution, if it only stands for those that each element is to have of its own.
  func separatedRun(_ thread: ThreadState) -> UnsafeMutablePointer<Run>? {
    guard let run = currentRun(thread), !run.pointee.isNested, run.pointee.injecting == nil,
      nearestFrame(thread) == nil,
      !run.pointee.scope._withUnsafeGuaranteedRef({ $0.manySharesResolution })
    else { return nil }
    // A delayed request goes on with the objects of the resolution that it came from.
    return run.pointee.isContinuation ? nil : run
  }

  /// Makes an element in memory as if it had been asked for alone.
  @inline(__always)
  private func makeAlone(
    _ entry: ManyEntry, _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState,
    _ element: UnsafeMutablePointer<Element>
  ) throws(Failure) {
    run.pointee.root = entry.cellIdentity
    defer { run.pointee.root = nil }
    do throws(Failure) {
      try entry.plan.make(thread, at: UnsafeMutableRawPointer(element))
    } catch {
      try run.pointee.scope.takeUnretainedValue().endElement(run, thread, error)
      throw error
    }
    guard isOpen(run, thread) else { return }
    do throws(Failure) {
      try run.pointee.scope.takeUnretainedValue().endElement(run, thread)
    } catch {
      // It may fail by what is injected when it is made.
      element.deinitialize(count: 1)
      throw error
    }
  }

  /// Makes several elements as if each had been asked for alone.
  func alone(
    _ entry: ManyEntry, _ run: UnsafeMutablePointer<Run>, _ thread: ThreadState,
    _ make: () throws(Failure) -> Void
  ) throws(Failure) {
    run.pointee.root = entry.cellIdentity
    defer { run.pointee.root = nil }
    let scope = run.pointee.scope.takeUnretainedValue()
    do throws(Failure) {
      try make()
    } catch {
      try scope.endElement(run, thread, error)
      throw error
    }
    try scope.endElement(run, thread)
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

/// The registry that the running request asks.
func askedRegistry(_ thread: ThreadState) -> Registry {
  currentRun(thread).unsafelyUnwrapped.pointee.scope.takeUnretainedValue().registry
}
