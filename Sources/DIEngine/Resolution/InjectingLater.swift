/// What the call does that runs a group of an object's deferred injections.
final class InjectingLater: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = InjectingLater(nil)

  private struct State {
    // Must come first: `call.state(Frame.self)` is its address.
    var frame: Frame
    let deferred: ObjectGraph.Deferred
    let injections: ArraySlice<InjectionPlan>
    /// What the resolution was before.
    let before: Resolution
    /// The injections, if tracers have heard of their start.
    var span: OpenSpan?
  }

  /// Begins to run a group of an object's deferred injections.
  ///
  /// - Returns: `made` if the object has failed.
  func begin(_ deferred: ObjectGraph.Deferred, _ context: ResolutionContext) -> Progress {
    let node = deferred.node
    guard let injections = node.plan.injections, let box = deferred.object(context) else {
      return .made
    }
    let call = context.push(
      self, at: Unowned(node).address,
      State(
        frame: Frame(Unowned(node.plan), on: context, node: Unowned(node), .injectingLater),
        deferred: deferred, injections: deferred.group(of: injections.deferred),
        before: context.resolution.pointee))
    let state = call.state(State.self)
    let frame = call.state(Frame.self)
    context.innermostFrame = frame
    let resolution = context.resolution
    if node.scope !== resolution.pointee.scope.object {
      resolution.pointee.scope = Unowned(node.scope)
      // The container of that scope may be gone: the injections' closures get a new view of the scope.
      resolution.pointee.view = Unowned(node)
    }
    resolution.pointee.entries = node.entries.map { UnsafePointer($0.address) }
    resolution.pointee.isNested = false
    resolution.pointee.injecting = frame
    if node.plan.isObserved { state.pointee.span = context.noteInjecting(box, node.plan) }
    return .goOn
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let state = call.state(State.self)
    let (node, injections) = (state.pointee.deferred.node, state.pointee.injections)
    while call.pointee.position < injections.count {
      let injection = injections[injections.startIndex + Int(call.pointee.position)]
      call.pointee.position += 1
      node.obtained = []
      let progress = try injection.begin(on: node.box.unsafelyUnwrapped, context)
      if progress != .made { return progress }
    }
    if let claim = node.claim {
      // A store of the user's may get what is finished now.
      try context.ensureMember().injected(claim, isLast: state.pointee.deferred.isLast)
    }
    end(call, context)
    context.pop(call)
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let node = call.state(State.self).pointee.deferred.node
    end(call, context)
    context.objectGraph.fail(node, failure)
    if let claim = node.claim { context.fail(claim, failure, in: context.objectGraph) }
    throw failure
  }

  private func end(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) {
    let state = call.state(State.self)
    let node = state.pointee.deferred.node
    state.pointee.span?.end(context)
    context.innermostFrame = state.pointee.frame.outer
    context.resolution.putBack(state.pointee.before)
    node.obtained = []
    state.deinitialize(count: 1)
  }
}

extension ObjectGraph.Deferred {
  /// Returns the object; nil if it has failed, perhaps because an object that it holds has.
  fileprivate func object(_ context: ResolutionContext) -> AnyBox? {
    guard !node.isDead, let box = node.box else { return nil }
    if let claim = node.claim, !context.ensureMember().resume(claim) { return nil }
    return box
  }
}
