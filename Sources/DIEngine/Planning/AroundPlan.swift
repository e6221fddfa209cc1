internal import CDIEngine

/// A plan that does something around another one: it makes a nil of a failure, informs the listener, or reports to tracers.
package final class AroundPlan<Inner, Value>: Plan {
  /// Makes the value of what the other plan made, or of its failure.
  package typealias End = (Result<Inner, Failure>, ResolutionContext) throws(Failure) -> Value

  private let inner: Plan
  /// What is done before the other plan runs.
  private let before: (ResolutionContext) -> End

  /// The state of a call: what ends it, and memory for the inner value.
  private struct State {
    let end: End
    let made: UnsafeMutablePointer<Inner>
  }

  init(_ inner: Plan, _ before: @escaping (ResolutionContext) -> End) {
    self.inner = inner
    self.before = before
    super.init(inner.componentPlan)
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    let alignment = max(MemoryLayout<Inner>.alignment, 16)
    let call = context.push(
      Unowned(self).erased, at: memory,
      Call.space(for: State.self) + (MemoryLayout<Inner>.size + alignment + 15) & ~15)
    let state = call.state(State.self)
    let made = UnsafeMutableRawPointer(state + 1).alignedUp(toMultipleOf: alignment)
    state.initialize(
      to: State(end: before(context), made: made.assumingMemoryBound(to: Inner.self)))
    return try go(call, context)
  }

  override func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let made = call.state(State.self).pointee.made
    if call.step(OuterStep.self) == .beginning {
      call.enter(OuterStep.within)
      let progress = try inner.begin(context, at: UnsafeMutableRawPointer(made))
      if progress != .made { return progress }
    }
    call.enter(OuterStep.ending)
    return try end(call, .success(made.move()), context)
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    // In the end itself.
    if call.step(OuterStep.self) == .ending { throw failure }
    return try end(call, .failure(failure), context)
  }

  private func end(
    _ call: UnsafeMutablePointer<Call>, _ result: Result<Inner, Failure>,
    _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let end = call.state(State.self).move().end
    call.pointee.memory.initializeMemory(as: Value.self, to: try end(result, context))
    context.pop(call)
    return .made
  }

  package override func visitComponents(_ registry: Registry, _ visit: (ComponentPlan) -> Void) {
    inner.visitComponents(registry, visit)
  }
}
