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

extension InjectMembersPlan {
  /// Whether the type has a component, or several.
  package var isKnown: Bool {
    if case .notFound? = refusal?.kind { false } else { true }
  }

  /// Postpones an injection into an object of the type while a factory of its component is running on this thread.
  ///
  /// - Parameters:
  ///     - object: The object, which the factory may return.
  ///     - scope: The scope that the request for the injection is made on.
  ///     - inject: Injects into the object. The current resolution retains the closure, and calls it if the factory
  ///     has returned another object.
  /// - Returns: Whether such a factory is running.
  package func postpone(
    into object: AnyObject, in scope: Scope, _ inject: @escaping () -> Void
  ) -> Bool {
    guard let component = componentPlan?.component else { return false }
    let running = ResolutionContext.current.frames.first { frame in
      frame.pointee.identity.with { $0.component === component } && frame.pointee.isMaking
        && frame.pointee.resolution.pointee.joinKey == scope.joinKey
        // A frame of an external instance runs no factory.
        && frame.pointee.node?.object.box == nil
    }
    guard let frame = running else { return false }
    frame.pointee.resolution.objectGraph.postpone(
      PostponedInjection(object: object, made: frame.objectNode, inject: inject))
    return true
  }
}
