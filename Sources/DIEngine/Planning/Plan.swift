/// A request, compiled: what is left to do each time it is made.
///
/// The classes below say how; none of them is generic, so that a component costs no metadata of its own.
@usableFromInline
package class Plan {
  /// The cell that the request is about, where it is about one.
  package unowned(unsafe) let cell: CellPlan?
  /// Where the finished object can be read without a lock.
  @usableFromInline package let place: ReadyPlace
  /// The identity of the cell, read without touching it.
  let cellIdentity: UnsafeRawPointer?
  /// Whether requests from outside are to be told to the listener.
  let isWatched: Bool
  /// Whether a request by user code must first be checked for recursion.
  @usableFromInline package let needsAdmission: Bool

  init(_ cell: CellPlan?, _ place: ReadyPlace = .none, needsAdmission: Bool = false) {
    self.cell = cell
    // A request that is to be told of must not be answered on the short way.
    isWatched = cell?.isWatched ?? false
    self.place = isWatched ? .none : place
    cellIdentity = (cell?.cell).map {
      UnsafeRawPointer(Unmanaged<Cell>.passUnretained($0).toOpaque())
    }
    self.needsAdmission = needsAdmission
  }

  /// Makes what is asked for.
  ///
  /// - Parameter type: the static type that the plan was compiled for; a class may also be asked for as
  ///   `AnyObject`, which is the same in memory.
  @usableFromInline
  package func make<Value>(_ thread: ThreadState, _ type: Value.Type) throws(Failure) -> Value {
    preconditionFailure("A plan that only says which component is meant is not run.")
  }
}

extension Plan {
  /// Makes what is asked for, as the type that is wanted here.
  package func make<Value>(_ thread: ThreadState) throws(Failure) -> Value {
    try make(thread, Value.self)
  }
}

extension Unmanaged where Instance == Plan {
  /// Runs the plan, which is not retained: whoever calls holds it.
  @inlinable
  @inline(__always)
  package func make<Value>(
    _ thread: ThreadState, _ type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    do {
      return try _withUnsafeGuaranteedRef { try $0.make(thread, type) }
    } catch {
      throw error as! Failure
    }
  }
}

extension Unmanaged where Instance: Plan {
  /// The same plan as any other.
  var erased: Unmanaged<Plan> { Unmanaged<Plan>.fromOpaque(toOpaque()) }
}
