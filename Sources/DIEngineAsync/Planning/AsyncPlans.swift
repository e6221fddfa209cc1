internal import DIEngine

/// The asynchronous forms of the plans of one registry, as it chooses in one version.
///
/// A component has one if a closure that may suspend makes its objects or injects into them, or if the
/// component leads to such a one. The search follows the declared dependencies, those of injections included.
/// Requests that a closure of the user makes by itself are requests of their own.
final class AsyncPlans: AsyncFormMaker {
  unowned let registry: Registry
  /// The components that a search has visited.
  private var known: [ObjectIdentifier: SearchedComponent] = [:]

  init(_ registry: Registry) {
    self.registry = registry
  }

  /// Returns the asynchronous form of a component plan that a search has visited, or nil if it has none.
  func component(_ plan: ComponentPlan) -> AsyncComponentPlan? {
    known[ObjectIdentifier(plan)]?.form
  }

  /// Returns the asynchronous form of a component plan, or nil if it has none. The caller holds the registry's lock.
  fileprivate func form(of plan: ComponentPlan) -> AsyncComponentPlan? {
    if let known = known[ObjectIdentifier(plan)] { return known.form }
    search { $0.visit(plan) }
    return component(plan)
  }

  /// Searches the components that a plan leads to. The caller holds the registry's lock.
  ///
  /// - Returns: Whether the plan may wait for an object that another request makes.
  /// - Complexity: Grows with the number of components that no search has visited before.
  func search(from plan: Plan) -> Bool {
    search { search in plan.visitComponents(registry) { search.visit($0) } }
    var mayWait = false
    plan.visitComponents(registry) {
      if known[ObjectIdentifier($0)]?.mayWait ?? true { mayWait = true }
    }
    return mayWait
  }

  private func search(_ begin: (inout AsyncPlanSearch) -> Void) {
    let found = found(begin)
    for (plan, isAsynchronous, mayWait) in found {
      known[ObjectIdentifier(plan)] = SearchedComponent(
        plan: plan, form: isAsynchronous ? AsyncComponentPlan(plan) : nil, mayWait: mayWait)
    }
    for (plan, isAsynchronous, _) in found where isAsynchronous {
      component(plan)?.compile(self)
    }
  }

  /// Runs a search, and ends it: if it still held the known components, adding one would copy all of them.
  private func found(
    _ begin: (inout AsyncPlanSearch) -> Void
  ) -> [(plan: ComponentPlan, isAsynchronous: Bool, mayWait: Bool)] {
    var search = AsyncPlanSearch(registry, known)
    begin(&search)
    return search.run()
  }
}

extension Registry {
  /// The asynchronous forms of the plans; nil if no component is asynchronous. The caller holds the lock, and retains the
  /// forms as long as it uses one.
  var asyncPlans: AsyncPlans? {
    guard mayHaveAsynchronous else { return nil }
    let forms = plans.asyncForms(retired: { discard([$0]) }, making: { AsyncPlans(self) })
    return unsafeDowncast(forms, to: AsyncPlans.self)
  }

  /// Returns the asynchronous form of a component plan, or nil if it has none, with what holds the form. The caller holds the
  /// lock.
  func asynchronousForm(of plan: ComponentPlan) -> (AsyncComponentPlan?, AsyncPlans?) {
    let plans = asyncPlans
    return (plans?.form(of: plan), plans)
  }
}

extension AsyncPlans {
  /// Returns the kept components whose objects must be finished so that a request can run synchronously: no closure
  /// that may suspend is called then, because what leads to one is not created.
  ///
  /// - Returns: Nil if the request always calls such a closure.
  /// - Complexity: Grows with the number of components that the request leads to.
  func prerequisites(of plan: Plan) -> [ComponentPlan]? {
    var found: [ComponentPlan] = []
    var open: [ComponentPlan] = []
    var visited: Set<ObjectIdentifier> = []
    func visit(_ plan: ComponentPlan) {
      guard component(plan) != nil, visited.insert(ObjectIdentifier(plan)).inserted else { return }
      open.append(plan)
    }
    plan.visitComponents(registry, visit)
    while let next = open.popLast() {
      if next.canBeFound {
        found.append(next)
      } else if next.maySuspend {
        return nil
      } else {
        next.visitDependencies(registry, visit)
      }
    }
    return found
  }
}

extension ComponentPlan {
  /// Whether the factory or an injection may suspend its task.
  var maySuspend: Bool {
    factoryMaySuspend || allInjections.contains(where: \.maySuspend)
  }

  private var allInjections: [InjectionPlan] {
    injectionList().map { $0.immediate + $0.deferred } ?? []
  }

  /// Calls a closure with the component plans that the factory and the injections need.
  func visitDependencies(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    let lists = [dependencies] + allInjections.map(\.dependencies)
    for list in lists {
      for need in list.plans(in: registry) { need.visitComponents(registry, visit) }
    }
  }

  /// Whether a request can see, before it runs, that the object is finished.
  fileprivate var canBeFound: Bool {
    showsFinished && tracing == nil && !hasChecksFirst
  }
}

// The form of each kind of plan.

extension AsyncPlans {
  func own(of plan: ComponentPlan) -> (any AsyncForm)? { component(plan)?.own }

  func converted(
    _ plan: ConvertedPlan, _ own: any AsyncForm, from madeType: any Any.Type
  ) -> any AsyncForm {
    AsyncConvertedPlan(plan, own.plan, madeType)
  }

  func array<Element>(
    _ many: ManyPlan<Element>, _ forms: [(any AsyncForm)?], leavingOut omissions: ManyOmissions
  ) -> any AsyncForm {
    AsyncArrayPlan(many, forms.map { $0?.plan }, omissions)
  }

  func around<Inner, Value>(
    _ plan: AroundPlan<Inner, Value>, _ inner: any AsyncForm
  ) -> any AsyncForm {
    AsyncAroundPlan(plan, inner.plan)
  }
}

extension AsyncForm {
  /// The form as the plan that it is: `AsyncPlan` is the only kind of form.
  var plan: AsyncPlan { unsafeDowncast(self, to: AsyncPlan.self) }
}

extension PlanMaker {
  /// Returns the plan of a request of asynchronous code. The caller holds the registry's lock.
  func asynchronous(_ plan: Plan) -> AsyncRequestPlan {
    guard let plans = registry.asyncPlans else { return AsyncRequestPlan(plan, nil, of: nil) }
    let mayWait = plans.search(from: plan)
    var components: [ComponentPlan] = []
    plan.visitComponents(registry) { components.append($0) }
    let shared = components.count == 1 && components[0].lifetime.isShared ? components[0] : nil
    let form = plan.asynchronous(plans)?.plan
    return AsyncRequestPlan(
      plan, form, mayWait: mayWait,
      prerequisites: form == nil ? nil : plans.prerequisites(of: plan), shared: shared, of: plans)
  }
}
