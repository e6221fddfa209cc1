/// A registry as switches know it, until it dies.
///
/// It is not held weakly, since each retain of something that is costs more from then on. It dies
/// under its own lock, so that it never waits for a switch which waits for that.
final class TraceConnection: @unchecked Sendable {
  // The lock of the registry.
  private let mutex: Mutex
  private var registry: Unmanaged<Registry>?

  init(_ registry: Registry, _ mutex: Mutex) {
    self.mutex = mutex
    self.registry = .passUnretained(registry)
  }

  /// Whether the registry is gone.
  var isOver: Bool { mutex.locked { registry == nil } }

  /// Tells the registry something, unless it is gone.
  func tell(_ body: (Registry) -> Void) {
    mutex.locked { registry?._withUnsafeGuaranteedRef(body) }
  }

  /// Forgets the registry, which dies. It waits here while it is told something.
  func end() {
    mutex.locked { registry = nil }
  }
}
