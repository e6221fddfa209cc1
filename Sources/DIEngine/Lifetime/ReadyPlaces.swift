internal import CDIEngine

/// Where readers find the finished objects of one keeper without asking it: memory of cell plans.
///
/// Only for keepers that always give the object they were given last. Such a keeper withdraws after it
/// has dropped or replaced an object, before it returns.
package final class InstanceCache: @unchecked Sendable {
  private let mutex = Mutex()
  private var filled: Set<UnsafeMutablePointer<UnsafeMutableRawPointer?>> = []
  private var withdrawals = 0

  package init() {}

  /// How often objects were withdrawn; read before the keeper is asked, so that `publish` can tell whether
  /// it may still be what the keeper gave.
  var version: Int { mutex.locked { withdrawals } }

  /// Lets readers find an object, unless objects were withdrawn since `version`.
  ///
  /// - Parameter original: a place that shows the same object as another type, if it is the keeper's at all.
  func publish(
    _ box: AnyBox, at place: CachedInstance, _ version: Int, besides original: CachedInstance? = nil
  ) {
    guard let memory = place.storeMemory else { return }
    mutex.locked {
      guard version == withdrawals, memory.pointee == nil else { return }
      if let original, original.storeMemory?.pointee == nil { return }
      filled.insert(memory)
      di_store_release(memory, Unmanaged.passRetained(box).toOpaque())
    }
  }

  /// Lets readers find none of the objects any more, and lets go of them once nobody reads them.
  package func withdraw() {
    let boxes = mutex.locked {
      withdrawals += 1
      defer { filled = [] }
      return filled.compactMap { place in
        di_exchange(place, nil).map { Unmanaged<AnyBox>.fromOpaque($0).takeRetainedValue() }
      }
    }
    guard !boxes.isEmpty else { return }
    di_wait_for_readers()
    // Released here, without the lock: a deinit is user code.
    withExtendedLifetime(boxes) {}
  }

  /// Forgets places whose memory is about to go.
  func forget(_ memory: [UnsafeMutablePointer<UnsafeMutableRawPointer?>]) {
    mutex.locked { filled.subtract(memory) }
  }
}
