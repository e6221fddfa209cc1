extension Planner {
  /// Who is told of the requests that are planned.
  var audience: Audience? {
    owner.map { $0.tracing?.audience } ?? registry.audience
  }

  /// The plan, telling what becomes of each request; the plan itself where nobody is told.
  func telling<Value>(
    _ plan: Plan<Value>, _ subject: TracedRequest.Subject, _ request: Request
  ) -> Plan<Value> {
    guard let audience else { return plan }
    let asked = TracedRequest(Value.self, subject, request)
    let component = plan.cell?.tracing?.component
    return Plan<Value>(plan.cell, needsAdmission: plan.needsAdmission) {
      (thread) throws(Failure) -> Value in
      try traced(asked, component, audience, thread) { () throws(Failure) -> Value in
        try plan.make(thread)
      }
    }
  }
}
