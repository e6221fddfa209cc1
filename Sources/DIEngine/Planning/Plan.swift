/// A request, compiled: what is left to do each time it is made.
///
/// The subclasses say how. What is made goes to memory of the caller's, who knows its type, so that a component costs
/// no generic metadata of its own; only the plan of `many` is generic, over the element of its array.
@usableFromInline
package class Plan {
  /// The cell that the request is about, where it is about one.
  package unowned(unsafe) let componentPlan: CellPlan?
  /// Where the finished object can be read without a lock.
  @usableFromInline package let place: ReadyPlace
  /// The identity of the cell, read without touching it.
  let cellIdentity: UnsafeRawPointer?
  /// Whether requests from outside are to be told to the listener.
  let isWatched: Bool
  /// Whether a request by user code must first be checked for recursion.
  @usableFromInline package let needsAdmission: Bool

  init(_ componentPlan: CellPlan?, _ place: ReadyPlace = .none, needsAdmission: Bool = false) {
    self.componentPlan = componentPlan
    // A request that is to be told of must not be answered on the short way.
    isWatched = componentPlan?.isWatched ?? false
    self.place = isWatched ? .none : place
    cellIdentity = (componentPlan?.cell).map {
      UnsafeRawPointer(Unmanaged<Cell>.passUnretained($0).toOpaque())
    }
    self.needsAdmission = needsAdmission
  }

  /// Makes what is asked for.
  ///
  /// - Parameter memory: memory for a value of the type that the plan was compiled for, which it initializes
  ///   unless it fails.
  @usableFromInline
  package func make(
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    preconditionFailure("A plan that only says which component is meant is not run.")
  }
}

extension Plan {
  /// Makes what is asked for.
  ///
  /// - Parameter type: the type that the plan was compiled for.
  package func make<Value>(
    _ thread: ThreadState, _ type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try make(thread, at: UnsafeMutableRawPointer(memory))
      return memory.move()
    }
  }
}

extension Unmanaged where Instance == Plan {
  /// Runs the plan, which is not retained: whoever calls holds it.
  @inlinable
  @inline(__always)
  package func make(
    _ thread: ThreadState, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    do {
      try _withUnsafeGuaranteedRef { try $0.make(thread, at: memory) }
    } catch {
      throw error as! Failure
    }
  }

  package func make<Value>(
    _ thread: ThreadState, _ type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    try takeUnretainedValue().make(thread, type)
  }
}

extension Unmanaged where Instance: Plan {
  /// The same plan as any other.
  var erased: Unmanaged<Plan> { Unmanaged<Plan>.fromOpaque(toOpaque()) }
}
