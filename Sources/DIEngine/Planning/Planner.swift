internal import CDIEngine

/// Compiles the requests of one component, or one request from outside. Used once, under the
/// lock of the registry.
@usableFromInline
package final class Planner {
  let registry: Registry
  /// Notes what is asked for, where nothing is to be planned.
  private let recorder: DependencyRecorder?
  /// The cell whose dependencies are planned; nil for a request from outside.
  @usableFromInline package let owner: CellPlan?
  /// The group of components that asks.
  package let viewpoint: Viewpoint
  /// Whether what is planned is injected into an object that there is already.
  var isInjecting = false
  /// How many arguments of the modern kind were met so far.
  package var argumentCount = 0

  /// A planner of the dependencies of a cell.
  init(_ registry: Registry, owner: CellPlan, recorder: DependencyRecorder? = nil) {
    self.registry = registry
    self.owner = owner
    self.recorder = recorder
    viewpoint = owner.viewpoint
  }

  /// A planner of a request from outside, or from user code.
  init(_ registry: Registry, from viewpoint: Viewpoint) {
    self.registry = registry
    owner = nil
    recorder = nil
    self.viewpoint = viewpoint
  }

  /// The plan that makes a dependency of the owner, which holds it.
  ///
  /// - Parameter isForgiven: whether the owner goes without what can't be had, for any reason.
  @usableFromInline
  package func dependency<Value>(
    _ type: Value.Type, _ qualifier: Qualifier = .none, isForgiven: Bool = false
  ) -> Unmanaged<Plan<Value>> {
    let request = Request(
      qualifiers: qualifier == .none ? [] : [qualifier],
      softens: owner?.options.contains(.optionalSoftens) ?? false)
    let plan: Plan<Value>
    if let recorder {
      recorder.note(type, request, isForgiven: isForgiven)
      plan = Plan<Value>(nil) { (_) throws(Failure) -> Value in
        fatalError("the plan of a description is never run")
      }
    } else {
      plan = overlayable(self.plan(type, request), request)
    }
    owner.unsafelyUnwrapped.hold(plan)
    return Unmanaged.passUnretained(plan)
  }

  /// A plan that asks the registry of each request, if registries below offer the type: else the plan
  /// itself, which they all share.
  private func overlayable<Value>(_ plan: Plan<Value>, _ request: Request) -> Plan<Value> {
    guard !registry.overlaid.isEmpty else { return plan }
    let description = RequestDescription(of: Value.self, request, isForgiven: false)
    guard !description.isArgument,
      registry.overlaid.contains(ObjectIdentifier(description.base))
    else { return plan }
    owner.unsafelyUnwrapped.hold(plan)
    let own = Unmanaged.passUnretained(plan)
    let upper = Unmanaged.passUnretained(registry)
    let key = PlanKey(
      ObjectIdentifier(Value.self), request.qualifiers.first ?? .none,
      request.softens ? .softens : [], from: viewpoint)
    let viewpoint = viewpoint
    return Plan<Value>(plan.cell, needsAdmission: plan.needsAdmission) {
      (thread) throws(Failure) -> Value in
      let run = currentRun(thread).unsafelyUnwrapped
      let scope = run.pointee.scope.takeUnretainedValue()
      guard scope.registry !== upper.takeUnretainedValue() else { return try make(own, thread) }
      let lower =
        scope.registry.found(key)
        ?? scope.registry.plan(key, from: viewpoint) { $0.plan(Value.self, request) }
      // What is found below may lead back to what is being made: it is checked when it runs.
      let didAdmit = run.pointee.mustAdmit
      run.pointee.mustAdmit = true
      defer { run.pointee.mustAdmit = didAdmit }
      return try lower.make(thread, Value.self)
    }
  }

  /// The plan of a request.
  package func plan<Value>(_ type: Value.Type, _ request: Request) -> Plan<Value> {
    if let optional = optionalType(of: type) {
      return unsafeDowncast(optional.plan(request, self), to: Plan<Value>.self)
    }
    // A class cast tells markers apart; the cast to the protocol then never fails.
    if let marker = type as? RequestMarker.Type {
      let shape = marker as! any RequestShape.Type
      return unsafeDowncast(shape.plan(request, self), to: Plan<Value>.self)
    }
    var tests: [ComponentInfo] = []
    let chosen: Plan<Value>
    let choice = registry.choose(
      type, request.qualifiers, from: viewpoint, severalTests: &tests)
    switch choice {
    case .failure(let kind, let candidates):
      chosen = failingPlan(type, kind, candidates, request)
    case .cell(let cell, let service):
      let plan = served(type, cellPlan(cell, for: request), service, request)
      chosen = named(plan, request.asked ?? type)
    }
    let plan =
      tests.isEmpty
      ? chosen : telling(.severalTests(requested: type, candidates: tests), chosen)
    return telling(plan, .one, request)
  }

  /// A plan that tells the listener something each time.
  private func telling<Value>(_ event: Event, _ plan: Plan<Value>) -> Plan<Value> {
    let registry = Unmanaged.passUnretained(registry)
    return Plan<Value>(plan.cell, needsAdmission: plan.needsAdmission) {
      (thread) throws(Failure) -> Value in
      registry._withUnsafeGuaranteedRef { $0.listener }?(event)
      return try plan.make(thread)
    }
  }

  /// The plan of a cell as one of its services.
  package func plan<Value>(
    _ type: Value.Type, _ cell: CellPlan, _ service: Service
  ) -> Plan<Value> {
    if let plan = cell.plan(for: service) {
      return unsafeDowncast(plan, to: Plan<Value>.self)
    }
    // The cell is being compiled: the request closes a cycle of initializers, which may still be
    // cut by an object that is kept or handed in. It is checked when it runs, and so is all that it
    // leads to: another request may have entered the cycle elsewhere. Or the compilation waits for
    // room on the stack, and nobody knows yet whether it leads back here.
    let late = LateDependency<Value>()
    cell.whenCompiled { [unowned cell] in
      late.plan = .passUnretained(
        unsafeDowncast(cell.plan(for: service)!, to: Plan<Value>.self))
    }
    let unmanaged = Unmanaged.passUnretained(cell)
    let isDirect = cell.isDirect
    return Plan<Value>(cell) { (thread) throws(Failure) -> Value in
      if isDirect { try checkRecursion(unmanaged, thread) }
      let run = currentRun(thread).unsafelyUnwrapped
      let didAdmit = run.pointee.mustAdmit
      run.pointee.mustAdmit = true
      defer { run.pointee.mustAdmit = didAdmit }
      if let plan = late.plan { return try DIEngine.make(plan, thread) }
      try unmanaged.takeUnretainedValue().complete(thread)
      return try DIEngine.make(late.plan!, thread)
    }
  }

  private func failingPlan<Value>(
    _ type: Value.Type, _ kind: Failure.Kind, _ candidates: [ComponentInfo], _ request: Request
  ) -> Plan<Value> {
    let qualifier = request.qualifiers
      .map(request.text(of:)).joined(separator: " and ")
    // Not `weak`: each retain of something that is held weakly costs more from then on.
    var registry: Unmanaged<Registry>?
    if case .notFound = kind { registry = .passUnretained(self.registry) }
    return Plan<Value>(nil) { (thread) throws(Failure) -> Value in
      throw Failure(
        kind, requested: request.asked ?? type, qualifier: qualifier, path: currentPath(thread),
        candidates: candidates, registry: registry?.takeUnretainedValue())
    }
  }
}

/// A dependency on a cell whose plan is not compiled yet. The plan is owned by its cell's plan;
/// to hold it here would be a ring. It may be set while others read it.
private final class LateDependency<Value> {
  private let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  init() {
    place.initialize(to: nil)
  }

  deinit {
    place.deallocate()
  }

  var plan: Unmanaged<Plan<Value>>? {
    get { di_load_acquire(place).map { Unmanaged.fromOpaque($0) } }
    set { di_store_release(place, newValue?.toOpaque()) }
  }
}

extension Planner {
  func cellPlan(_ cell: Cell, for request: Request) -> CellPlan {
    guard !cell.component.behaviour.options.contains(.declaresArguments) else {
      return registry.cellPlan(cell, from: viewpoint)
    }
    return registry.cellPlan(
      cell, signature: request.signature, signatureType: request.signatureType, from: viewpoint)
  }
}
