internal import DIEngine

/// The failures behind the most recent errors `DIError.typeNotFound`, whose values can't carry them.
///
/// An error is found by its identity: the values of an indirect enumeration lie in a box, which all copies of
/// the error share. An error that user code creates has a box of its own, and so no failure. Each entry
/// retains its error, so that no other one can have the same box.
final class RecentFailures: Sendable {
  static let shared = RecentFailures()

  private static let capacity = 256

  private struct Entry {
    let error: DIError
    /// Without its registry, which it would keep alive.
    let failure: Failure
    weak var registry: (any KnownComponents)?

    func isFor(_ other: DIError) -> Bool {
      withUnsafeBytes(of: error) { own in
        withUnsafeBytes(of: other) { own.elementsEqual($0) }
      }
    }
  }

  private struct Ring {
    var entries: [Entry] = []
    var next = 0
  }

  private let ring = Guarded(Ring())

  /// Keeps the failure until 256 further ones were added. It keeps no container alive.
  func add(_ failure: Failure, for error: DIError) {
    let entry = Entry(
      error: error, failure: failure.with(nil), registry: failure.circumstances.registry)
    let replaced: Entry? = ring.locked { ring in
      guard ring.entries.count == Self.capacity else {
        ring.entries.append(entry)
        return nil
      }
      defer { ring.next = (ring.next + 1) % Self.capacity }
      let replaced = ring.entries[ring.next]
      ring.entries[ring.next] = entry
      return replaced
    }
    // Released outside the lock.
    withExtendedLifetime(replaced) {}
  }

  /// Returns the failure behind an error; nil for an error that user code created, or that is too old.
  func failure(of error: DIError) -> Failure? {
    let entry = ring.locked { ring in ring.entries.last { $0.isFor(error) } }
    // Retains the registry outside the lock: this may become the last reference.
    return entry.map { $0.failure.with($0.registry) }
  }
}
