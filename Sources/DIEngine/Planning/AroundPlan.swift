/// A plan that does something around another one: it makes a nil of a failure, informs the listener, or reports to tracers.
///
/// Both make their values in the same memory.
final class AroundPlan: Plan {
  /// Ends a call: makes the value of what the other plan has left in the memory, which is nothing after a failure. It throws
  /// only after one.
  typealias End = (Failure?, UnsafeMutableRawPointer, ResolutionContext) throws(Failure) -> Void

  private let inner: Plan
  /// What is done before the other plan runs.
  private let before: (ResolutionContext) -> End

  init(_ inner: Plan, _ before: @escaping (ResolutionContext) -> End) {
    self.inner = inner
    self.before = before
    super.init(inner.componentPlan)
  }

  override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let call = context.push(self, at: memory, before(context))
    let progress = try inner.begin(context, at: memory)
    return progress == .made ? try end(call, nil, context) : progress
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    try end(call, nil, context)
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    try end(call, failure, context)
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure?, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let end = call.state(End.self).move()
    try end(failure, call.pointee.memory, context)
    context.pop(call)
    return .made
  }

  override func isServed(by plan: ComponentPlan) -> Bool { inner.isServed(by: plan) }
}
