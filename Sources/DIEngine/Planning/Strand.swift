internal import CDIEngine

/// A step of a request that isn't over: it makes a value, or does what belongs to the making of one.
///
/// A thread, or a task's branch, has its calls on its *strand*: a stack apart from the machine's, so that what a closure of the
/// user interrupts can go on after a suspension, on another thread too. A call lies where it began until it ends. Behind it
/// lies what its plan keeps there:
///
/// ```
/// Call | State of the plan, memory for what an inner call makes   most plans
/// Call | ObjectState: Frame first, addresses and values           TransientPlan
/// Call | Frame, State, unboxed object, addresses and values       BoxedPlan
/// Call | State: Resolution first                                  Answering
/// Call | State: Frame first                                       InjectingLater
/// ```
///
/// The value of the call doesn't lie in it, but where the outer call, or the caller of the request, has memory for it.
package struct Call {
  /// The call that needs this one.
  package let outer: UnsafeMutablePointer<Call>?
  /// What the call does.
  package let plan: Unowned<Plan>
  /// Uninitialized memory for the value.
  let memory: UnsafeMutableRawPointer
  /// How far the call is; its plan knows the meaning of both.
  fileprivate(set) var step: Int32 = 0
  var position: Int32 = 0

  /// The position of a call whose closure has taken the values of its needs.
  static var afterNeeds: Int32 { .max }

  /// The memory that a state takes in a call.
  @inline(__always)
  static func space<State>(for type: State.Type) -> Int { (MemoryLayout<State>.stride + 15) & ~15 }

  /// The memory that a value takes whose alignment may be larger than that of a call: enough from any address on.
  @inline(__always)
  static func space(_ size: Int, aligned alignment: Int) -> Int {
    (size + max(alignment, 16) + 15) & ~15
  }
}

/// How far a call has come.
package enum Progress: UInt8 {
  /// The value is made, and the call is over.
  case made
  /// The innermost call goes on next: one that this call has begun, or this call itself.
  case goOn
  /// The call goes on when its member's wait is over.
  case wait
  /// The call goes on when a closure has been called that may suspend the task.
  case suspend

  /// Whether the loop stops.
  @inline(__always)
  var stops: Bool { rawValue >= Progress.wait.rawValue }
}

/// The code for which a call has stopped, which may suspend the task.
package enum Suspension {
  case factory(Factory.AsyncBody, DependencyValues, UnsafeMutableRawPointer)
  case injection(MemberInjection.AsyncBody, AnyBox, DependencyValues)
  case onMainActor((ResolutionContext) throws -> Void)
}

/// What a call that stopped gets when it goes on.
package enum Arrival {
  /// The wait is over.
  case waited(Wait)
  /// The closure has returned.
  case returned
  case threw(any Error)
}

extension UnsafeMutablePointer where Pointee == Call {
  /// How far the call is. It begins with the step whose number is 0.
  @inline(__always)
  func step<Step: RawRepresentable<Int32>>(_ type: Step.Type) -> Step {
    Step(rawValue: pointee.step).unsafelyUnwrapped
  }

  @inline(__always)
  func enter(_ step: some RawRepresentable<Int32>) { pointee.step = step.rawValue }

  /// The state that the plan keeps in the call.
  @inline(__always)
  func state<State>(_ type: State.Type = State.self) -> UnsafeMutablePointer<State> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: type)
  }
}

extension ResolutionContext {
  /// The innermost call.
  package var call: UnsafeMutablePointer<Call>? {
    get { state.pointee.strand.call?.assumingMemoryBound(to: Call.self) }
    nonmutating set { state.pointee.strand.call = UnsafeMutableRawPointer(newValue) }
  }

  /// Whether the innermost driver is that of a task.
  package var maySuspend: Bool {
    get { state.pointee.may_suspend != 0 }
    nonmutating set { state.pointee.may_suspend = newValue ? 1 : 0 }
  }

  /// Whether a call that has begun had better go on in the loop of the strand than on top of what began it: a long chain of
  /// calls needs no deep stack.
  @inline(__always)
  var prefersLoop: Bool { di_prefers_loop(state) != 0 }

  /// Begins a call.
  ///
  /// - Parameter byteCount: The size of the state that its plan keeps in it: a multiple of 16.
  @inline(__always)
  func push(
    _ plan: Unowned<Plan>, at memory: UnsafeMutableRawPointer, _ byteCount: Int
  ) -> UnsafeMutablePointer<Call> {
    let size = UInt(bitPattern: Call.space(for: Call.self) &+ byteCount)
    let call = di_push(state, size).unsafelyUnwrapped.assumingMemoryBound(to: Call.self)
    call.initialize(to: Call(outer: self.call, plan: plan, memory: memory))
    self.call = call
    return call
  }

  /// Begins a call with a state.
  @inline(__always)
  func push<State>(
    _ plan: Plan, at memory: UnsafeMutableRawPointer, _ state: State
  ) -> UnsafeMutablePointer<Call> {
    let call = push(Unowned(plan), at: memory, Call.space(for: State.self))
    call.state(State.self).initialize(to: state)
    return call
  }

  /// Ends the innermost call.
  @inline(__always)
  func pop(_ call: UnsafeMutablePointer<Call>) {
    self.call = call.pointee.outer
    di_pop(state, call)
  }

  /// Begins the call of a plan that its need may replace meanwhile.
  func begin(_ held: HeldPlan, at memory: UnsafeMutableRawPointer) throws(Failure) -> Progress {
    guard held.isRetained else { return try held.plan.begin(self, at: memory) }
    let call = push(Holding.shared, at: memory, held)
    let progress = try held.plan.begin(self, at: memory)
    return progress == .made ? Holding.shared.go(call, self) : progress
  }

  /// Begins a call inside another one, and lets it go on until it is over or stops.
  ///
  /// - Parameter begin: Begins the call, or makes its value at once.
  @inline(__always)
  package func advance(
    to floor: UnsafeMutablePointer<Call>?,
    _ begin: (ResolutionContext) throws(Failure) -> Progress
  ) throws(Failure) -> Progress {
    let progress = try step(to: floor, begin)
    return progress == .goOn ? try advance(to: floor) : progress
  }

  /// Lets the calls inside another one go on, until all are over or one of them stops.
  ///
  /// - Parameter floor: The call; nil for the whole strand.
  /// - Returns: What it stops for; `made` if all calls are over.
  @inline(__always)
  package func advance(to floor: UnsafeMutablePointer<Call>?) throws(Failure) -> Progress {
    while let call, call != floor {
      let progress = try step(to: floor) { (context) throws(Failure) in
        try call.pointee.plan.with { (plan) throws(Failure) in try plan.go(call, context) }
      }
      if progress.stops { return progress }
    }
    return .made
  }

  /// The same, after what the innermost call has stopped for.
  package func advance(
    to floor: UnsafeMutablePointer<Call>?, after arrival: Arrival
  ) throws(Failure) -> Progress {
    guard let call else { return .made }
    let progress = try step(to: floor) { (context) throws(Failure) in
      try call.pointee.plan.object.resume(call, arrival, context)
    }
    return progress.stops ? progress : try advance(to: floor)
  }

  /// Does a step of the innermost call; after a failure, of the call that goes on nevertheless.
  @inline(__always)
  private func step(
    to floor: UnsafeMutablePointer<Call>?,
    _ step: (ResolutionContext) throws(Failure) -> Progress
  ) throws(Failure) -> Progress {
    do throws(Failure) {
      return try step(self)
    } catch {
      // A call that did without what has failed may lie within others.
      let progress = try unwind(to: floor, error)
      return progress == .made ? .goOn : progress
    }
  }

  /// Ends calls with a failure, the innermost first, until one goes on nevertheless.
  @inline(never)
  func unwind(
    to floor: UnsafeMutablePointer<Call>?, _ failure: Failure
  ) throws(Failure) -> Progress {
    var failure = failure
    while let call, call != floor {
      do throws(Failure) {
        return try call.pointee.plan.object.fail(call, failure, self)
      } catch {
        failure = error
        pop(call)
      }
    }
    throw failure
  }
}

// How a thread, or synchronous code of a task, takes part in the making of shared objects: it blocks where it must wait.

extension ResolutionContext {
  /// Begins a call, and lets it go on until it is over: blocks where it must wait.
  ///
  /// - Parameter begin: Begins the call, or makes its value at once.
  @inline(__always)
  func run(_ begin: (ResolutionContext) throws(Failure) -> Progress) throws(Failure) {
    let (floor, before) = (call, maySuspend)
    maySuspend = false
    defer { maySuspend = before }
    var progress = try advance(to: floor, begin)
    while progress == .wait {
      let me = ensureMember()
      let wait = me.wait.unsafelyUnwrapped
      me.room.block(me, wait)
      branch?.takeOver()
      progress = try advance(to: floor, after: .waited(wait))
    }
  }

  /// Begins a call that makes a value, and returns the value: blocks where it must wait.
  func made<Value>(
    _ type: Value.Type,
    _ begin: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Progress
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: type, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try run { (context) throws(Failure) in try begin(context, UnsafeMutableRawPointer(memory)) }
      return memory.move()
    }
  }
}

/// What the call does that holds another call's plan until that one is over.
private final class Holding: Plan {
  // Without state: all of it lies in the calls.
  nonisolated(unsafe) static let shared = Holding(nil)

  override func go(_ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext) -> Progress {
    let held = call.state(HeldPlan.self).pointee
    context.pop(call)
    held.release()
    return .made
  }

  override func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    call.state(HeldPlan.self).pointee.release()
    throw failure
  }
}
