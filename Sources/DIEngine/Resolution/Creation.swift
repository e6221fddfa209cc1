internal import CDIEngine

/// Finds or makes the object of a cell whose objects are kept, or that has steps.
package func obtain(
  _ plan: Unmanaged<ComponentPlan>, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ plan: ComponentPlan) throws -> AnyBox { try obtain(plan, thread) }
  do {
    return try plan._withUnsafeGuaranteedRef(obtained)
  } catch {
    throw error as! Failure
  }
}

@inline(__always)
private func obtain(_ plan: ComponentPlan, _ thread: ThreadState) throws(Failure) -> AnyBox {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  switch plan.lifetime.kept {
  case .nowhere:
    if let box = try reentrantInstance(Unmanaged.passUnretained(plan), thread) {
      return reused(box, plan, isFinished: false, thread)
    }
    return try create(plan, thread)
  case .graph:
    if let kept = resolution.pointee.graph?.takeUnretainedValue().keptEntry(plan.identity) {
      mark(plan.identity, thread)
      handOut(kept.record, thread)
      return reused(kept.box, plan, isFinished: false, thread)
    }
    if let box = try reentrantInstance(Unmanaged.passUnretained(plan), thread) {
      return reused(box, plan, isFinished: false, thread)
    }
    let box = try create(plan, thread)
    plan.tracing?.kept(box, thread)
    return box
  case .scope, .scopeUntilCleaned, .engine, .process:
    return try obtainShared(plan, thread)
  case .store:
    return try obtainFromStore(plan, thread)
  case .external:
    return try obtainExternal(plan, thread)
  }
}

/// Finds or makes the object of a cell whose finished objects are read without a lock, and shows it at
/// the place where they are.
package func obtain(
  _ plan: Unmanaged<ComponentPlan>, at place: CachedInstance, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ plan: ComponentPlan) throws -> AnyBox {
    if plan.lifetime.kept == .store { return try obtainFromStore(plan, at: place, thread) }
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

private func obtainShared(_ plan: ComponentPlan, _ thread: ThreadState) throws(Failure) -> AnyBox {
  @inline(__always)
  func obtained(_ slot: InstanceSlot) throws -> AnyBox { try obtainShared(in: slot, plan, thread) }
  do {
    return try plan.heldSlot(thread)._withUnsafeGuaranteedRef(obtained)
  } catch {
    throw error as! Failure
  }
}

@inline(__always)
private func obtainShared(
  in slot: InstanceSlot, _ plan: ComponentPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  if let box = slot.finished {
    return given(box, plan, slot, currentResolution(thread).unsafelyUnwrapped, thread)
  }
  return try neededShared(in: slot, plan, thread)
}

private func neededShared(
  in slot: InstanceSlot, _ plan: ComponentPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  switch try CreationGate.shared.need(slot, plan, plan.component.type, thread) {
  case .ready(let box):
    return given(box, plan, slot, resolution, thread)
  case .unfinished(let box):
    noteUnfinished(resolution)
    mark(plan.identity, thread)
    return reused(box, plan, isFinished: false, thread)
  case .recursion:
    throw recursion(plan, thread)
  case .make(let record):
    let box = try makingShared(record, plan, thread)
    plan.tracing?.kept(box, thread)
    return held(box, plan, slot, resolution)
  }
}

/// Makes the object of a record, unless a cycle leads back to one that there is.
func makingShared(
  _ record: Unmanaged<CreationRecord>, _ plan: ComponentPlan, _ thread: ThreadState
) throws(Failure) -> AnyBox {
  do throws(Failure) {
    if let box = try reentrantInstance(Unmanaged.passUnretained(plan), thread) {
      CreationGate.shared.drop(record)
      return reused(box, plan, isFinished: false, thread)
    }
  } catch {
    CreationGate.shared.drop(record)
    throw error
  }
  return try create(plan, thread, record)
}

/// Notes that something unfinished is handed out, in all resolutions of this thread.
func noteUnfinished(_ innermost: UnsafeMutablePointer<Resolution>?) {
  var next = innermost
  while let resolution = next, !resolution.pointee.gotUnfinished {
    resolution.pointee.gotUnfinished = true
    next = resolution.pointee.outer
  }
}

/// A finished object, as it is given once more.
private func given(
  _ box: AnyBox, _ plan: ComponentPlan, _ slot: InstanceSlot,
  _ resolution: UnsafeMutablePointer<Resolution>,
  _ thread: ThreadState
) -> AnyBox {
  held(reused(box, plan, isFinished: true, thread), plan, slot, resolution)
}

func reused(
  _ box: AnyBox, _ plan: ComponentPlan, isFinished: Bool, _ thread: ThreadState
) -> AnyBox {
  plan.tracing?.reused(box, isFinished: isFinished, thread)
  return box
}

/// While a resolution lasts it holds what is kept weakly, so that all of it gets the same object.
private func held(
  _ box: AnyBox, _ plan: ComponentPlan, _ slot: InstanceSlot,
  _ resolution: UnsafeMutablePointer<Resolution>
) -> AnyBox {
  if plan.isWeak(in: slot) { graph(of: resolution).hold(box) }
  return box
}

/// Makes an object, runs its immediate steps, keeps it, and queues its deferred ones.
///
/// - Parameter record: what the gate knows of the object, if it is shared. The resolution holds it until
///   it ends, and so do the other functions here take records.
func create(
  _ plan: ComponentPlan, _ thread: ThreadState, _ record: Unmanaged<CreationRecord>? = nil
) throws(Failure) -> AnyBox {
  let isQueued = plan.hasDeferredInjections
  let isSeveral = isQueued || plan.lifetime.kept == .graph
  let record = record ?? (isSeveral ? CreationGate.shared.begin(plan, thread) : nil)
  do throws(Failure) {
    return try createObject(plan, isQueued, record, thread)
  } catch {
    if let record {
      CreationGate.shared.fail(
        record.takeUnretainedValue(), error,
        in: graph(of: currentResolution(thread).unsafelyUnwrapped))
    }
    throw error
  }
}

/// Keeps what was just made, where that is not up to its record.
private func keep(
  _ box: AnyBox, _ plan: ComponentPlan, _ record: Unmanaged<CreationRecord>?, _ thread: ThreadState
) {
  guard plan.lifetime.kept == .graph || plan.lifetime.kept == .store else { return }
  graph(of: currentResolution(thread).unsafelyUnwrapped)
    .keep(box, for: plan.identity, record?.takeUnretainedValue())
  if plan.lifetime.kept == .store { plan.store?.save(box.any, for: plan.component) }
}

@inline(__always)
private func createObject(
  _ plan: ComponentPlan, _ isQueued: Bool, _ record: Unmanaged<CreationRecord>?,
  _ thread: ThreadState
) throws(Failure) -> AnyBox {
  if isQueued, let graph = currentResolution(thread).unsafelyUnwrapped.pointee.graph,
    let failure = graph.takeUnretainedValue().failure(of: plan.identity)
  {
    throw failure
  }
  let tracing = plan.tracing
  tracing?.beginMaking(thread)
  defer { tracing?.endMaking(thread) }
  let injections = plan.injectionList()
  var queued: Node?
  if isQueued, plan.options.contains(.queuesBeforeMaking) {
    queued = try beginQueuing(plan, nil, record, thread)
    graph(of: currentResolution(thread).unsafelyUnwrapped).enqueue(queued.unsafelyUnwrapped)
  }
  let isInterleaved = queued == nil && injections.map { !$0.deferredBefore.isEmpty } ?? false
  var frame = Frame(
    Unmanaged.passUnretained(plan), on: thread, node: queued.map(Unmanaged.passUnretained))
  frame.isRemembered = queued != nil
  do throws(Failure) {
    return try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> AnyBox in
      if isInterleaved { queued = try beginQueuing(plan, frame, record, thread) }
      let box = try make(plan, injections, isInterleaved ? queued : nil, frame, thread)
      tracing?.made(box, thread)
      keep(box, plan, record, thread)
      if isQueued, queued == nil || isInterleaved {
        if queued == nil { queued = try beginQueuing(plan, frame, record, thread) }
        graph(of: currentResolution(thread).unsafelyUnwrapped).enqueue(queued.unsafelyUnwrapped)
      }
      if frame.pointee.isRemembered { remember(frame, box) }
      if let record { try CreationGate.shared.initialized(record, box, isQueued: isQueued) }
      return box
    }
  } catch {
    queued?.isDead = true
    throw error
  }
}

@inline(__always)
private func make(
  _ plan: ComponentPlan, _ injections: InjectionList?, _ queued: Node?,
  _ frame: UnsafeMutablePointer<Frame>,
  _ thread: ThreadState
) throws(Failure) -> AnyBox {
  Mutex.checkNoneHeld("A factory")
  try frame.push(thread)
  defer { frame.pop(thread) }
  let box = try plan.make(thread)
  // The factory is done: what failed is the request for its object.
  if box.isNil { throw plan.nilFailure(path: currentPath(from: frame.pointee.outer)) }
  if let injections { try perform(injections, box, plan, queued, thread) }
  return box
}

/// Remembers an object that is about to enter the queue of deferred injections.
private func beginQueuing(
  _ plan: ComponentPlan, _ frame: UnsafeMutablePointer<Frame>?,
  _ record: Unmanaged<CreationRecord>?,
  _ thread: ThreadState
) throws(Failure) -> Node {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  let made: Node
  if let frame {
    made = node(of: frame)
  } else {
    made = Node(plan, requestedIn: nearestFrame(thread), resolution: resolution)
    graph(of: resolution).add(made)
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
    if parent.plan.identity === plan.identity { throw recursion(plan, thread) }
    if isKept(parent) { return }
    child = parent
  }
}

/// Whether the object of a node is found again. A user's keeper may keep nothing, which shows if
/// the object was made before on the same way.
private func isKept(_ node: Node) -> Bool {
  switch node.plan.lifetime.kept {
  case .nowhere, .external: return false
  case .graph, .scope, .scopeUntilCleaned, .engine, .process: return true
  case .store:
    var next = node.parent
    while let ancestor = next {
      if ancestor.plan.identity === node.plan.identity { return false }
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
  _ injections: InjectionList, _ box: AnyBox, _ plan: ComponentPlan, _ node: Node?,
  _ thread: ThreadState
) throws(Failure) {
  guard !injections.immediate.isEmpty else { return }
  Mutex.checkNoneHeld("An injection")
  let tracing = plan.tracing
  tracing?.beginInjecting(box, thread)
  defer { tracing?.endInjecting(box, thread) }
  guard let node, !injections.deferredBefore.isEmpty else {
    for injection in injections.immediate { try injection.run(box, thread) }
    return
  }
  let graph = graph(of: currentResolution(thread).unsafelyUnwrapped)
  do throws(Failure) {
    for (injection, count) in zip(injections.immediate, injections.deferredBefore) {
      graph.enqueue(node, injectionsBefore: count)
      try injection.run(box, thread)
    }
  } catch {
    node.isDead = true
    throw error
  }
}
