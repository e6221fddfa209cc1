internal import CDIEngine

/// One object that is being made, or injected, right now.
///
/// Frames lie on the machine stack of the thread and are linked from the innermost outwards.
/// The chain is the stack of creation, the path of a failure, and the place that a nested
/// request comes back to; it allocates nothing.
package struct Frame {
  package let outer: UnsafeMutablePointer<Frame>?
  package let plan: Unmanaged<ComponentPlan>
  package let identity: Unmanaged<InstanceIdentity>
  package let resolution: UnsafeMutablePointer<Resolution>
  /// What the graph remembers of the object, once something under it needs that.
  package var node: Unmanaged<Node>?
  /// Whether the object is being made; otherwise a deferred injection of it runs.
  package let isMaking: Bool
  /// Whether the object, once made, is to be told to the graph.
  package var isRemembered = false
  /// Whether the making asked for the object whose injection runs below.
  package var wasTouched = false

  package init(
    _ plan: Unmanaged<ComponentPlan>, on context: ResolutionContext, node: Unmanaged<Node>? = nil,
    isMaking: Bool = true
  ) {
    outer = context.innermostFrame
    self.plan = plan
    identity = plan._withUnsafeGuaranteedRef { Unmanaged.passUnretained($0.identity) }
    resolution = context.resolution
    self.node = node
    self.isMaking = isMaking
  }
}

extension UnsafeMutablePointer where Pointee == Frame {
  /// Makes the frame the innermost one; fails if the stack has no room left for what it is for.
  @inline(__always)
  func push(_ context: ResolutionContext) throws(Failure) {
    try context.checkStack(pointee.plan)
    context.innermostFrame = self
  }

  func pop(_ context: ResolutionContext) {
    context.innermostFrame = pointee.outer
  }
}

// Objects that need each other's initializers are made inside of each other, so that a long chain of
// them needs much stack. A chain that would overflow it fails instead, and leaves enough for the failure.

extension ResolutionContext {
  /// Fails if the stack has no room left for making an object.
  @inline(__always)
  package func checkStack(
    _ plan: Unmanaged<ComponentPlan>
  ) throws(Failure) {
    // The first time on each thread, too: then the stack is measured.
    if di_is_stack_low(state) != 0, let failure = stackFailure(plan) { throw failure }
  }

  @inline(never)
  package func stackFailure(_ plan: Unmanaged<ComponentPlan>) -> Failure? {
    di_is_stack_used_up(state) == 0 ? nil : stackUsedUp(plan)
  }

  /// The failure for an object that the stack has no room left for.
  func stackUsedUp(_ plan: Unmanaged<ComponentPlan>) -> Failure {
    plan._withUnsafeGuaranteedRef { plan in
      let way = ResolutionContext.way(from: innermostFrame)
      // The beginning tells who asked, the end what goes so deep; a ring of lazies shows in both.
      let most = 20
      let gap = max(way.count - 2 * most, 0)
      let kept = gap == 0 ? way : Array(way.prefix(most) + way.suffix(most))
      return Failure(
        .stackUsedUp, requested: plan.component.type, component: plan.info,
        path: kept.map(\.element), gap: gap == 0 ? nil : Failure.Gap(index: most, count: gap),
        candidates: [plan.info])
    }
  }
}

/// Whether the stack has room for planning what a component needs.
func hasRoomOnStack() -> Bool {
  let context = ResolutionContext.current
  return di_is_stack_low(context.state) == 0 || di_is_stack_used_up(context.state) == 0
}
