/// Somebody who asks a registry: a component for its factory or an injection, or code of the user. Makes the plan of
/// each request for what the registry chooses now. Used under the registry's lock, and for one occasion.
///
/// A factory or injection that declares its needs adds them, without a choice.
package final class PlanMaker: DeclaredNeeds {
  /// The registry of the owner, or that of the request.
  package let registry: Registry
  /// The component that asks; nil for a request by user code.
  package let owner: ComponentPlan?
  /// The requesting module.
  package let module: RequestingModule
  /// The actor of the closure that receives what is asked for; nil if it isn't known.
  var receiver: (any Actor)?
  /// The component that a request for an array has chosen for an element; nil if a request chooses itself.
  var element: ComponentPlan?
  /// Which closure of the owner asks.
  let asker: DependencyList.Receiver

  /// Creates a maker for the needs of a component.
  init(for owner: ComponentPlan, _ asker: DependencyList.Receiver = .factory) {
    registry = owner.registry
    self.owner = owner
    module = owner.module
    self.asker = asker
    switch asker {
    case .injection: self.receiver = nil
    case .injectionOnMainActor: self.receiver = MainActor.shared
    case .factory, .injectionBesideFactory: self.receiver = owner.rare?.factory?.isolation
    }
    super.init()
  }

  /// Creates a maker for a request by user code, outermost or not.
  package init(_ registry: Registry, from module: RequestingModule) {
    self.registry = registry
    owner = nil
    self.module = module
    asker = .factory
    super.init()
  }

  /// Returns the request for a need of the owner.
  func request(_ qualifier: Qualifier) -> Request {
    Request(qualifier, softens: owner?.options.contains(.optionalSoftens) ?? false)
  }

  /// Returns the plan of the owner's next need if that is a runtime argument, and nil for others. Its number depends on those
  /// before.
  func argument(_ type: any Any.Type, _ qualifier: Qualifier) -> Plan? {
    let request = request(qualifier)
    let description = RequestDescription(of: type, request)
    return description.isArgument ? plan(type, request) : nil
  }

  /// Whether child registries offer the requested type, so that each request asks the registry that received it.
  func isOverlaid(_ type: any Any.Type, _ request: Request) -> Bool {
    guard !registry.overlaid.isEmpty else { return false }
    let description = RequestDescription(of: type, request)
    return !description.isArgument
      && registry.overlaid.contains(ObjectIdentifier(description.base))
  }

  /// Returns the plan of a request.
  package func plan(_ type: any Any.Type, _ request: Request) -> Plan {
    if let optional = optionalType(of: type) { return plan(optional, request) }
    if let shape = requestShape(of: type) { return shape.plan(request, self) }
    if let element {
      return reporting(
        plan(element, as: type, passing: request), type, TracedRequest(type, .element, request))
    }
    let chosen: Plan
    let search = ServiceSearch(type: type, qualifiers: request.qualifiers, module: module)
    let choice = search.choice(in: registry)
    if let component = choice.component {
      let identity = component.identity(request.qualifiers.first ?? .none)
      let componentPlan = componentPlan(identity, for: request)
      let plan = plan(componentPlan, as: type, passing: request)
      chosen =
        componentPlan.lifetime.kind.keeper == .others
        ? external(plan, of: componentPlan, asked: request.asked ?? type) : plan
    } else {
      let refusal = choice.refusal(of: type).unsafelyUnwrapped
      chosen = failingPlan(type, refusal.kind, refusal.candidates, request)
    }
    let tests = choice.severalTests
    let plan =
      tests.isEmpty
      ? chosen : emitting(.severalTests(requested: type, candidates: tests), chosen)
    return reporting(plan, type, TracedRequest(type, .one, request))
  }

  /// Returns a plan that sends an event to the listener each time it runs.
  private func emitting(_ event: Event, _ plan: Plan) -> Plan {
    let registry = Unowned(registry)
    return AroundPlan(plan) { _ in
      registry.with { $0.listener }?(event)
      return { (failure, _, _) throws(Failure) in if let failure { throw failure } }
    }
  }

  /// Returns the plan of a component for one of the types that it offers, and for the arguments that the request may pass.
  func plan(
    _ componentPlan: ComponentPlan, as type: any Any.Type, passing request: Request
  ) -> Plan {
    let plan = componentPlan.plan(as: type, receiver)
    if let read = request.passed?.read, componentPlan.options.contains(.declaresArguments) {
      return distributing(read, plan, type)
    }
    if request.options.contains(.handsOutArguments),
      !componentPlan.component.rare.argumentFactories.isEmpty
    {
      return choosing(type, componentPlan, plan)
    }
    return plan
  }

  /// Returns the plan of a request that no component can serve: each run fails.
  private func failingPlan(
    _ type: any Any.Type, _ kind: Failure.Kind, _ candidates: [ComponentInfo], _ request: Request
  ) -> Plan {
    let qualifier = request.qualifiers.map(request.text(of:)).joined(separator: " and ")
    let isDelayed = request.options.contains(.delayed)
    let isNotFound = if case .notFound = kind { true } else { false }
    // Not `weak`: a weak reference slows every later retain of the registry.
    let registry = isNotFound || isDelayed ? Unowned(registry) : nil
    let requested = request.asked ?? type
    let module = module
    return ClosurePlan(nil) { (context) throws(Failure) -> Never in
      throw Failure(
        kind, requested: requested, path: context.path, candidates: candidates,
        Failure.Circumstances(
          qualifier: qualifier, qualifiers: request.knownQualifiers, module: module,
          asker: isDelayed ? .delayedRequest : .dependency,
          hasUntakenArgument: context.resolution.pointee.entries?.pointee.has(type) ?? false,
          registry: registry?.object))
    }
  }

  func componentPlan(_ identity: InstanceIdentity, for request: Request) -> ComponentPlan {
    let declaresArguments = identity.component.behaviour.options.contains(.declaresArguments)
    let passed = declaresArguments ? nil : request.passed
    return registry.componentPlan(
      identity, signature: passed?.signature, signatureType: passed?.type, from: module)
  }

  /// The tracers that receive reports of the requests.
  var tracers: [Tracer]? {
    if let owner, owner.traced == nil { return nil }
    return registry.tracers
  }

  /// Returns a plan that reports each request to the tracers, or the given plan if there are none.
  func reporting(
    _ plan: Plan, _ type: any Any.Type, _ asked: @autoclosure () -> TracedRequest
  ) -> Plan {
    guard let tracers else { return plan }
    return plan.reporting(asked(), plan.componentPlan?.traced, to: tracers) {
      box(copying: $0, as: type).any
    }
  }
}

extension TracedRequest {
  init(_ type: any Any.Type, _ subject: Subject, _ request: Request) {
    let labels = request.qualifiers.compactMap {
      $0 == .unknown
        ? request.unknownName.map { .name($0) } : QualifierInterner.shared.label(of: $0)
    }
    self.init(request.asked ?? type, subject, labels)
  }
}
