internal import CDIEngine

/// The plan of a component with transient instances and no member injections.
final class TransientPlan: ComponentPlan {
  private var owner: Unowned<ComponentPlan> { Unowned(self) }

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

/// A plan that calls a closure: for request markers and rare cases.
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

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    try body(context, memory)
  }
}
