extension Scope {
  /// What became of an object that a storyboard made.
  package enum ControllerOutcome: Sendable {
    case injected
    /// No component is registered for the object's own class.
    case unknownClass
    /// A factory of the component is running: perhaps it returns the object, and then the component
    /// injects it.
    case postponed
  }

  /// Injects into an object that a storyboard made, as the component of its own class says.
  ///
  /// - Parameters:
  ///   - object: looked up by its dynamic class; no factory runs.
  ///   - viewpoint: the group of components that the storyboard belongs to.
  ///   - again: asks once more, when the factory of a postponed object has returned another one.
  ///     The running resolution keeps it until then.
  /// - Throws: every failure but that the class has no component.
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
    // Every other refusal is told by the request.
    try inject(into: object, as: type, from: module, for: view)
    return .injected
  }

  /// The innermost frame of this thread in which a factory of a component runs.
  private func runningFactory(of component: Component) -> UnsafeMutablePointer<Frame>? {
    let context = ResolutionContext.current
    var next = context.innermostFrame
    while let frame = next {
      let isOfComponent = frame.pointee.identity._withUnsafeGuaranteedRef {
        $0.component === component
      }
      if isOfComponent, frame.pointee.isMaking, frame.pointee.resolution.pointee.family == family,
        // An object that was handed in has no factory.
        frame.pointee.node.map({ $0.takeUnretainedValue().box == nil }) ?? true
      {
        return frame
      }
      next = frame.pointee.outer
    }
    return nil
  }

  /// The group of components that a request of the running thread comes from.
  package var requestingModule: RequestingModule { currentModule() }

  /// Makes or finds the object of one component, whatever others offer its type.
  package func resolve<Value, View: ScopeView>(
    _ component: Component, as type: Value.Type, for view: View
  ) throws(Failure) -> Value {
    let plan = registry.locked {
      registry.componentPlanToRun(component.identity(.none), from: component.owner)
    }
    guard let own = plan.own else { throw ResolutionContext.current.recursion(plan) }
    return try withExtendedLifetime((plan, own)) { () throws(Failure) -> Value in
      try run(Unmanaged.passUnretained(own), for: view)
    }
  }
}

/// An object that a running factory may return. If it does, the factory's component injects it;
/// else it is injected by itself, before the outermost request returns.
struct PostponedObject {
  let object: AnyObject
  /// The object that the factory makes.
  let made: Node
  let again: () -> Void

  /// Injects into the object, unless it is the one that the factory returned.
  func settle() {
    guard made.hasFailed || made.box.flatMap({ reference(in: $0.any) }) !== object else { return }
    again()
  }
}
