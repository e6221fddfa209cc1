internal import CDIEngine

/// Finds or makes the object of a cell whose objects are kept, or that has steps.
package func obtain(
  _ plan: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ plan: CellPlan) throws -> AnyBox { try obtain(plan, thread) }
  do {
    return try plan._withUnsafeGuaranteedRef(obtained)
  } catch {
    throw error as! Failure
  }
}

@inline(__always)
private func obtain(_ plan: CellPlan, _ thread: ThreadState) throws(Failure) -> AnyBox {
  let run = currentRun(thread).unsafelyUnwrapped
  switch plan.lifetime.kept {
  case .nowhere:
    if let box = try admit(Unmanaged.passUnretained(plan), thread) {
      return reused(box, plan, isFinished: false, thread)
    }
    return try create(plan, thread)
  case .graph:
    if let kept = run.pointee.graph?.takeUnretainedValue().keptEntry(plan.cell) {
      mark(plan.cell, thread)
      handOut(kept.record, thread)
      return reused(kept.box, plan, isFinished: false, thread)
    }
    if let box = try admit(Unmanaged.passUnretained(plan), thread) {
      return reused(box, plan, isFinished: false, thread)
    }
    let box = try create(plan, thread)
    plan.tracing?.kept(box, thread)
    return box
  case .scope, .scopeUntilCleaned, .engine, .process:
    return try obtainShared(plan, thread)
  case .keeper:
    return try obtainFromKeeper(plan, thread)
  case .handedIn:
    return try obtainHandedIn(plan, thread)
  }
}

/// Finds or makes the object of a cell whose finished objects are read without a lock, and shows it at
/// the place where they are.
package func obtain(
  _ plan: Unmanaged<CellPlan>, at place: ReadyPlace, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ plan: CellPlan) throws -> AnyBox {
    if plan.lifetime.kept == .keeper { return try obtainFromKeeper(plan, at: place, thread) }
    let slot = plan.heldSlot(thread)
    return try slot._withUnsafeGuaranteedRef { slot in
      // Nothing was found at the place: so it is rarely finished.
      let box = try neededShared(in: slot, plan, thread)
      plan.show(box, of: slot, at: place, thread)
      return box
    }
  }
  do {
    return try plan._withUnsafeGuaranteedRef(obtained)
  } catch {
    throw error as! Failure
  }
}

private func obtainShared(_ plan: CellPlan, _ thread: ThreadState) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ slot: Slot) throws -> AnyBox { try obtainShared(in: slot, plan, thread) }
  do {
    return try plan.heldSlot(thread)._withUnsafeGuaranteedRef(obtained)
  } catch {
    throw error as! Failure
  }
}

@inline(__always)
private func obtainShared(
  in slot: Slot, _ plan: CellPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  if let box = slot.finished {
    return given(box, plan, slot, currentRun(thread).unsafelyUnwrapped, thread)
  }
  return try neededShared(in: slot, plan, thread)
}

private func neededShared(
  in slot: Slot, _ plan: CellPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  let run = currentRun(thread).unsafelyUnwrapped
  switch try SlotGate.shared.need(slot, plan, plan.component.type, thread) {
  case .ready(let box):
    return given(box, plan, slot, run, thread)
  case .unfinished(let box):
    tellUnfinished(run)
    mark(plan.cell, thread)
    return reused(box, plan, isFinished: false, thread)
  case .recursion:
    throw recursion(plan, thread)
  case .make(let record):
    let box = try makingShared(record, plan, thread)
    plan.tracing?.kept(box, thread)
    return held(box, plan, slot, run)
  }
}

/// Makes the object of a record, unless a cycle leads back to one that there is.
func makingShared(
  _ record: Unmanaged<CreationRecord>, _ plan: CellPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  do throws(Failure) {
    if let box = try admit(Unmanaged.passUnretained(plan), thread) {
      SlotGate.shared.drop(record)
      return reused(box, plan, isFinished: false, thread)
    }
  } catch {
    SlotGate.shared.drop(record)
    throw error
  }
  return try create(plan, thread, record)
}

/// Notes that something unfinished is handed out, in all resolutions of this thread.
func tellUnfinished(_ innermost: UnsafeMutablePointer<Run>?) {
  var next = innermost
  while let run = next, !run.pointee.gotUnfinished {
    run.pointee.gotUnfinished = true
    next = run.pointee.outer
  }
}

/// A finished object, as it is given once more.
private func given(
  _ box: AnyBox, _ plan: CellPlan, _ slot: Slot, _ run: UnsafeMutablePointer<Run>,
  _ thread: ThreadState
) -> AnyBox {
  held(reused(box, plan, isFinished: true, thread), plan, slot, run)
}

func reused(
  _ box: AnyBox, _ plan: CellPlan, isFinished: Bool, _ thread: ThreadState
) -> AnyBox {
  plan.tracing?.reused(box, isFinished: isFinished, thread)
  return box
}

/// While a resolution lasts it holds what is kept weakly, so that all of it gets the same object.
private func held(
  _ box: AnyBox, _ plan: CellPlan, _ slot: Slot, _ run: UnsafeMutablePointer<Run>
) -> AnyBox {
  if plan.isWeak(in: slot) { graph(of: run).hold(box) }
  return box
}

/// Makes an object, runs its immediate steps, keeps it, and queues its deferred ones.
///
/// - Parameter record: what the gate knows of the object, if it is shared. The resolution holds it until
///   it ends, and so do the other functions here take records.
func create(
  _ plan: CellPlan, _ thread: ThreadState, _ record: Unmanaged<CreationRecord>? = nil
) throws(Failure) -> AnyBox {
  let isQueued = plan.hasDeferredSteps
  let isSeveral = isQueued || plan.lifetime.kept == .graph
  let record = record ?? (isSeveral ? SlotGate.shared.begin(plan, thread) : nil)
  do throws(Failure) {
    return try createObject(plan, isQueued, record, thread)
  } catch {
    if let record {
      SlotGate.shared.fail(
        record.takeUnretainedValue(), error, in: graph(of: currentRun(thread).unsafelyUnwrapped))
    }
    throw error
  }
}

/// Keeps what was just made, where that is not up to its record.
private func keep(
  _ box: AnyBox, _ plan: CellPlan, _ record: Unmanaged<CreationRecord>?, _ thread: ThreadState
) {
  guard plan.lifetime.kept == .graph || plan.lifetime.kept == .keeper else { return }
  graph(of: currentRun(thread).unsafelyUnwrapped)
    .keep(box, for: plan.cell, record?.takeUnretainedValue())
  if plan.lifetime.kept == .keeper { plan.keeper?.save(box.any, for: plan.component) }
}

@inline(__always)
private func createObject(
  _ plan: CellPlan, _ isQueued: Bool, _ record: Unmanaged<CreationRecord>?,
  _ thread: ThreadState
) throws(Failure) -> AnyBox {
  if isQueued, let graph = currentRun(thread).unsafelyUnwrapped.pointee.graph,
    let failure = graph.takeUnretainedValue().failure(of: plan.cell)
  {
    throw failure
  }
  let tracing = plan.tracing
  tracing?.beginMaking(thread)
  defer { tracing?.endMaking(thread) }
  let steps = plan.stepList()
  var queued: Node?
  if isQueued, plan.options.contains(.queuesBeforeMaking) {
    queued = try beginQueuing(plan, nil, record, thread)
    graph(of: currentRun(thread).unsafelyUnwrapped).enqueue(queued.unsafelyUnwrapped)
  }
  let isInterleaved = queued == nil && steps.map { !$0.deferredBefore.isEmpty } ?? false
  var frame = Frame(
    Unmanaged.passUnretained(plan), on: thread, node: queued.map(Unmanaged.passUnretained))
  frame.isRemembered = queued != nil
  do throws(Failure) {
    return try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> AnyBox in
      if isInterleaved { queued = try beginQueuing(plan, frame, record, thread) }
      let box = try make(plan, steps, isInterleaved ? queued : nil, frame, thread)
      tracing?.made(box, thread)
      keep(box, plan, record, thread)
      if isQueued, queued == nil || isInterleaved {
        if queued == nil { queued = try beginQueuing(plan, frame, record, thread) }
        graph(of: currentRun(thread).unsafelyUnwrapped).enqueue(queued.unsafelyUnwrapped)
      }
      if frame.pointee.isRemembered { remember(frame, box) }
      if let record { try SlotGate.shared.initialized(record, box, isQueued: isQueued) }
      return box
    }
  } catch {
    queued?.isDead = true
    throw error
  }
}

@inline(__always)
private func make(
  _ plan: CellPlan, _ steps: StepList?, _ queued: Node?, _ frame: UnsafeMutablePointer<Frame>,
  _ thread: ThreadState
) throws(Failure) -> AnyBox {
  Mutex.checkNoneHeld("A factory")
  try frame.push(thread)
  defer { frame.pop(thread) }
  let box = try plan.make(thread)
  // The factory is done: what failed is the request for its object.
  if box.isNil { throw plan.nilFailure(path: currentPath(from: frame.pointee.outer)) }
  if let steps { try perform(steps, box, plan, queued, thread) }
  return box
}

/// Remembers an object that is about to enter the queue of deferred injections.
private func beginQueuing(
  _ plan: CellPlan, _ frame: UnsafeMutablePointer<Frame>?, _ record: Unmanaged<CreationRecord>?,
  _ thread: ThreadState
) throws(Failure) -> Node {
  let run = currentRun(thread).unsafelyUnwrapped
  let made: Node
  if let frame {
    made = node(of: frame)
  } else {
    made = Node(plan, requestedIn: nearestFrame(thread), run: run)
    graph(of: run).add(made)
  }
  try checkRegeneration(made, thread)
  made.record = record?.takeUnretainedValue()
  return made
}

/// Fails if an object that is made anew each time makes itself again by its own injections: the
/// queue would never end. What user code asks for may end by itself, and is let pass; so does a
/// way through an object that is kept, since the next round finds that one.
private func checkRegeneration(_ node: Node, _ thread: ThreadState) throws(Failure) {
  let plan = node.plan
  guard plan.lifetime.kept == .nowhere, !plan.options.contains(.closesCycles) else { return }
  var child = node
  while !child.isNested, let parent = child.parent {
    if parent.plan.cell === plan.cell { throw recursion(plan, thread) }
    if isKept(parent) { return }
    child = parent
  }
}

/// Whether the object of a node is found again. A user's keeper may keep nothing, which shows if
/// the object was made before on the same way.
private func isKept(_ node: Node) -> Bool {
  switch node.plan.lifetime.kept {
  case .nowhere, .handedIn: return false
  case .graph, .scope, .scopeUntilCleaned, .engine, .process: return true
  case .keeper:
    var next = node.parent
    while let ancestor = next {
      if ancestor.plan.cell === node.plan.cell { return false }
      next = ancestor.parent
    }
    return true
  }
}

/// Runs the immediate steps of an object.
///
/// - Parameter node: the object that deferred steps between them are queued for; they keep their place
///   among those of the objects that immediate steps make.
@inline(__always)
func perform(
  _ steps: StepList, _ box: AnyBox, _ plan: CellPlan, _ node: Node?, _ thread: ThreadState
) throws(Failure) {
  guard !steps.immediate.isEmpty else { return }
  Mutex.checkNoneHeld("An injection")
  let tracing = plan.tracing
  tracing?.beginInjecting(box, thread)
  defer { tracing?.endInjecting(box, thread) }
  guard let node, !steps.deferredBefore.isEmpty else {
    for step in steps.immediate { try step.run(box, thread) }
    return
  }
  let graph = graph(of: currentRun(thread).unsafelyUnwrapped)
  do throws(Failure) {
    for (step, count) in zip(steps.immediate, steps.deferredBefore) {
      graph.enqueue(node, stepsBefore: count)
      try step.run(box, thread)
    }
  } catch {
    node.isDead = true
    throw error
  }
}
