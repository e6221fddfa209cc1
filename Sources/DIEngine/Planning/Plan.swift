/// A request, compiled: what is left to do each time it is made.
@usableFromInline
package class AnyPlan {
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

  @usableFromInline
  package init(_ cell: CellPlan?, _ place: ReadyPlace, needsAdmission: Bool) {
    self.cell = cell
    // A request that is to be told of must not be answered on the short way.
    isWatched = cell?.isWatched ?? false
    self.place = isWatched ? .none : place
    cellIdentity = (cell?.cell).map {
      UnsafeRawPointer(Unmanaged<Cell>.passUnretained($0).toOpaque())
    }
    self.needsAdmission = needsAdmission
  }
}

/// A compiled request for a type: its closure calls the closures of its dependencies.
@usableFromInline
package final class Plan<Value>: AnyPlan {
  @usableFromInline package let make: (ThreadState) throws(Failure) -> Value

  @inlinable
  package init(
    _ cell: CellPlan?, _ place: ReadyPlace = .none, needsAdmission: Bool = false,
    _ make: @escaping (ThreadState) throws(Failure) -> Value
  ) {
    self.make = make
    super.init(cell, place, needsAdmission: needsAdmission)
  }
}

/// Makes a dependency. Neither the plan nor its closure is retained: the caller's plan holds them.
@inlinable
@inline(__always)
package func make<Value>(
  _ plan: Unmanaged<Plan<Value>>, _ thread: ThreadState
) throws(Failure) -> Value {
  do {
    return try plan._withUnsafeGuaranteedRef { try $0.make(thread) }
  } catch {
    throw error as! Failure
  }
}

extension Unmanaged where Instance == AnyPlan {
  /// Runs the plan of a request for a type. The registry holds the plan meanwhile.
  @inlinable
  @inline(__always)
  func make<Value>(_ thread: ThreadState, _ type: Value.Type) throws(Failure) -> Value {
    do {
      return try _withUnsafeGuaranteedRef {
        try unsafeDowncast($0, to: Plan<Value>.self).make(thread)
      }
    } catch {
      throw error as! Failure
    }
  }
}

extension Unmanaged where Instance: AnyPlan {
  /// The same plan without its type.
  var erased: Unmanaged<AnyPlan> { Unmanaged<AnyPlan>.fromOpaque(toOpaque()) }
}

/// The plan of a component's own type where its objects are kept.
@inlinable
package func keptPlan<Impl>(_ cell: CellPlan, of type: Impl.Type) -> Plan<Impl> {
  let unmanaged = Unmanaged.passUnretained(cell)
  guard cell.isReadable else {
    return Plan<Impl>(cell) { (thread) throws(Failure) -> Impl in
      let box = try obtain(unmanaged, thread)
      return unsafeDowncast(box, to: Box<Impl>.self).value
    }
  }
  let place = cell.place(as: type)
  return Plan<Impl>(cell, place) { (thread) throws(Failure) -> Impl in
    if let ready = place.load(thread, Impl.self) { return ready }
    return unsafeDowncast(try obtain(unmanaged, at: place, thread), to: Box<Impl>.self).value
  }
}
