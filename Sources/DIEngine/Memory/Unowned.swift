/// A reference that doesn't keep its object alive: copies of it cost what copies of an address cost.
///
/// Frames, resolutions, plans and slots refer to each other thousands of times in a request, and none of them is the
/// reason why the other lives. Who makes an unowned reference names that reason:
///
/// - the plan of a component: its registry (`PlanTable`), which the request's scope retains;
/// - any other plan: the need that it was made for, or who holds it for a request (`PlanPlace`);
/// - a resolution's scope and view: the caller of the request;
/// - a frame's node: its object graph;
/// - a slot's scope and locks: the scope, which owns the slot.
///
/// A reference that is stored in a word of memory may own its object, too: `retaining(_:)` is ended by `take()` or
/// `release()`.
///
/// No other file of the engine uses `Unmanaged`.
@usableFromInline
package struct Unowned<Object: AnyObject> {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable
  package init(_ object: Object) { reference = .passUnretained(object) }

  /// - Parameter address: What `address` of a reference to an object of this type returned.
  @inlinable
  package init(address: UnsafeRawPointer) { reference = .fromOpaque(address) }

  @inlinable
  package var address: UnsafeMutableRawPointer { reference.toOpaque() }

  /// The object, which the caller now keeps alive.
  @inlinable
  package var object: Object { reference.takeUnretainedValue() }

  /// Calls a closure with the object, without counting: the object must live until the closure returns.
  @inlinable
  @inline(__always)
  package func with<Result, Thrown>(
    _ body: (Object) throws(Thrown) -> Result
  ) throws(Thrown) -> Result {
    do {
      return try reference._withUnsafeGuaranteedRef(body)
    } catch {
      throw error as! Thrown
    }
  }
}

// MARK: References that own their objects

extension Unowned {
  /// Returns a reference that keeps the object alive until `take()` or `release()`.
  @inlinable
  package static func retaining(_ object: Object) -> Unowned {
    _ = Unmanaged.passRetained(object)
    return Unowned(object)
  }

  /// Ends what `retaining(_:)` began: from now on only the caller keeps the object alive.
  @inlinable
  package func take() -> Object { reference.takeRetainedValue() }

  /// Ends what `retaining(_:)` began. The object's deinit may run code of the user.
  @inlinable
  package func release() { reference.release() }
}

extension Unowned: Sendable where Object: Sendable {}
