internal import DIEngine

/// The state that each registration in a graph reads: the part or framework that its thread is loading,
/// and whether registrations are reported.
final class Loading: @unchecked Sendable {
  private let mutex = Mutex()
  private var isPrepared = false
  private var loaded: Set<ObjectIdentifier> = []
  // Each registration reads these under the lock, so the checks for overlapping accesses are off.
  /// The sources that each thread is loading, from the outermost to the innermost.
  @exclusivity(unchecked) private var origins: [UInt: [RegistrationSource]] = [:]
  @exclusivity(unchecked) private var isFollowed = false

  /// Prepares an engine once, for whichever of its containers comes first. Threads that arrive at the same
  /// time all prepare it, so that none continues with an engine that is not ready.
  func prepareOnce(_ prepare: () -> Void) {
    guard !mutex.locked({ isPrepared }) else { return }
    prepare()
    mutex.locked { isPrepared = true }
  }

  /// Marks a part or framework as loaded; returns whether it was not loaded before.
  func isFirst(_ loadable: AnyClass) -> Bool {
    mutex.locked { loaded.insert(ObjectIdentifier(loadable)).inserted }
  }

  /// The source that the calling thread is loading.
  var origin: RegistrationSource? { circumstances.origin }

  /// The source that the calling thread is loading, and whether registrations are reported.
  // One lock for both, so that the second costs nothing.
  var circumstances: (origin: RegistrationSource?, isFollowed: Bool) {
    mutex.locked { (origins.isEmpty ? nil : origins[thread]?.last, isFollowed) }
  }

  /// Sets whether registrations are reported.
  func follow(_ isFollowed: Bool) {
    mutex.locked { self.isFollowed = isFollowed }
  }

  /// Runs a closure that loads a source.
  func load(_ origin: RegistrationSource, _ body: () -> Void) {
    let thread = thread
    mutex.locked { origins[thread, default: []].append(origin) }
    body()
    mutex.locked {
      origins[thread]?.removeLast()
      if origins[thread]?.isEmpty == true { origins[thread] = nil }
    }
  }

  private var thread: UInt { UInt(bitPattern: ResolutionContext.current.state) }
}
