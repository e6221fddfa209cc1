/// A plan that is a closure: of an Optional, a marker and of whatever else is rare.
package final class ClosurePlan: Plan {
  private let body: (ThreadState, UnsafeMutableRawPointer) throws(Failure) -> Void

  package init<Value>(
    _ componentPlan: ComponentPlan?, _ place: CachedInstance = .none,
    needsReentrancyCheck: Bool = false,
    _ make: @escaping (ThreadState) throws(Failure) -> Value
  ) {
    body = { (thread, memory) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try make(thread))
    }
    super.init(componentPlan, place, needsReentrancyCheck: needsReentrancyCheck)
  }

  package override func make(
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try body(thread, memory)
  }
}
