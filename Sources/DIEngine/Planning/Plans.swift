internal import CDIEngine

/// The plan of a component with transient instances and no member injections.
final class TransientPlan: ComponentPlan {
  private var owner: Unowned<ComponentPlan> { Unowned(self) }

  override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    maker.own(of: self)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if context.mayReenter(identityAddress.unsafelyUnwrapped),
      let box = try context.reentrantInstance(owner)
    {
      return box.copy(to: memory)
    }
    try context.checkStack(owner)
    var frame = Frame(owner, on: context)
    try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
      context.innermostFrame = frame
      defer { context.state.pointee.frame = UnsafeMutableRawPointer(frame.pointee.outer) }
      do {
        try callFactory(context, at: memory)
      } catch {
        throw context.thrown(error, by: owner)
      }
      if frame.pointee.isRemembered { frame.remember(box(copying: memory)) }
    }
  }
}

/// The plan of a dependency whose type child registries offer, too: each run asks the registry that received
/// the request.
final class OverlaidPlan: Plan {
  private let own: Unowned<Plan>
  private let upper: Unowned<Registry>
  private let type: any Any.Type
  private let request: Request
  private let module: RequestingModule
  private let receiver: Factory.Isolation?
  private let key: PlanKey

  init(
    _ own: Plan, _ type: any Any.Type, _ request: Request, from module: RequestingModule,
    in registry: Registry, for receiver: Factory.Isolation?
  ) {
    self.receiver = receiver
    self.own = Unowned(own)
    upper = Unowned(registry)
    self.type = type
    self.request = request
    self.module = module
    key = PlanKey(
      ObjectIdentifier(type), request.qualifiers.first ?? .none, request.softens ? .softens : [],
      signature: receiver.map { ObjectIdentifier($0.actor) }, from: module)
    super.init(own.componentPlan)
  }

  /// Returns the plan for requests to a registry. The caller holds the registry's lock.
  private func plan(in registry: Registry) -> Plan {
    guard registry !== upper.object else { return own.object }
    return compiled(in: registry).object
  }

  private func compiled(in registry: Registry) -> Unowned<Plan> {
    registry.plan(key, from: module) {
      $0.receiver = receiver
      return $0.plan(type, request)
    }
  }

  override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    plan(in: maker.registry).asynchronous(maker)
  }

  override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    plan(in: registry).visitComponents(registry, visit)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let scope = context.resolution.pointee.scope.object
    guard scope.registry !== upper.object else {
      return try own.make(context, at: memory)
    }
    let lower = scope.registry.found(key) ?? compiled(in: scope.registry)
    try lower.make(context, at: memory)
  }
}

/// The plan of a request that no component can serve: each run fails.
final class FailingPlan: Plan {
  private let failure: (ResolutionContext) -> Failure

  init(_ failure: @escaping (ResolutionContext) -> Failure) {
    self.failure = failure
    super.init(nil)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    throw failure(context)
  }
}

/// A plan that calls a closure: for Optionals, request markers and rare cases.
package final class ClosurePlan: Plan {
  private let body: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Void
  /// The plan whose finished object is that of this one; nil if the closure must run.
  private let finished: Plan?
  /// The plan that the closure runs, and what an asynchronous request does in its place.
  private let suspending: Suspending?

  /// A plan, and what an asynchronous request does around the form of that plan.
  package typealias Suspending = (
    around: Plan, form: (any AsyncFormMaker, any AsyncForm) -> any AsyncForm
  )

  package init<Value>(
    _ componentPlan: ComponentPlan?, finished: Plan? = nil, suspending: Suspending? = nil,
    _ make: @escaping (ResolutionContext) throws(Failure) -> Value
  ) {
    self.finished = finished
    self.suspending = suspending
    body = { (context, memory) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try make(context))
    }
    super.init(componentPlan)
  }

  package override func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool { finished?.copyFinished(to: memory, scope, context) ?? false }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try body(context, memory)
  }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    guard let suspending else { return nil }
    return suspending.around.asynchronous(maker).map { suspending.form(maker, $0) }
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    guard let suspending else { return super.visitComponents(registry, visit) }
    suspending.around.visitComponents(registry, visit)
  }
}
