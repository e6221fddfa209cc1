extension Scope {
  /// The result of injecting an object that a storyboard created.
  package enum ControllerOutcome: Sendable {
    case injected
    /// No component is registered for the object's own class.
    case unknownClass
    /// A factory of the component is running. If it returns the object, the component injects it.
    case postponed
  }

  /// Injects members into an object that a storyboard created, as declared by the component of its own
  /// class.
  ///
  /// - Parameters:
  ///     - object: The object, looked up by its dynamic class; no factory runs.
  ///     - module: The module to which the storyboard belongs.
  ///     - view: The container through which the request is made.
  ///     - again: Called to repeat the injection if the factory that is running for a postponed object
  ///     has returned another object. The current resolution retains the closure until then.
  /// - Throws: Every failure except that the class has no component.
  package func injectController<View: ScopeView>(
    _ object: AnyObject, from module: RequestingModule, for view: View, again: @escaping () -> Void
  ) throws(Failure) -> ControllerOutcome {
    let type: any Any.Type = Swift.type(of: object)
    let plan = registry.injectMembersPlan(type, from: module).takeUnretainedValue()
    if case .notFound? = plan.refusal?.kind { return .unknownClass }
    if let identity = plan.componentPlan, let frame = runningFactory(of: identity.component) {
      let graph = frame.pointee.resolution.objectGraph
      graph.postpone(object, until: frame.objectNode, again: again)
      return .postponed
    }
    // The request itself reports every other refusal.
    try inject(into: object, as: type, from: module, for: view)
    return .injected
  }

  /// Returns the innermost frame of this thread in which a factory of the component is running.
  private func runningFactory(of component: Component) -> UnsafeMutablePointer<Frame>? {
    let context = ResolutionContext.current
    var next = context.innermostFrame
    while let frame = next {
      let isOfComponent = frame.pointee.identity._withUnsafeGuaranteedRef {
        $0.component === component
      }
      if isOfComponent, frame.pointee.isMaking, frame.pointee.resolution.pointee.family == family,
        // A frame of an external instance runs no factory.
        frame.pointee.node.map({ $0.takeUnretainedValue().box == nil }) ?? true
      {
        return frame
      }
      next = frame.pointee.outer
    }
    return nil
  }

  /// The requesting module of requests that the current thread makes.
  package var requestingModule: RequestingModule { currentModule() }
}

/// An object that a running factory may return. If it does, the factory's component injects it;
/// otherwise it is injected separately, before the outermost request returns.
struct PostponedObject {
  let object: AnyObject
  /// The node of the object that the factory creates.
  let made: Node
  let again: () -> Void

  /// Repeats the injection, unless the factory returned the object.
  func settle() {
    guard made.hasFailed || made.box.flatMap({ reference(in: $0.any) }) !== object else { return }
    again()
  }
}
