internal import CDIEngine

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
