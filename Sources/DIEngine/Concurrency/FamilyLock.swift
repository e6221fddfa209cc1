/// The lock of a registry and of those above and below it.
///
/// It is recursive, since a step may be compiled while a plan is. No code of the user runs under it:
/// what is let go of under the lock is released after it.
final class FamilyLock: @unchecked Sendable {
  let mutex = Mutex(.registry, recursive: true)
  /// Guards who is told what resolutions went on after: asked for while resolutions run.
  let listening = Mutex()
  // Read at each registration, and so not checked for overlapping accesses beside the lock.
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

  /// Keeps something until the lock is given back. Called under the lock.
  func discard(_ objects: [AnyObject]) {
    discarded += objects
  }
}
