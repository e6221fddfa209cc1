internal import CDIEngine

/// Lets threads wait until something that a mutex guards has changed.
final class Condition: @unchecked Sendable {
  private let condition: OpaquePointer

  init() {
    condition = di_condition_create()
  }

  deinit {
    di_condition_destroy(condition)
  }

  /// Gives the mutex back until somebody broadcasts, and takes it again.
  func wait(_ mutex: Mutex) {
    mutex.give { di_condition_wait(condition, $0) }
  }

  /// As `wait(_:)`, but no longer than a time, and perhaps shorter.
  func wait(_ mutex: Mutex, atMost seconds: Double) {
    mutex.give { di_condition_wait_at_most(condition, $0, UInt64(seconds * 1_000_000_000)) }
  }

  func broadcast() {
    di_condition_broadcast(condition)
  }
}
