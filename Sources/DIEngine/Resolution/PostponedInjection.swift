/// An injection into an object that a running factory may return: a factory opens a storyboard, say, that injects into
/// the controllers which it creates. If the factory returns the object, its component injects into it. Otherwise
/// the injection runs before the outermost request returns.
struct PostponedInjection {
  let object: AnyObject
  /// The node of the object that the factory creates.
  let made: Node
  let inject: () -> Void

  /// Injects, unless the factory returned the object.
  func injectUnlessReturned() {
    guard made.hasFailed || made.box.flatMap({ reference(in: $0.any) }) !== object else { return }
    inject()
  }
}

extension Scope {
  /// Returns whether `inject(into:as:from:for:)` finds a component for an object's own class, or several.
  package func injectsClass(of object: AnyObject, from module: RequestingModule) -> Bool {
    let plan = injectMembersPlan(Swift.type(of: object), from: module)
    if case .notFound? = plan.refusal?.kind { return false }
    return true
  }

  /// Postpones an injection into an object while a factory of the component of its class is running on this thread.
  ///
  /// - Parameters:
  ///     - object: The object, which the factory may return.
  ///     - module: The module that asks for the injection.
  ///     - inject: Injects into the object. The current resolution retains the closure, and calls it if the factory
  ///     has returned another object.
  /// - Returns: Whether such a factory is running.
  package func postponeInjection(
    into object: AnyObject, from module: RequestingModule, _ inject: @escaping () -> Void
  ) -> Bool {
    let plan = injectMembersPlan(Swift.type(of: object), from: module)
    guard let component = plan.componentPlan?.component, let frame = runningFactory(of: component)
    else { return false }
    frame.pointee.resolution.objectGraph.postpone(
      PostponedInjection(object: object, made: frame.objectNode, inject: inject))
    return true
  }

  /// Returns the innermost frame of this thread in which a factory of the component is running.
  private func runningFactory(of component: Component) -> UnsafeMutablePointer<Frame>? {
    ResolutionContext.current.frames.first { frame in
      frame.pointee.identity.with { $0.component === component } && frame.pointee.isMaking
        && frame.pointee.resolution.pointee.joinKey == joinKey
        // A frame of an external instance runs no factory.
        && frame.pointee.node?.object.box == nil
    }
  }
}
