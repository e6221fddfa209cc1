internal import CDIEngine

/// Compiles the requests of one component, or one request from outside. Used once, under the
/// lock of the registry.
@usableFromInline
package final class PlanCompiler {
  let registry: Registry
  /// Notes what is asked for, where nothing is to be planned.
  private let recorder: DependencyRecorder?
  /// The cell whose dependencies are planned; nil for a request from outside.
  package let owner: ComponentPlan?
  /// The group of components that asks.
  package let module: RequestingModule
  /// The plans of what the maker or step that is being compiled needs.
  @exclusivity(unchecked) private var needs: [(plan: Plan, type: any Any.Type)] = []
  @exclusivity(unchecked) private var areForgiven = false
  /// Whether what is planned is injected into an object that there is already.
  @exclusivity(unchecked) var isInjecting = false
  /// How many arguments of the modern kind were met so far.
  @exclusivity(unchecked) package var argumentCount = 0

  /// A planner of the dependencies of a cell.
  init(_ registry: Registry, owner: ComponentPlan, recorder: DependencyRecorder? = nil) {
    self.registry = registry
    self.owner = owner
    self.recorder = recorder
    module = owner.module
  }

  /// A planner of a request from outside, or from user code.
  init(_ registry: Registry, from module: RequestingModule) {
    self.registry = registry
    owner = nil
    recorder = nil
    self.module = module
  }

  /// What the maker or step that is being compiled needs next; the owner holds it.
  ///
  /// - Parameter isForgiven: whether the owner goes without what can't be had, for any reason.
  @usableFromInline
  package func need(
    _ type: any Any.Type, _ qualifier: Qualifier = .none, isForgiven: Bool = false
  ) {
    let request = Request(
      qualifiers: qualifier == .none ? [] : [qualifier],
      softens: owner?.options.contains(.optionalSoftens) ?? false)
    if let recorder {
      recorder.note(type, request, isForgiven: isForgiven)
    } else {
      needs.append((overlayable(plan(type, request), type, request), type))
      areForgiven = isForgiven
    }
  }

  /// The plans of what was needed so far, in order; what is needed next begins another list.
  func takeNeeds() -> DependencyList {
    defer { needs = [] }
    return .of(needs, isForgiven: areForgiven)
  }

  /// A plan that asks the registry of each request, if registries below offer the type: else the plan
  /// itself, which they all share.
  private func overlayable(_ plan: Plan, _ type: any Any.Type, _ request: Request) -> Plan {
    guard !registry.overlaid.isEmpty else { return plan }
    let description = RequestDescription(of: type, request, isForgiven: false)
    guard !description.isArgument,
      registry.overlaid.contains(ObjectIdentifier(description.base))
    else { return plan }
    registry.own(plan)
    return OverlaidPlan(plan, type, request, from: module, in: registry)
  }

  /// The plan of a request.
  package func plan(_ type: any Any.Type, _ request: Request) -> Plan {
    if let optional = optionalType(of: type) { return optional.plan(request, self) }
    if let shape = requestShape(of: type) { return shape.plan(request, self) }
    var tests: [ComponentInfo] = []
    let chosen: Plan
    let choice = registry.choose(
      type, request.qualifiers, from: module, severalTests: &tests)
    switch choice {
    case .failure(let kind, let candidates):
      chosen = failingPlan(type, kind, candidates, request)
    case .identity(let identity, let service):
      let plan = served(type, componentPlan(identity, for: request), service, request)
      chosen = named(plan, type, request.asked ?? type)
    }
    let plan =
      tests.isEmpty
      ? chosen : saying(.severalTests(requested: type, candidates: tests), chosen, type)
    return reporting(plan, type, .one, request)
  }

  /// A plan that tells the listener something each time.
  private func saying(_ event: Event, _ plan: Plan, _ type: any Any.Type) -> Plan {
    let registry = Unmanaged.passUnretained(registry)
    return wrapping(plan, type) { registry._withUnsafeGuaranteedRef { $0.listener }?(event) }
  }

  private func wrapping(
    _ plan: Plan, _ type: any Any.Type, _ before: @escaping () -> Void
  ) -> Plan {
    func wrapped<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(plan.componentPlan, needsReentrancyCheck: plan.needsReentrancyCheck) {
        (context) throws(Failure) -> Value in
        before()
        return try plan.make(context, Value.self)
      }
    }
    return _openExistential(type, do: wrapped)
  }

  /// The plan of a cell as one of its services.
  func plan(_ componentPlan: ComponentPlan, _ service: Service) -> Plan {
    componentPlan.plan(for: service) ?? DeferredPlan(componentPlan, service)
  }

  private func failingPlan(
    _ type: any Any.Type, _ kind: Failure.Kind, _ candidates: [ComponentInfo], _ request: Request
  ) -> Plan {
    let qualifier = request.qualifiers
      .map(request.text(of:)).joined(separator: " and ")
    // Not `weak`: each retain of something that is held weakly costs more from then on.
    var registry: Unmanaged<Registry>?
    if case .notFound = kind { registry = .passUnretained(self.registry) }
    let requested = request.asked ?? type
    return FailingPlan { context in
      Failure(
        kind, requested: requested, qualifier: qualifier, path: context.path,
        candidates: candidates, registry: registry?.takeUnretainedValue())
    }
  }
}

extension PlanCompiler {
  func componentPlan(_ identity: InstanceIdentity, for request: Request) -> ComponentPlan {
    guard !identity.component.behaviour.options.contains(.declaresArguments) else {
      return registry.componentPlan(identity, from: module)
    }
    return registry.componentPlan(
      identity, signature: request.signature, signatureType: request.signatureType, from: module)
  }
}

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
        (context) throws(Failure) -> Value in
        try context.traced(asked, component, tracers) { () throws(Failure) -> Value in
          try plan.make(context)
        }
      }
    }
    return _openExistential(type, do: reported)
  }
}
