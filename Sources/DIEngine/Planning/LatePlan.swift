internal import CDIEngine

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
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if isDirect { try checkRecursion(owner, thread) }
    let resolution = currentResolution(thread).unsafelyUnwrapped
    let didCheckReentrancy = resolution.pointee.checksReentrancy
    resolution.pointee.checksReentrancy = true
    defer { resolution.pointee.checksReentrancy = didCheckReentrancy }
    if let plan { return try plan.make(thread, at: memory) }
    try owner.takeUnretainedValue().complete(thread)
    try plan.unsafelyUnwrapped.make(thread, at: memory)
  }
}
