extension Scope {
  /// Makes the object of a component that is kept, if it is not there yet, whether or not another
  /// component is preferred for its types.
  package func realize<View: ScopeView>(
    _ component: Component, _ qualifier: Qualifier = .none, for view: View
  ) throws(Failure) {
    let thread = currentThreadState()
    let plan = registry.locked {
      registry.componentPlanToRun(component.identity(qualifier), from: .none)
    }
    let request = ClosurePlan(plan) { (_) throws(Failure) -> Void in }
    try enter(
      Unmanaged.passUnretained(request), thread, Unmanaged.passUnretained(view as AnyObject)
    ) { () throws(Failure) -> Void in
      guard let tracing = plan.tracing else {
        _ = try obtain(Unmanaged.passUnretained(plan), thread)
        return
      }
      let asked = TracedRequest(component.type, .component(tracing.component.info))
      _ = try traced(asked, tracing.component, tracing.tracers, thread) {
        () throws(Failure) -> Any in
        try obtain(Unmanaged.passUnretained(plan), thread).any
      }
    }
    withExtendedLifetime((request, view)) {}
  }
}
