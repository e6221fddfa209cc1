/// A registry as switches know it, until it dies.
///
/// It is not held weakly, since each retain of something that is costs more from then on. It dies
/// under its own lock, so that it never waits for a switch which waits for that.
final class TraceConnection: @unchecked Sendable {
  // The lock of the registry.
  private let lock: FamilyLock
  private var registry: Unmanaged<Registry>?

  init(_ registry: Registry, _ lock: FamilyLock) {
    self.lock = lock
    self.registry = .passUnretained(registry)
  }

  /// Whether the registry is gone.
  var isOver: Bool { lock.locked { registry == nil } }

  /// Tells the registry something, unless it is gone.
  func withRegistry(_ body: (Registry) -> Void) {
    lock.locked { registry?._withUnsafeGuaranteedRef(body) }
  }

  /// Forgets the registry, which dies. It waits here while it is told something.
  func end() {
    lock.locked { registry = nil }
  }
}
