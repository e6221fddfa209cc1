internal import CDIEngine

/// What the call does that runs a group of an object's deferred injections.
final class InjectingLater: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = InjectingLater()

  private init() { super.init(nil) }

  fileprivate struct State {
    // Must come first.
    var frame: Frame
    let deferred: ObjectGraph.Deferred
    let box: AnyBox
    let injections: ArraySlice<InjectionPlan>
    /// The arguments with which the object was requested.
    var entries: ArgumentEntries
    /// What the resolution was before.
    let before: Resolution
    /// The tracers that have heard of the start of the injections.
    var tracers: Tracers?
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let injections = state.pointee.injections
    while call.pointee.position < injections.count {
      let injection = injections[injections.startIndex + Int(call.pointee.position)]
      call.pointee.position += 1
      state.pointee.deferred.node.obtained = []
      let progress = try injection.begin(on: state.pointee.box, context)
      if progress != .made { return progress }
    }
    // A store of the user's may get what is finished now.
    try context.endInjections(state.pointee.deferred)
    end(call, context)
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    end(call, context)
    throw failure
  }

  private func end(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let state = call.state(State.self)
    let node = state.pointee.deferred.node
    if let tracers = state.pointee.tracers {
      node.plan.tracing?.endInjecting(state.pointee.box, tracers, context)
    }
    context.innermostFrame = state.pointee.frame.outer
    context.resolution.putBack(state.pointee.before)
    node.obtained = []
    state.deinitialize(count: 1)
  }
}

extension ResolutionContext {
  /// Begins to run a group of an object's deferred injections.
  ///
  /// - Returns: `made` if the object has failed.
  func inject(_ deferred: ObjectGraph.Deferred) throws(Failure) -> Progress {
    let node = deferred.node
    guard let injections = node.plan.injectionList(), let box = object(of: deferred) else {
      return .made
    }
    let call = push(
      InjectingLater.shared, at: Unowned(node).address,
      InjectingLater.State(
        frame: Frame(Unowned(node.plan), on: self, node: Unowned(node), .injectingLater),
        deferred: deferred, box: box, injections: deferred.group(of: injections.deferred),
        entries: node.entries ?? ArgumentEntries(), before: resolution.pointee))
    let state = call.state(InjectingLater.State.self)
    let frame = call.state(Frame.self)
    innermostFrame = frame
    withUnsafeMutablePointer(to: &state.pointee.entries) { entries in
      // The state stays where it is until the call ends.
      resolution.beginInjections(of: node, in: frame, UnsafePointer(entries))
    }
    state.pointee.tracers = node.plan.tracing?.beginInjecting(box, self)
    return .began
  }
}

extension UnsafeMutablePointer where Pointee == Resolution {
  /// Prepares the resolution for a group of an object's deferred injections.
  ///
  /// - Parameter entries: The arguments with which the object was requested.
  fileprivate func beginInjections(
    of node: Node, in frame: UnsafeMutablePointer<Frame>, _ entries: UnsafePointer<ArgumentEntries>
  ) {
    if node.scope !== pointee.scope.object {
      pointee.scope = Unowned(node.scope)
      // The container of that scope may be gone: the injections' closures get a new view of the scope.
      pointee.view = Unowned(node)
    }
    pointee.entries = entries
    pointee.isNested = false
    pointee.injecting = frame
  }
}

extension ResolutionContext {
  /// Returns the object of a group of deferred injections; nil if it has failed, perhaps because an object that it holds
  /// has.
  func object(of deferred: ObjectGraph.Deferred) -> AnyBox? {
    let node = deferred.node
    guard !node.isDead, let box = node.box else { return nil }
    if let claim = node.claim, !currentMember().resume(claim) { return nil }
    return box
  }

  /// Ends a group of deferred injections that have run.
  func endInjections(_ deferred: ObjectGraph.Deferred) throws(Failure) {
    guard let claim = deferred.node.claim else { return }
    try currentMember().injected(claim, isLast: deferred.isLast)
  }
}
