extension Scope {
  /// Creates the instance of a component that keeps its instances, unless it exists. Selection plays no
  /// role: another component may be preferred for the same services.
  package func realize<View: ScopeView>(
    _ component: Component, _ qualifier: Qualifier = .none, for view: View
  ) throws(Failure) {
    let context = ResolutionContext.current
    let plan = registry.locked {
      registry.componentPlanToRun(component.identity(qualifier), from: .none)
    }
    let request = ClosurePlan(plan) { (_) throws(Failure) -> Void in }
    try enter(
      Unmanaged.passUnretained(request), context, Unmanaged.passUnretained(view as AnyObject)
    ) { () throws(Failure) -> Void in
      guard let tracing = plan.tracing else {
        _ = try context.obtain(Unmanaged.passUnretained(plan))
        return
      }
      let asked = TracedRequest(component.type, .component(tracing.component.info))
      _ = try context.traced(asked, tracing.component, tracing.tracers) {
        () throws(Failure) -> Any in
        try context.obtain(Unmanaged.passUnretained(plan)).any
      }
    }
    withExtendedLifetime((request, view)) {}
  }
}
