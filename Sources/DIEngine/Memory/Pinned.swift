/// A value on the heap, at an address that stays the same: for what runs after the call that made it, or while its
/// task is suspended.
package final class Pinned<Value> {
  /// The address of the value, valid as long as this object lives.
  package let address = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  package init(_ value: Value) { address.initialize(to: value) }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }
}
