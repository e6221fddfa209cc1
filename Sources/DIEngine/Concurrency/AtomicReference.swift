internal import CDIEngine

/// A reference that threads store and take without a lock.
final class AtomicReference<Object: AnyObject>: @unchecked Sendable {
  private let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  init() {
    place.initialize(to: nil)
  }

  deinit {
    _ = take()
    place.deallocate()
  }

  /// The stored object, as long as no thread can take it.
  var value: Object? {
    di_load_acquire(place).map { Unowned<Object>(address: $0).object }
  }

  /// Takes the object and leaves nil; returns nil if there is none.
  func take() -> Object? {
    di_exchange(place, nil).map { Unowned<Object>(address: $0).take() }
  }

  /// Stores an object, unless one is already stored.
  func offer(_ object: Object) {
    let offered = Unowned.retaining(object)
    if di_replace_null(place, offered.address) == 0 { offered.release() }
  }
}

/// A Boolean that any thread reads and writes without a lock.
package final class Flag: @unchecked Sendable {
  private let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  package init() {
    place.initialize(to: nil)
  }

  deinit {
    place.deallocate()
  }

  package var isSet: Bool {
    get { di_load_acquire(place) != nil }
    set { di_store_release(place, newValue ? UnsafeMutableRawPointer(place) : nil) }
  }
}
