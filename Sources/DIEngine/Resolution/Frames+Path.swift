// What frames tell of a failure.

extension Frames {
  /// The path from the outermost object to the innermost one.
  package var path: [Failure.PathElement] { steps.map(\.element) }

  /// The same path without descriptions of the components.
  var steps: [PathStep] {
    var path: [PathStep] = []
    func addHolder(of resolution: UnsafeMutablePointer<Resolution>?, outside next: Frames) {
      guard let holder = resolution?.pointee.holder,
        next.nearest(of: resolution) == nil
      else { return }
      path.append(PathStep(plan: holder, isMaking: true, isInjecting: false, isDelayed: true))
    }
    addHolder(of: resolution, outside: self)
    for frame in self {
      let isMaking = frame.pointee.isMaking
      path.append(
        PathStep(
          plan: frame.pointee.plan, isMaking: isMaking,
          isInjecting: frame.pointee.stage != .initializing))
      if !isMaking {
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
      addHolder(of: frame.pointee.resolution, outside: outside(frame))
    }
    return path.reversed()
  }

  /// Returns the failure of a request for an object that is being created.
  func recursion(_ plan: ComponentPlan) -> Failure {
    plan.failure(
      .recursion, path,
      asker: innermost.map { $0.codeRequests(plan) } ?? false ? .initializer : .dependency)
  }

  /// Returns the failure of a request within so many others that its path is too long to read.
  package func failureOfDeepRequest(
    _ kind: Failure.Kind, _ type: any Any.Type, _ component: ComponentInfo?
  ) -> Failure {
    let steps = steps
    // Keeps both ends.
    let most = Failure.mostAtEnds
    let omitted = Swift.max(steps.count - 2 * most, 0)
    let kept = steps.prefix(most) + steps.dropFirst(most + omitted)
    return Failure(
      kind, requested: type, component: component, path: kept.map(\.element), omitted: omitted,
      candidates: component.map { [$0] } ?? [])
  }
}

extension UnsafeMutablePointer where Pointee == Frame {
  /// Whether the initializer that runs in the frame must have requested a component by code, since the frame's
  /// component doesn't declare it as a dependency.
  fileprivate func codeRequests(_ plan: ComponentPlan) -> Bool {
    guard pointee.stage == .initializing else { return false }
    let own = pointee.plan.object
    // A child registry, which received the request, may offer what the component needs.
    let asked = pointee.resolution.pointee.scope.object.registry
    return asked.locked {
      guard own.component.declare != nil else { return false }
      return !own.needs.object.plans(in: asked).contains { $0.isServed(by: plan) }
    }
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

extension ResolutionContext {
  /// The path of the resolutions that run, outermost first.
  package var path: [Failure.PathElement] { frames.path }

  /// Returns the failure for an error that a user's closure threw.
  ///
  /// If the error is a failure of the engine, returns that failure. If it is an error of a façade, returns
  /// the failure that it represents, marked as reported: the request that threw it has reported it.
  package func thrown(_ error: any Error, by plan: Unowned<ComponentPlan>) -> Failure {
    if let failure = error as? Failure { return failure }
    let plan = plan.object
    let reported = error as? any FailureReport
    if let failure = reported?.failure { return failure }
    let report = reported?.report
    return Failure(
      report?.kind ?? .user(error), requested: report?.requested ?? plan.component.type,
      component: plan.info, path: path, thrown: error, isReported: report != nil)
  }
}
