/// A cursor over the addresses of the values for a factory or member injection, in order; nil for a missing
/// value.
@usableFromInline
package typealias DependencyValues = UnsafeMutablePointer<UnsafeMutableRawPointer?>

/// Moves the next value out of its memory and advances the cursor.
@inlinable
@inline(__always)
package func take<Value>(_ needs: inout DependencyValues, _ type: Value.Type) -> Value {
  let value = needs.pointee.unsafelyUnwrapped.assumingMemoryBound(to: type).move()
  needs += 1
  return value
}

/// Moves all values out of their memory, where they lie as the elements of a tuple.
///
/// One tuple instead of a pack of calls of `take(_:_:)`: the optimizer then passes the values on without counting
/// references. But it would copy existential values, see `areWords(_:_:)`. None of the values may be missing.
@inlinable
@inline(__always)
package func takeAll<each Value>(_ needs: DependencyValues) -> (repeat each Value) {
  // Without values there is no address, and nothing to read.
  let memory =
    MemoryLayout<(repeat each Value)>.size == 0
    ? UnsafeMutableRawPointer(needs) : needs.pointee.unsafelyUnwrapped
  return memory.assumingMemoryBound(to: (repeat each Value).self).move()
}

/// Whether the elements of a tuple are little more than words, so that none of them is an existential value. Known when
/// a client is compiled.
///
/// - Parameter pointers: The type of a tuple of as many pointers.
@inlinable
@inline(__always)
package func areWords<Values, Pointers>(_ values: Values.Type, _ pointers: Pointers.Type) -> Bool {
  MemoryLayout<Values>.size < MemoryLayout<Pointers>.size + MemoryLayout<Any>.size
}

/// Moves the next value out of its memory and advances the cursor.
///
/// The engine doesn't use the value any more, so the closure may receive it on another actor. A shared instance
/// that isn't Sendable is what the user makes it: the types of asynchronous closures say nothing about it.
@inlinable
@inline(__always)
package func send<Value>(_ needs: inout DependencyValues, _ type: Value.Type) -> sending Value {
  nonisolated(unsafe) let value = take(&needs, type)
  return value
}

/// Returns the object of a box for a closure on another actor.
@inlinable
@inline(__always)
package func send<Value>(_ box: AnyBox, _ type: Value.Type) -> sending Value {
  nonisolated(unsafe) let value = box.value(as: type)
  return value
}
