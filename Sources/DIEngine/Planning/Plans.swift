internal import CDIEngine

/// The plan of a request that no component can serve: each run fails.
final class FailingPlan: Plan {
  private let failure: (ResolutionContext) -> Failure

  init(_ failure: @escaping (ResolutionContext) -> Failure) {
    self.failure = failure
    super.init(nil)
  }

  override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    throw failure(context)
  }
}

/// A plan that calls a closure: for request markers and rare cases. What the closure requests waits on the thread.
package final class ClosurePlan: Plan {
  private let body: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Void
  /// The plan whose finished object is that of this one; nil if the closure must run.
  private let finished: Plan?

  package init<Value>(
    _ componentPlan: ComponentPlan?, finished: Plan? = nil,
    _ make: @escaping (ResolutionContext) throws(Failure) -> Value
  ) {
    self.finished = finished
    body = { (context, memory) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try make(context))
    }
    super.init(componentPlan)
  }

  package override func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool { finished?.copyFinished(to: memory, scope, context) ?? false }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    try body(context, memory)
    return .made
  }
}
