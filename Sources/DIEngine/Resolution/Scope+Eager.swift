extension Scope {
  /// Makes the object of a component that is kept, if it is not there yet, whether or not another
  /// component is preferred for its types.
  package func realize<View: ScopeView>(
    _ component: Component, _ qualifier: Qualifier = .none, for view: View
  ) throws(Failure) {
    let thread = currentThreadState()
    let plan = registry.locked { registry.cellPlan(component.cell(qualifier), from: .none) }
    let request = Plan<Void>(plan) { (_) throws(Failure) -> Void in }
    try enter(
      Unmanaged.passUnretained(request), thread, Unmanaged.passUnretained(view as AnyObject),
      ObjectIdentifier(View.self)
    ) { () throws(Failure) -> Void in
      _ = try obtain(Unmanaged.passUnretained(plan), thread)
    }
    withExtendedLifetime((request, view)) {}
  }
}
