extension ResolutionContext {
  /// Returns the failure for an error that a user's closure threw.
  ///
  /// If the error is a failure of the engine, returns that failure. If it is an error of a façade, returns
  /// the failure that it represents, marked as reported: the request that threw it has reported it.
  package func thrown(
    _ error: any Error, by plan: Unowned<ComponentPlan>
  ) -> Failure {
    if let failure = error as? Failure { return failure }
    let plan = plan.object
    let reported = error as? any FailureReport
    if let failure = reported?.failure { return failure }
    let report = reported?.report
    return Failure(
      report?.kind ?? .user(error), requested: report?.requested ?? plan.component.type,
      component: plan.info, path: path, thrown: error, isReported: report != nil)
  }

  /// The path of the resolutions running on this thread, outermost first.
  package var path: [Failure.PathElement] { path(from: innermostFrame) }

  /// Returns the path to a frame and the frame itself, outermost first.
  package func path(from innermost: UnsafeMutablePointer<Frame>?) -> [Failure.PathElement] {
    steps(from: innermost).map(\.element)
  }

  /// Returns the same path without descriptions of the components.
  func steps(from innermost: UnsafeMutablePointer<Frame>?) -> [PathStep] {
    var path: [PathStep] = []
    func addHolder(of resolution: UnsafeMutablePointer<Resolution>?) {
      guard let holder = resolution?.pointee.holder else { return }
      path.append(PathStep(plan: holder, isMaking: true, isInjecting: false, isDelayed: true))
    }
    if !Self.hasFrame(of: currentResolution, from: innermost) { addHolder(of: currentResolution) }
    var next = innermost
    while let frame = next {
      let (isMaking, isInjecting) = (frame.pointee.isMaking, frame.pointee.isInjecting)
      path.append(
        PathStep(
          plan: frame.pointee.plan, isMaking: isMaking, isInjecting: isInjecting || !isMaking))
      if !frame.pointee.isMaking {
        // The injection is deferred: the requesting object has left the stack. The path stops at 100
        // elements, for example if objects make each other endlessly.
        var node = frame.pointee.node?.object
        while let requested = node, let parent = requested.parent, path.count < 100 {
          path.append(
            PathStep(
              plan: Unowned(parent.plan), isMaking: requested.isParameter,
              isInjecting: !requested.isParameter))
          node = parent
        }
      }
      next = frame.pointee.outer
      let resolution = frame.pointee.resolution
      if resolution.pointee.holder != nil, !Self.hasFrame(of: resolution, from: next) {
        addHolder(of: resolution)
      }
    }
    return path.reversed()
  }

  private static func hasFrame(
    of resolution: UnsafeMutablePointer<Resolution>?, from innermost: UnsafeMutablePointer<Frame>?
  ) -> Bool {
    nearestFrame(innermost, of: resolution) != nil
  }
}

/// One step of a path, without a description of its component.
struct PathStep {
  let plan: Unowned<ComponentPlan>
  fileprivate let isMaking: Bool
  fileprivate let isInjecting: Bool
  fileprivate var isDelayed = false

  var element: Failure.PathElement {
    Failure.PathElement(
      component: plan.with { $0.info }, isMaking: isMaking,
      isInjecting: isInjecting, isDelayed: isDelayed)
  }
}
