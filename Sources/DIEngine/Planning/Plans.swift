internal import CDIEngine

/// The plan of a component whose objects are made anew each time and get nothing after their initializer.
final class TransientPlan: Plan {
  /// Whether the initializer looks its dependencies up itself, which may lead back here.
  private let asksContainer: Bool
  private let body: Factory.Body
  /// Released by the cell's plan: released here, a long chain of plans would die by a long recursion.
  private let needs: Unmanaged<DependencyList>
  private let owner: Unmanaged<ComponentPlan>

  init(
    _ body: @escaping Factory.Body, _ needs: DependencyList, _ componentPlan: ComponentPlan,
    asksContainer: Bool
  ) {
    self.body = body
    self.needs = .passRetained(needs)
    owner = .passUnretained(componentPlan)
    self.asksContainer = asksContainer
    super.init(componentPlan, needsReentrancyCheck: !asksContainer)
  }

  /// Lets go of what the plan needs: its cell's plan dies.
  func releaseNeeds() { needs.release() }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if asksContainer || context.checksReentrancy(), let box = try context.reentrantInstance(owner) {
      return box.copy(to: memory)
    }
    try context.checkStack(owner)
    var frame = Frame(owner, on: context)
    try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
      context.innermostFrame = frame
      defer { context.state.pointee.frame = UnsafeMutableRawPointer(frame.pointee.outer) }
      do {
        try needs._withUnsafeGuaranteedRef { needs in
          try needs.made(context) { try body($0, context, memory) }
        }
      } catch {
        throw context.thrown(error, by: owner)
      }
      if frame.pointee.isRemembered {
        frame.remember(owner._withUnsafeGuaranteedRef { $0.box(copying: memory) })
      }
    }
  }
}

/// The plan of a component's own type where its objects are kept, or get something after their initializer.
final class SharedPlan: Plan {
  private let owner: Unmanaged<ComponentPlan>
  /// Where requests by other components find the finished object; nil where a request must look for it.
  private let readable: CachedInstance?

  init(_ componentPlan: ComponentPlan) {
    owner = .passUnretained(componentPlan)
    readable =
      componentPlan.isReadable ? componentPlan.place(as: componentPlan.component.type) : nil
    super.init(componentPlan, readable ?? .none)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let readable else { return try context.obtain(owner).copy(to: memory) }
    if readable.copy(to: memory, context) { return }
    try context.obtain(owner, at: readable).copy(to: memory)
  }
}

/// The plan of a dependency on a cell whose own plan is not compiled yet: the request closes a cycle of
/// initializers, or the compilation waits for room on the stack.
///
/// The cycle may still be cut by an object that is kept or handed in. It is checked when it runs, and so is all
/// that it leads to: another request may have entered the cycle elsewhere.
final class DeferredPlan: Plan {
  /// Where the plan is found once there is one. It is owned by its cell's plan: to hold it here would be a
  /// ring. It may be set while others read it.
  private let late = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  private let owner: Unmanaged<ComponentPlan>
  private let isDirect: Bool

  init(_ componentPlan: ComponentPlan, _ service: Service) {
    owner = .passUnretained(componentPlan)
    isDirect = componentPlan.isDirect
    late.initialize(to: nil)
    super.init(componentPlan)
    componentPlan.whenCompiled { [unowned componentPlan] in
      let plan = Unmanaged.passUnretained(componentPlan.plan(for: service)!)
      di_store_release(self.late, plan.toOpaque())
    }
  }

  deinit {
    late.deallocate()
  }

  private var plan: Unmanaged<Plan>? { di_load_acquire(late).map { .fromOpaque($0) } }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if isDirect { try context.checkRecursion(owner) }
    let resolution = context.resolution
    let didCheckReentrancy = resolution.pointee.checksReentrancy
    resolution.pointee.checksReentrancy = true
    defer { resolution.pointee.checksReentrancy = didCheckReentrancy }
    if let plan { return try plan.make(context, at: memory) }
    try owner.takeUnretainedValue().complete(context)
    try plan.unsafelyUnwrapped.make(context, at: memory)
  }
}

/// The plan of a dependency whose type registries below offer, too: each request asks the registry that it
/// came to.
final class OverlaidPlan: Plan {
  private let own: Unmanaged<Plan>
  private let upper: Unmanaged<Registry>
  private let type: any Any.Type
  private let request: Request
  private let module: RequestingModule
  private let key: PlanKey

  init(
    _ own: Plan, _ type: any Any.Type, _ request: Request, from module: RequestingModule,
    in registry: Registry
  ) {
    self.own = .passUnretained(own)
    upper = .passUnretained(registry)
    self.type = type
    self.request = request
    self.module = module
    key = PlanKey(
      ObjectIdentifier(type), request.qualifiers.first ?? .none, request.softens ? .softens : [],
      from: module)
    super.init(own.componentPlan, needsReentrancyCheck: own.needsReentrancyCheck)
  }

  override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let resolution = context.resolution
    let scope = resolution.pointee.scope.takeUnretainedValue()
    guard scope.registry !== upper.takeUnretainedValue() else {
      return try own.make(context, at: memory)
    }
    let lower =
      scope.registry.found(key)
      ?? scope.registry.plan(key, from: module) { $0.plan(type, request) }
    // What is found below may lead back to what is being made: it is checked when it runs.
    let didCheckReentrancy = resolution.pointee.checksReentrancy
    resolution.pointee.checksReentrancy = true
    defer { resolution.pointee.checksReentrancy = didCheckReentrancy }
    try lower.make(context, at: memory)
  }
}

/// The plan of a request that nothing can serve: it fails each time.
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

/// A plan that is a closure: of an Optional, a marker and of whatever else is rare.
package final class ClosurePlan: Plan {
  private let body: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Void

  package init<Value>(
    _ componentPlan: ComponentPlan?, _ place: CachedInstance = .none,
    needsReentrancyCheck: Bool = false,
    _ make: @escaping (ResolutionContext) throws(Failure) -> Value
  ) {
    body = { (context, memory) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try make(context))
    }
    super.init(componentPlan, place, needsReentrancyCheck: needsReentrancyCheck)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try body(context, memory)
  }
}
