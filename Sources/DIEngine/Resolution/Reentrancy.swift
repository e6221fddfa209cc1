internal import CDIEngine

/// Whether a declared initializer of the running resolution must ask to be admitted.
package func checksReentrancy(_ thread: ThreadState) -> Bool {
  currentResolution(thread).unsafelyUnwrapped.pointee.checksReentrancy
}

/// Looks for an object that a request must reuse instead of making another one.
///
/// A request for an object whose initializer runs fails. In a generation that closes cycles, a
/// request from inside an injection gets the object that the injection runs for, or one of those
/// on whose behalf that was made; and what the same injection obtained before, if making it asked
/// for the injected object itself.
package func reentrantInstance(
  _ plan: Unmanaged<ComponentPlan>, _ thread: ThreadState
) throws(Failure) -> AnyBox? {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  var next = innermostFrame(thread)
  guard next != nil else { return nil }
  let (identity, closesCycles) = plan._withUnsafeGuaranteedRef {
    (Unmanaged.passUnretained($0.identity), $0.options.contains(.closesCycles))
  }
  var nearest: UnsafeMutablePointer<Frame>?
  while let frame = next {
    if frame.pointee.resolution == resolution {
      if nearest == nil { nearest = frame }
      if frame.pointee.isMaking, frame.pointee.identity.toOpaque() == identity.toOpaque() {
        throw recursion(plan.takeUnretainedValue(), thread)
      }
    }
    next = frame.pointee.outer
  }
  guard closesCycles, let injecting = resolution.pointee.injecting else { return nil }
  return reusable(identity, nearest, injecting, thread)
}

private func reusable(
  _ identity: Unmanaged<InstanceIdentity>, _ nearest: UnsafeMutablePointer<Frame>?,
  _ injecting: UnsafeMutablePointer<Frame>, _ thread: ThreadState
) -> AnyBox? {
  let injected = injecting.pointee.node!.takeUnretainedValue()
  if let node = injected.nearestObject(of: identity) {
    mark(identity.takeUnretainedValue(), thread)
    handOut(node.record, thread)
    return node.box
  }
  guard nearest == injecting else { return nil }
  let identity = identity.takeUnretainedValue()
  guard
    let node = injected.obtained.first(where: { $0.plan.identity === identity && !$0.hasFailed })
  else {
    return nil
  }
  handOut(node.record, thread)
  return node.box
}

/// Fails if the object's initializer runs.
package func checkRecursion(
  _ plan: Unmanaged<ComponentPlan>, _ thread: ThreadState
) throws(Failure) {
  let componentPlan = plan.takeUnretainedValue()
  guard isMaking(componentPlan.identity, thread) else { return }
  throw recursion(componentPlan, thread)
}

/// Whether an object of the cell is being made by the running resolution.
func isMaking(_ identity: InstanceIdentity, _ thread: ThreadState) -> Bool {
  let resolution = currentResolution(thread)
  let address = Unmanaged.passUnretained(identity).toOpaque()
  var next = innermostFrame(thread)
  while let frame = next {
    if frame.pointee.isMaking, frame.pointee.resolution == resolution,
      frame.pointee.identity.toOpaque() == address
    {
      return true
    }
    next = frame.pointee.outer
  }
  return false
}

/// Tells the frames between the running injection and here that its object was asked for.
func mark(_ identity: InstanceIdentity, _ thread: ThreadState) {
  let resolution = currentResolution(thread).unsafelyUnwrapped
  guard let injecting = resolution.pointee.injecting,
    injecting.pointee.node!.takeUnretainedValue().plan.identity === identity
  else { return }
  var next = innermostFrame(thread)
  while let frame = next, frame != injecting {
    if frame.pointee.resolution == resolution, frame.pointee.isMaking {
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
  guard let creator = Creator.existing(thread), creator.top != nil else { return }
  let resolution = currentResolution(thread).unsafelyUnwrapped
  noteUnfinished(resolution)
  CreationGate.shared.deliver(record ?? graph(of: resolution).openEnd(creator), to: creator)
}

/// The failure for an object that is needed while it is being made.
///
/// Declared initializers don't look whether they run already, so a cycle that goes through user
/// code is noticed one round late; what is told is the first request that came back.
func recursion(_ plan: ComponentPlan, _ thread: ThreadState) -> Failure {
  var frames: [UnsafeMutablePointer<Frame>] = []
  var next = innermostFrame(thread)
  while let frame = next {
    frames.append(frame)
    next = frame.pointee.outer
  }
  let resolution = currentResolution(thread)
  var identities: Set<UnsafeMutableRawPointer> = []
  for frame in frames.reversed()
  where frame.pointee.isMaking && frame.pointee.resolution == resolution {
    guard identities.insert(frame.pointee.identity.toOpaque()).inserted else {
      let plan = frame.pointee.plan.takeUnretainedValue()
      return recursion(plan, path: currentPath(from: frame.pointee.outer))
    }
  }
  return recursion(plan, path: currentPath(thread))
}

private func recursion(_ plan: ComponentPlan, path: [Failure.PathElement]) -> Failure {
  Failure(
    .recursion, requested: plan.component.type, component: plan.info, path: path,
    candidates: [plan.info])
}

/// The innermost frame of the running resolution.
func nearestFrame(_ thread: ThreadState) -> UnsafeMutablePointer<Frame>? {
  nearestFrame(innermostFrame(thread), of: currentResolution(thread))
}

private func nearestFrame(
  _ first: UnsafeMutablePointer<Frame>?, of resolution: UnsafeMutablePointer<Resolution>?
) -> UnsafeMutablePointer<Frame>? {
  var next = first
  while let frame = next, frame.pointee.resolution != resolution { next = frame.pointee.outer }
  return next
}

/// The node of the object that a frame is about, made with those of its ancestors if it does not
/// exist: so objects under which nothing must be remembered never pay for one.
func node(of frame: UnsafeMutablePointer<Frame>) -> Node {
  if let node = frame.pointee.node { return node.takeUnretainedValue() }
  let resolution = frame.pointee.resolution
  let made = Node(
    frame.pointee.plan.takeUnretainedValue(),
    requestedIn: nearestFrame(frame.pointee.outer, of: resolution), resolution: resolution)
  graph(of: resolution).add(made)
  frame.pointee.node = Unmanaged.passUnretained(made)
  frame.pointee.isRemembered = true
  return made
}

/// Tells the graph what a frame has made.
package func remember(_ frame: UnsafeMutablePointer<Frame>, _ box: AnyBox) {
  let made = node(of: frame)
  made.box = box
  guard frame.pointee.wasTouched, let injecting = frame.pointee.resolution.pointee.injecting,
    nearestFrame(frame.pointee.outer, of: frame.pointee.resolution) == injecting
  else { return }
  injecting.pointee.node!.takeUnretainedValue().obtained.append(made)
}

func graph(of resolution: UnsafeMutablePointer<Resolution>) -> ObjectGraph {
  if let graph = resolution.pointee.graph { return graph.takeUnretainedValue() }
  let graph = ObjectGraph()
  resolution.pointee.graph = Unmanaged.passRetained(graph)
  return graph
}
