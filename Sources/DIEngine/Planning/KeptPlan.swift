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
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let readable else { return try obtain(owner, thread).copy(to: memory) }
    if readable.copy(to: memory, thread) { return }
    try obtain(owner, at: readable, thread).copy(to: memory)
  }
}
