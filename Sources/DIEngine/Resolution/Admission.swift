internal import CDIEngine

/// Whether a declared initializer of the running resolution must ask to be admitted.
package func mustAdmit(_ thread: ThreadState) -> Bool {
  currentRun(thread).unsafelyUnwrapped.pointee.mustAdmit
}

/// Looks for an object that a request must reuse instead of making another one.
///
/// A request for an object whose initializer runs fails. In a generation that closes cycles, a
/// request from inside an injection gets the object that the injection runs for, or one of those
/// on whose behalf that was made; and what the same injection obtained before, if making it asked
/// for the injected object itself.
package func admit(
  _ plan: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) -> AnyBox? {
  let run = currentRun(thread).unsafelyUnwrapped
  var next = innermostFrame(thread)
  guard next != nil else { return nil }
  let (cell, closesCycles) = plan._withUnsafeGuaranteedRef {
    (Unmanaged.passUnretained($0.cell), $0.options.contains(.closesCycles))
  }
  var nearest: UnsafeMutablePointer<Frame>?
  while let frame = next {
    if frame.pointee.run == run {
      if nearest == nil { nearest = frame }
      if frame.pointee.isMaking, frame.pointee.cell.toOpaque() == cell.toOpaque() {
        throw recursion(plan.takeUnretainedValue(), thread)
      }
    }
    next = frame.pointee.outer
  }
  guard closesCycles, let injecting = run.pointee.injecting else { return nil }
  return reusable(cell, nearest, injecting, thread)
}

private func reusable(
  _ cell: Unmanaged<Cell>, _ nearest: UnsafeMutablePointer<Frame>?,
  _ injecting: UnsafeMutablePointer<Frame>, _ thread: ThreadState
) -> AnyBox? {
  let injected = injecting.pointee.node!.takeUnretainedValue()
  if let node = injected.nearestObject(of: cell) {
    mark(cell.takeUnretainedValue(), thread)
    handOut(node.record, thread)
    return node.box
  }
  guard nearest == injecting else { return nil }
  let cell = cell.takeUnretainedValue()
  guard let node = injected.obtained.first(where: { $0.plan.cell === cell && !$0.hasFailed }) else {
    return nil
  }
  handOut(node.record, thread)
  return node.box
}

/// Fails if the object's initializer runs.
package func checkRecursion(
  _ plan: Unmanaged<CellPlan>, _ thread: ThreadState
) throws(Failure) {
  let cellPlan = plan.takeUnretainedValue()
  guard isMaking(cellPlan.cell, thread) else { return }
  throw recursion(cellPlan, thread)
}

/// Whether an object of the cell is being made by the running resolution.
func isMaking(_ cell: Cell, _ thread: ThreadState) -> Bool {
  let run = currentRun(thread)
  let address = Unmanaged.passUnretained(cell).toOpaque()
  var next = innermostFrame(thread)
  while let frame = next {
    if frame.pointee.isMaking, frame.pointee.run == run,
      frame.pointee.cell.toOpaque() == address
    {
      return true
    }
    next = frame.pointee.outer
  }
  return false
}

/// Tells the frames between the running injection and here that its object was asked for.
func mark(_ cell: Cell, _ thread: ThreadState) {
  let run = currentRun(thread).unsafelyUnwrapped
  guard let injecting = run.pointee.injecting,
    injecting.pointee.node!.takeUnretainedValue().plan.cell === cell
  else { return }
  var next = innermostFrame(thread)
  while let frame = next, frame != injecting {
    if frame.pointee.run == run, frame.pointee.isMaking {
      frame.pointee.wasTouched = true
      frame.pointee.isRemembered = true
    }
    next = frame.pointee.outer
  }
}

/// Tells the gate that an object of the running graph is given to what is being made.
///
/// - Parameter record: what the gate knows of the object; without it, the object is taken to be
///   unfinished until all injections of the resolution have run.
func handOut(_ record: CreationRecord?, _ thread: ThreadState) {
  guard let resolution = Resolution.existing(thread), resolution.top != nil else { return }
  let run = currentRun(thread).unsafelyUnwrapped
  tellUnfinished(run)
  SlotGate.shared.deliver(record ?? graph(of: run).openEnd(resolution), to: resolution)
}

/// The failure for an object that is needed while it is being made.
///
/// Declared initializers don't look whether they run already, so a cycle that goes through user
/// code is noticed one round late; what is told is the first request that came back.
func recursion(_ plan: CellPlan, _ thread: ThreadState) -> Failure {
  var frames: [UnsafeMutablePointer<Frame>] = []
  var next = innermostFrame(thread)
  while let frame = next {
    frames.append(frame)
    next = frame.pointee.outer
  }
  let run = currentRun(thread)
  var cells: Set<UnsafeMutableRawPointer> = []
  for frame in frames.reversed() where frame.pointee.isMaking && frame.pointee.run == run {
    guard cells.insert(frame.pointee.cell.toOpaque()).inserted else {
      let plan = frame.pointee.plan.takeUnretainedValue()
      return recursion(plan, path: currentPath(from: frame.pointee.outer))
    }
  }
  return recursion(plan, path: currentPath(thread))
}

private func recursion(_ plan: CellPlan, path: [Failure.PathElement]) -> Failure {
  Failure(
    .recursion, requested: plan.component.type, component: plan.info, path: path,
    candidates: [plan.info])
}

/// The innermost frame of the running resolution.
func nearestFrame(_ thread: ThreadState) -> UnsafeMutablePointer<Frame>? {
  nearestFrame(innermostFrame(thread), of: currentRun(thread))
}

private func nearestFrame(
  _ first: UnsafeMutablePointer<Frame>?, of run: UnsafeMutablePointer<Run>?
) -> UnsafeMutablePointer<Frame>? {
  var next = first
  while let frame = next, frame.pointee.run != run { next = frame.pointee.outer }
  return next
}

/// The node of the object that a frame is about, made with those of its ancestors if it does not
/// exist: so objects under which nothing must be remembered never pay for one.
func node(of frame: UnsafeMutablePointer<Frame>) -> Node {
  if let node = frame.pointee.node { return node.takeUnretainedValue() }
  let run = frame.pointee.run
  let made = Node(
    frame.pointee.plan.takeUnretainedValue(),
    requestedIn: nearestFrame(frame.pointee.outer, of: run), run: run)
  graph(of: run).add(made)
  frame.pointee.node = Unmanaged.passUnretained(made)
  frame.pointee.isRemembered = true
  return made
}

/// Tells the graph what a frame has made.
package func remember(_ frame: UnsafeMutablePointer<Frame>, _ box: AnyBox) {
  let made = node(of: frame)
  made.box = box
  guard frame.pointee.wasTouched, let injecting = frame.pointee.run.pointee.injecting,
    nearestFrame(frame.pointee.outer, of: frame.pointee.run) == injecting
  else { return }
  injecting.pointee.node!.takeUnretainedValue().obtained.append(made)
}

func graph(of run: UnsafeMutablePointer<Run>) -> Graph {
  if let graph = run.pointee.graph { return graph.takeUnretainedValue() }
  let graph = Graph()
  run.pointee.graph = Unmanaged.passRetained(graph)
  return graph
}
