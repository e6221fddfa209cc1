internal import DIEngine

// The form of each kind of plan.

extension AsyncPlans {
  func own(of plan: ComponentPlan) -> (any AsyncForm)? { component(plan)?.own }

  func converted(
    _ plan: ConvertedPlan, _ own: any AsyncForm, from madeType: any Any.Type,
    _ readable: CachedInstance?
  ) -> any AsyncForm {
    AsyncConvertedPlan(plan, own.plan, madeType, readable)
  }

  func array<Element>(
    _ many: ManyPlan<Element>, _ forms: [(any AsyncForm)?], leavingOut omissions: ManyOmissions
  ) -> any AsyncForm {
    AsyncArrayPlan(many, forms.map { $0?.plan }, omissions)
  }

  func optional<Wrapped>(
    _ type: Wrapped.Type, _ inner: any AsyncForm,
    _ handle: @escaping (Failure, ResolutionContext) throws(Failure) -> Void
  ) -> any AsyncForm {
    AsyncOptionalPlan<Wrapped>(inner.plan, handle)
  }

  func reporting(_ inner: any AsyncForm, _ report: @escaping () -> Void) -> any AsyncForm {
    AsyncReportingPlan(inner.plan, report)
  }

  func traced<Value>(
    _ type: Value.Type, _ inner: any AsyncForm, _ request: TracedRequest,
    _ component: TracedComponent?, _ tracers: Tracers
  ) -> any AsyncForm {
    AsyncTracedPlan<Value>(inner.plan, request, component, tracers)
  }
}

extension AsyncForm {
  /// The form as the plan that it is: `AsyncPlan` is the only kind of form.
  var plan: AsyncPlan { unsafeDowncast(self, to: AsyncPlan.self) }
}
