/// A request, compiled: what is left to do each time it is made.
///
/// The subclasses say how. What is made goes to memory of the caller's, who knows its type, so that a component costs
/// no generic metadata of its own; only the plan of `many` is generic, over the element of its array.
@usableFromInline
package class Plan {
  /// The cell that the request is about, where it is about one.
  package unowned(unsafe) let componentPlan: ComponentPlan?
  /// Where the finished object can be read without a lock.
  @usableFromInline package let place: CachedInstance
  /// The identity of the cell, read without touching it.
  let identityAddress: UnsafeRawPointer?
  /// Whether requests from outside are to be told to the listener.
  let isWatched: Bool
  /// Whether a request by user code must first be checked for recursion.
  @usableFromInline package let needsReentrancyCheck: Bool

  init(
    _ componentPlan: ComponentPlan?, _ place: CachedInstance = .none,
    needsReentrancyCheck: Bool = false
  ) {
    self.componentPlan = componentPlan
    // A request that is to be told of must not be answered on the short way.
    isWatched = componentPlan?.isWatched ?? false
    self.place = isWatched ? .none : place
    identityAddress = (componentPlan?.identity).map {
      UnsafeRawPointer(Unmanaged<InstanceIdentity>.passUnretained($0).toOpaque())
    }
    self.needsReentrancyCheck = needsReentrancyCheck
  }

  /// Makes what is asked for.
  ///
  /// - Parameter memory: memory for a value of the type that the plan was compiled for, which it initializes
  ///   unless it fails.
  @usableFromInline
  package func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    preconditionFailure("A plan that only says which component is meant is not run.")
  }
}

extension Plan {
  /// Makes what is asked for.
  ///
  /// - Parameter type: the type that the plan was compiled for.
  package func make<Value>(
    _ context: ResolutionContext, _ type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try make(context, at: UnsafeMutableRawPointer(memory))
      return memory.move()
    }
  }
}

extension Unmanaged where Instance == Plan {
  /// Runs the plan, which is not retained: whoever calls holds it.
  @inlinable
  @inline(__always)
  package func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    do {
      try _withUnsafeGuaranteedRef { try $0.make(context, at: memory) }
    } catch {
      throw error as! Failure
    }
  }

  package func make<Value>(
    _ context: ResolutionContext, _ type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    try takeUnretainedValue().make(context, type)
  }
}

extension Unmanaged where Instance: Plan {
  /// The same plan as any other.
  var erased: Unmanaged<Plan> { Unmanaged<Plan>.fromOpaque(toOpaque()) }
}
