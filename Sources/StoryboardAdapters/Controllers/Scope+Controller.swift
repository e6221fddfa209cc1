package import DIEngine

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
    let plan = injectMembersPlan(type(of: object), from: module)
    guard plan.isKnown else { return .unknownClass }
    if plan.postpone(into: object, in: self, again) { return .postponed }
    try inject(into: object, as: type(of: object), from: module, for: view)
    return .injected
  }

  /// The requesting module of requests that the current thread makes.
  package var requestingModule: RequestingModule { currentModule() }
}
