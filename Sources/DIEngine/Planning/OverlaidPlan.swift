/// The plan of a dependency whose type registries below offer, too: each request asks the registry that it
/// came to.
final class OverlaidPlan: Plan {
  private let own: Unmanaged<Plan>
  private let upper: Unmanaged<Registry>
  private let type: any Any.Type
  private let request: Request
  private let viewpoint: Viewpoint
  private let key: PlanKey

  init(
    _ own: Plan, _ type: any Any.Type, _ request: Request, from viewpoint: Viewpoint,
    in registry: Registry
  ) {
    self.own = .passUnretained(own)
    upper = .passUnretained(registry)
    self.type = type
    self.request = request
    self.viewpoint = viewpoint
    key = PlanKey(
      ObjectIdentifier(type), request.qualifiers.first ?? .none, request.softens ? .softens : [],
      from: viewpoint)
    super.init(own.componentPlan, needsAdmission: own.needsAdmission)
  }

  override func make(
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let run = currentRun(thread).unsafelyUnwrapped
    let scope = run.pointee.scope.takeUnretainedValue()
    guard scope.registry !== upper.takeUnretainedValue() else {
      return try own.make(thread, at: memory)
    }
    let lower =
      scope.registry.found(key)
      ?? scope.registry.plan(key, from: viewpoint) { $0.plan(type, request) }
    // What is found below may lead back to what is being made: it is checked when it runs.
    let didAdmit = run.pointee.mustAdmit
    run.pointee.mustAdmit = true
    defer { run.pointee.mustAdmit = didAdmit }
    try lower.make(thread, at: memory)
  }
}
