extension PlanCompiler {
  /// Who is told of the requests that are planned.
  var tracers: Tracers? {
    owner.map { $0.tracing?.tracers } ?? registry.tracers
  }

  /// The plan, telling what becomes of each request; the plan itself where nobody is told.
  func reporting(
    _ plan: Plan, _ type: any Any.Type, _ subject: TracedRequest.Subject, _ request: Request
  ) -> Plan {
    guard let tracers else { return plan }
    let asked = TracedRequest(type, subject, request)
    let component = plan.componentPlan?.tracing?.component
    func reported<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(plan.componentPlan, needsReentrancyCheck: plan.needsReentrancyCheck) {
        (thread) throws(Failure) -> Value in
        try traced(asked, component, tracers, thread) { () throws(Failure) -> Value in
          try plan.make(thread)
        }
      }
    }
    return _openExistential(type, do: reported)
  }
}
