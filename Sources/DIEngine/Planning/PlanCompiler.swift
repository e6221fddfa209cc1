internal import CDIEngine

/// Compiles one request by user code with all components that it needs, or the member injections of one component.
/// Used once, under the registry's lock.
///
/// A request makes the plans of the components that it names. `finish()` compiles their factories one after the other,
/// and so makes and compiles the plans of what those name. A loop instead of recursion: a chain of components may be
/// longer than the stack.
@usableFromInline
package final class PlanCompiler {
  /// The registry of the owner, or that of the request.
  @exclusivity(unchecked) package private(set) var registry: Registry
  /// Records the requested dependencies instead of compiling them, if set.
  private let recorder: DependencyRecorder?
  /// The component whose dependencies are compiled; nil for a request by user code.
  @exclusivity(unchecked) package private(set) var owner: ComponentPlan?
  /// The requesting module.
  @exclusivity(unchecked) package private(set) var module: RequestingModule
  /// The plans of the dependencies of the factory or member injection that is being compiled.
  @exclusivity(unchecked) private var dependencies: [(plan: Plan, type: any Any.Type)] = []
  /// The components to compile.
  @exclusivity(unchecked) private var open: [(plan: ComponentPlan, declare: Factory.Declare?)] = []
  @exclusivity(unchecked) private var acceptMissing = false
  /// The actor of the closure that receives the compiled dependencies; nil if it isn't known.
  @exclusivity(unchecked) var receiver: Factory.Isolation?
  /// Whether the compiled dependencies are injected into an existing object.
  @exclusivity(unchecked) var isInjecting = false
  /// The number of arguments of the modern generation's kind found so far.
  @exclusivity(unchecked) package var argumentCount = 0

  /// Creates a compiler for the dependencies of a component.
  init(_ registry: Registry, owner: ComponentPlan, recorder: DependencyRecorder? = nil) {
    self.registry = registry
    self.owner = owner
    self.recorder = recorder
    module = owner.module
  }

  /// Creates a compiler for a request by user code, outermost or not.
  package init(_ registry: Registry, from module: RequestingModule) {
    self.registry = registry
    owner = nil
    recorder = nil
    self.module = module
  }

  /// Adds the next dependency of the factory or member injection that is being compiled. The owner retains
  /// its plan.
  ///
  /// - Parameter acceptsMissing: Whether the owner accepts nil if the dependency fails for any reason.
  @usableFromInline
  package func addDependency(
    _ type: any Any.Type, _ qualifier: Qualifier = .none, acceptsMissing: Bool = false
  ) {
    let request = Request(
      qualifiers: qualifier == .none ? [] : [qualifier],
      softens: owner?.options.contains(.optionalSoftens) ?? false)
    if let recorder {
      recorder.note(type, request, acceptsMissing: acceptsMissing)
    } else {
      let plan = plan(type, request)
      let made = registry.overlaid.isEmpty ? plan : overlayable(plan, type, request)
      dependencies.append((made, type))
      acceptMissing = acceptsMissing
    }
  }

  /// Returns the plans of the dependencies added so far, in order, and starts a new list.
  func takeDependencies() -> DependencyList {
    guard !dependencies.isEmpty else { return .none }
    defer { dependencies.removeAll(keepingCapacity: true) }
    return .list(of: dependencies, acceptsMissing: acceptMissing)
  }

  /// Adds a component that is named for the first time.
  func add(_ plan: ComponentPlan, _ declare: Factory.Declare?) {
    plan.isNamed = true
    open.append((plan, declare))
  }

  /// Compiles the factories of all components that have been named, and of those that they lead to.
  package func finish() {
    let request = (registry, owner, module)
    defer { (registry, owner, module) = request }
    while let (plan, declare) = open.popLast() {
      (registry, owner, module) = (plan.registry, plan, plan.module)
      (isInjecting, argumentCount) = (false, 0)
      receiver = plan.rare?.isolation
      declare?(self)
      receiver = nil
      plan.setDependencies(takeDependencies(), argumentCount: argumentCount)
    }
  }

  /// Returns a plan that asks the requested registry on each request if a child registry offers the type,
  /// else the given plan, which all child registries share.
  private func overlayable(_ plan: Plan, _ type: any Any.Type, _ request: Request) -> Plan {
    let description = RequestDescription(of: type, request, acceptsMissing: false)
    guard !description.isArgument,
      registry.overlaid.contains(ObjectIdentifier(description.base))
    else { return plan }
    registry.own(plan)
    return OverlaidPlan(plan, type, request, from: module, in: registry, for: receiver)
  }

  /// Returns the plan of a request.
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
      let componentPlan = componentPlan(identity, for: request)
      let plan = plan(componentPlan, service, passing: request, type)
      chosen =
        componentPlan.lifetime.kind.keeper == .others
        ? external(plan, of: componentPlan, type, request.asked ?? type) : plan
    }
    let plan =
      tests.isEmpty
      ? chosen : emitting(.severalTests(requested: type, candidates: tests), chosen, type)
    // Without tracers, no copy of the request is made.
    return tracers == nil ? plan : reporting(plan, type, .one, request)
  }

  /// Returns a plan that sends an event to the listener each time it runs.
  private func emitting(_ event: Event, _ plan: Plan, _ type: any Any.Type) -> Plan {
    let registry = Unowned(registry)
    return wrapping(plan, type) { registry.with { $0.listener }?(event) }
  }

  private func wrapping(
    _ plan: Plan, _ type: any Any.Type, _ before: @escaping () -> Void
  ) -> Plan {
    func wrapped<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(
        plan.componentPlan,
        suspending: (plan, { $0.reporting($1, before) })
      ) { (context) throws(Failure) -> Value in
        before()
        return try plan.make(context, Value.self)
      }
    }
    return _openExistential(type, do: wrapped)
  }

  /// Returns the plan of a component for one of its services.
  func plan(_ componentPlan: ComponentPlan, _ service: Service) -> Plan {
    componentPlan.plan(for: service, receiver)
  }

  /// Returns the plan of a component for one of its services and for the arguments that the request may pass.
  func plan(
    _ componentPlan: ComponentPlan, _ service: Service, passing request: Request,
    _ type: any Any.Type
  ) -> Plan {
    let plan = plan(componentPlan, service)
    if let read = request.readArguments, componentPlan.options.contains(.declaresArguments) {
      return distributing(read, plan, type)
    }
    if request.options.contains(.handsOutArguments),
      !componentPlan.component.rare.argumentFactories.isEmpty
    {
      return choosing(type, componentPlan, service, plan)
    }
    return plan
  }

  private func failingPlan(
    _ type: any Any.Type, _ kind: Failure.Kind, _ candidates: [ComponentInfo], _ request: Request
  ) -> Plan {
    let qualifier = request.qualifiers
      .map(request.text(of:)).joined(separator: " and ")
    // Not `weak`: a weak reference slows every later retain of the registry.
    var registry: Unowned<Registry>?
    switch kind {
    case .notFound: registry = Unowned(self.registry)
    case _ where request.options.contains(.delayed): registry = Unowned(self.registry)
    default: break
    }
    let requested = request.asked ?? type
    let module = module
    return FailingPlan { context in
      Failure(
        kind, requested: requested, qualifier: qualifier, path: context.path,
        candidates: candidates,
        hasUntakenArgument: context.resolution.pointee.entries?.pointee.has(type) ?? false,
        asker: request.options.contains(.delayed) ? .delayedRequest : .dependency,
        qualifiers: request.knownQualifiers, module: module,
        registry: registry?.object)
    }
  }
}

extension PlanCompiler {
  func componentPlan(_ identity: InstanceIdentity, for request: Request) -> ComponentPlan {
    guard !identity.component.behaviour.options.contains(.declaresArguments) else {
      return registry.componentPlan(identity, from: module, self)
    }
    return registry.componentPlan(
      identity, signature: request.signature, signatureType: request.signatureType, from: module,
      self)
  }
}

extension PlanCompiler {
  /// The tracers that receive reports of the compiled requests.
  var tracers: Tracers? {
    owner.map { $0.tracing?.tracers } ?? registry.tracers
  }

  /// Returns a plan that reports each request to the tracers, or the given plan if there are none.
  func reporting(
    _ plan: Plan, _ type: any Any.Type, _ subject: TracedRequest.Subject, _ request: Request
  ) -> Plan {
    guard let tracers else { return plan }
    let asked = TracedRequest(type, subject, request)
    let component = plan.componentPlan?.tracing?.component
    func reported<Value>(_ type: Value.Type) -> Plan {
      ClosurePlan(
        plan.componentPlan,
        suspending: (plan, { $0.traced(Value.self, $1, asked, component, tracers) })
      ) { (context) throws(Failure) -> Value in
        try context.traced(asked, component, tracers) { () throws(Failure) -> Value in
          try plan.make(context)
        }
      }
    }
    return _openExistential(type, do: reported)
  }
}

extension TracedRequest {
  init(_ type: any Any.Type, _ subject: Subject, _ request: Request) {
    let labels = request.qualifiers.map { qualifier -> Label in
      if let name = request.unknownName, qualifier == .unknown { return .name(name) }
      let value = QualifierInterner.shared.value(of: qualifier)
      if qualifier.isName, let name = value as? String { return .name(name) }
      return .tag(value)
    }
    self.init(request.asked ?? type, subject, labels)
  }
}

extension ComponentTracing {
  convenience init(_ component: Component, _ tracers: Tracers) {
    self.init(
      TracedComponent(
        info: component.info, generation: Int(component.behaviour.generation),
        lifetime: component.lifetime, store: component.store), tracers)
  }
}
