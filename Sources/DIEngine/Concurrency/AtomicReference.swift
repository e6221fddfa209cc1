internal import CDIEngine

/// A place for one object, which threads put in and take out without a lock.
final class AtomicReference<Object: AnyObject>: @unchecked Sendable {
  private let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  init() {
    place.initialize(to: nil)
  }

  deinit {
    _ = take()
    place.deallocate()
  }

  /// Takes the object out; nil if there is none.
  func take() -> Object? {
    di_exchange(place, nil).map { Unmanaged<Object>.fromOpaque($0).takeRetainedValue() }
  }

  /// Puts an object in, unless one is there.
  func offer(_ object: Object) {
    let offered = Unmanaged.passRetained(object)
    if di_replace_null(place, offered.toOpaque()) == 0 { offered.release() }
  }
}

/// A yes or no that any thread reads without a lock.
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
