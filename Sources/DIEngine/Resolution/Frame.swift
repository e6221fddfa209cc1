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
