extension Planner {
  /// Who is told of the requests that are planned.
  var audience: Audience? {
    owner.map { $0.tracing?.audience } ?? registry.audience
  }

  /// The plan, telling what becomes of each request; the plan itself where nobody is told.
  func telling(
    _ plan: Plan, _ type: any Any.Type, _ subject: TracedRequest.Subject, _ request: Request
  ) -> Plan {
    guard let audience else { return plan }
    let asked = TracedRequest(type, subject, request)
    let component = plan.componentPlan?.tracing?.component
    func told<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(plan.componentPlan, needsAdmission: plan.needsAdmission) {
        (thread) throws(Failure) -> Value in
        try traced(asked, component, audience, thread) { () throws(Failure) -> Value in
          try plan.make(thread)
        }
      }
    }
    return _openExistential(type, do: told)
  }
}
