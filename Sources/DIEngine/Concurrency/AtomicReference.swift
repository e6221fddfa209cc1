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
    di_load_acquire(place).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes the object and leaves nil; returns nil if there is none.
  func take() -> Object? {
    di_exchange(place, nil).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
  }

  /// Stores an object, unless one is already stored.
  func offer(_ object: Object) {
    let offered = Unmanaged.passRetained(object)
    if di_replace_null(place, offered.toOpaque()) == 0 { offered.release() }
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
