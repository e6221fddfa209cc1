internal import CDIEngine

/// The places at which readers find the finished instances of one instance store without calling it:
/// memory of component plans.
///
/// Only for stores that always return the instance saved last. After such a store has dropped or
/// replaced an instance, it must call `withdraw()` before it returns.
package final class InstanceCache: Sendable {
  private struct State {
    var filled: Set<UnsafeMutablePointer<UnsafeMutableRawPointer?>> = []
    var withdrawals = 0
  }

  private let state = Guarded(State())

  package init() {}

  /// The number of withdrawals. Read it before calling the store, so that `publish` can detect whether
  /// the instance may be outdated.
  package var version: Int { state.locked { $0.withdrawals } }

  /// Publishes an instance to readers, unless instances were withdrawn since `version`.
  ///
  /// - Parameter original: A place with the same instance as another type, if the instance is the
  ///   store's at all.
  package func publish(
    _ box: AnyBox, at place: ReadPlace, _ version: Int, besides original: ReadPlace? = nil
  ) {
    guard let memory = place.storeMemory else { return }
    state.locked { state in
      guard version == state.withdrawals, memory.pointee == nil else { return }
      if let original, original.storeMemory?.pointee == nil { return }
      state.filled.insert(memory)
      di_store_release(memory, Unowned.retaining(box).address)
    }
  }

  /// Withdraws all instances from readers, and releases them when no reader uses them any more.
  package func withdraw() {
    let boxes = state.locked { state in
      state.withdrawals += 1
      defer { state.filled = [] }
      return state.filled.compactMap { place in
        di_exchange(place, nil).map { Unowned<AnyBox>(address: $0).take() }
      }
    }
    guard !boxes.isEmpty else { return }
    di_wait_for_readers()
    // Released outside the lock: a deinit is user code.
    withExtendedLifetime(boxes) {}
  }

  /// Removes places whose memory is about to be freed.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    state.locked { $0.filled.subtract(memory) }
  }
}

extension Scope {
  /// Whether there is a finished instance at a place. The next moment it may be gone, unless it is permanent.
  func hasFinished(_ place: ReadPlace) -> Bool {
    let reader = di_begin_reading(ResolutionContext.current.state)
    defer { di_end_reading(reader) }
    return place.find(self) != nil
  }
}
