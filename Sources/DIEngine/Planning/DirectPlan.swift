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
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    if asksContainer || checksReentrancy(thread), let box = try reentrantInstance(owner, thread) {
      return box.copy(to: memory)
    }
    try checkStack(owner, thread)
    var frame = Frame(owner, on: thread)
    try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Void in
      thread.pointee.frame = UnsafeMutableRawPointer(frame)
      defer { thread.pointee.frame = UnsafeMutableRawPointer(frame.pointee.outer) }
      do {
        try needs._withUnsafeGuaranteedRef { needs in
          try needs.made(thread) { try body($0, thread, memory) }
        }
      } catch {
        throw thrown(error, by: owner, thread)
      }
      if frame.pointee.isRemembered {
        remember(frame, owner._withUnsafeGuaranteedRef { $0.box(copying: memory) })
      }
    }
  }
}
