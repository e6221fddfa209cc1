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
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let resolution = currentResolution(thread).unsafelyUnwrapped
    let scope = resolution.pointee.scope.takeUnretainedValue()
    guard scope.registry !== upper.takeUnretainedValue() else {
      return try own.make(thread, at: memory)
    }
    let lower =
      scope.registry.found(key)
      ?? scope.registry.plan(key, from: module) { $0.plan(type, request) }
    // What is found below may lead back to what is being made: it is checked when it runs.
    let didCheckReentrancy = resolution.pointee.checksReentrancy
    resolution.pointee.checksReentrancy = true
    defer { resolution.pointee.checksReentrancy = didCheckReentrancy }
    try lower.make(thread, at: memory)
  }
}
