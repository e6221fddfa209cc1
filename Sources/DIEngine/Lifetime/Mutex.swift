internal import CDIEngine

/// A lock for a few lines that call no user code.
package final class Mutex: @unchecked Sendable {
  private let mutex: OpaquePointer

  package init(recursive: Bool = false) {
    mutex = di_mutex_create(recursive ? 1 : 0)
  }

  deinit {
    di_mutex_destroy(mutex)
  }

  package func lock() {
    di_mutex_lock(mutex)
  }

  package func unlock() {
    di_mutex_unlock(mutex)
  }

  /// Hands the mutex of the system to a function of the system.
  func give(_ body: (OpaquePointer) -> Void) {
    body(mutex)
  }

  package func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
