/// The lock of a registry and of its parent and child registries.
///
/// It is recursive, since member injections may be compiled while a plan is compiled. No user code runs under
/// it: objects discarded under the lock are released after it.
final class FamilyLock: @unchecked Sendable {
  let mutex = Mutex(.registry, recursive: true)
  /// Guards the listener, which running resolutions read.
  let listening = Mutex()
  // Each registration uses these, so they have no dynamic exclusivity checks. The lock guards them.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var discarded: [AnyObject] = []

  func locked<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    mutex.lock()
    depth += 1
    defer { leave() }
    return try body()
  }

  private func leave() {
    depth -= 1
    guard depth == 0, !discarded.isEmpty else { return mutex.unlock() }
    var released: [AnyObject] = []
    swap(&released, &discarded)
    mutex.unlock()
    withExtendedLifetime(released) {}
  }

  /// Retains objects until the lock is released. The caller holds the lock.
  func discard(_ objects: [AnyObject]) {
    discarded += objects
  }
}
