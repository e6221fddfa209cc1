internal import CDIEngine

/// The work left to do for a request once it is known what serves it: what its calls do.
///
/// Some plans are for calls only: no need chooses them, but requests and other plans begin calls of theirs (`Answering`,
/// `Joining`, `Completing`, `InjectingLater`, `Keeping`, `Holding`). Subclasses define the work. A plan writes its result to
/// memory of the caller, who knows the type, so that a component needs no generic metadata of its own. Generic is only
/// `ArrayPlan`.
@usableFromInline
package class Plan {
  /// The component plan that serves the request, which may be this plan itself; nil if none or several do. Constant
  /// once the plan is created.
  @exclusivity(unchecked)
  package internal(set) final unowned(unsafe) var componentPlan: ComponentPlan?
  /// The address of the instance identity, read without access to the component plan.
  package let identityAddress: UnsafeRawPointer?
  /// Whether an outermost request must first check that the scope hasn't ended, and report a component that is no root.
  /// Constant once requests find the plan.
  @exclusivity(unchecked) package internal(set) final var hasChecksFirst: Bool
  /// Where requests look for a finished object that they can copy, before the plan runs (`copyFinished`).
  final let finished: FinishedPlace
  /// The number of arguments that a request may pass without a further check: those that a component's factory and injections
  /// take. Constant once requests find the plan.
  @exclusivity(unchecked) package internal(set) final var argumentCount: UInt16

  init(_ componentPlan: ComponentPlan?, finished: FinishedPlace = .nowhere) {
    self.componentPlan = componentPlan
    self.finished = finished
    hasChecksFirst = componentPlan?.hasChecksFirst ?? false
    identityAddress = componentPlan?.identityAddress
    argumentCount = componentPlan?.argumentCount ?? .max
  }

  /// Creates the part of a component plan that requests for the component's own type use.
  init(of identity: __shared InstanceIdentity, hasChecksFirst: Bool, readsShown: Bool) {
    self.hasChecksFirst = hasChecksFirst
    finished = readsShown ? .slot : .nowhere
    identityAddress = UnsafeRawPointer(Unowned(identity).address)
    argumentCount = 0
  }

  /// Whether the plan lasts as long as its registry. Any other one belongs to who made it.
  package var isLasting: Bool { false }

  /// Begins to make the value: makes it at once, or begins a call that makes it. A call that fails at once stays on the
  /// strand, which ends it.
  ///
  /// - Parameter memory: Uninitialized memory for a value of the type that the plan was made for.
  package func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    preconditionFailure("A plan that only says which component is meant is not run.")
  }

  /// Goes on with the plan's call, which is the innermost one: it has just begun, or its inner call is over.
  func go(
    _ call: UnsafeMutablePointer<Call>, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    preconditionFailure("A plan that makes its values at once has no calls.")
  }

  /// Goes on with the plan's call after what it stopped for.
  func resume(
    _ call: UnsafeMutablePointer<Call>, _ arrival: Arrival, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    preconditionFailure("The call doesn't stop.")
  }

  /// Ends the state of the plan's call after a failure in it, or of its inner call; the strand ends the call itself.
  ///
  /// - Returns: How the call goes on, if it can do without what has failed.
  func fail(
    _ call: UnsafeMutablePointer<Call>, _ failure: Failure, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    throw failure
  }

  /// Returns the code for which the plan's call has stopped.
  package func suspension(of call: UnsafeMutablePointer<Call>) -> Suspension {
    preconditionFailure("The call doesn't stop.")
  }

  /// Returns whether objects of a plan's identity serve the request, by themselves or among others.
  func isServed(by plan: ComponentPlan) -> Bool { identityAddress == plan.identityAddress }
}

/// Where requests look for a finished object that they can copy.
enum FinishedPlace: UInt8 {
  case nowhere
  /// In the slot of the plan, which is a `BoxedPlan`.
  case slot
  /// In the slot of the component's own plan: the plan, a `ConvertedPlan`, casts the object.
  case slotOfOwn
}

extension Plan {
  final var readsShown: Bool { finished != .nowhere }

  /// Initializes memory with the finished object of a request on a scope, if a slot shows it. Call it in a reading only.
  ///
  /// - Returns: False if the plan must run.
  @inline(__always)
  final func copyFinished(
    to memory: UnsafeMutableRawPointer, _ scope: Scope, _ context: ResolutionContext
  ) -> Bool {
    switch finished {
    case .nowhere: false
    // Not by a method that plans override: its call would take a tenth of the request.
    case .slot: unsafeDowncast(self, to: BoxedPlan.self).copyShown(to: memory, scope, context)
    case .slotOfOwn:
      unsafeDowncast(self, to: ConvertedPlan.self).copyShown(to: memory, scope, context)
    }
  }

  /// Initializes memory with the finished object of the running request, if a slot shows it: in a reading of its own.
  @inline(__always)
  package final func copyFinished(
    to memory: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) -> Bool {
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    return context.resolution.pointee.scope.with { copyFinished(to: memory, $0, context) }
  }

  /// Makes and returns the value, of the type that the plan was made for: waits on the thread.
  package final func make<Value>(_ context: ResolutionContext) throws(Failure) -> Value {
    try context.checkStack(for: Unowned(self), Any.self)
    return try context.made(Value.self) { (context, memory) throws(Failure) in
      try begin(context, at: memory)
    }
  }
}

extension Unowned where Object == Plan {
  @inline(__always)
  func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    try with { (plan) throws(Failure) in try plan.begin(context, at: memory) }
  }
}

extension Unowned where Object: Plan {
  /// The same plan, typed as the base class.
  var erased: Unowned<Plan> { Unowned<Plan>(address: address) }
}

/// A plan that calls a closure: for request markers and rare cases. What the closure requests waits on the thread.
package final class ClosurePlan: Plan {
  private let body: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Void

  package init<Value>(
    _ componentPlan: ComponentPlan?, _ make: @escaping (ResolutionContext) throws(Failure) -> Value
  ) {
    body = { (context, memory) throws(Failure) -> Void in
      memory.initializeMemory(as: Value.self, to: try make(context))
    }
    super.init(componentPlan)
  }

  package override func begin(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) -> Progress {
    try body(context, memory)
    return .made
  }
}
