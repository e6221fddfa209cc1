internal import DIEngine

/// What each registration of a graph looks at: what its thread is loading, and whether it is to be
/// told.
final class Loading: @unchecked Sendable {
  private let mutex = Mutex()
  private var isPrepared = false
  private var loaded: Set<ObjectIdentifier> = []
  // Read at each registration, and so not checked for overlapping accesses beside the lock.
  /// What each thread is loading, from the outermost to the innermost.
  @exclusivity(unchecked) private var origins: [UInt: [RegistrationSource]] = [:]
  @exclusivity(unchecked) private var isFollowed = false

  /// Does what an engine needs once, whichever container of it comes first. Threads that come at the same
  /// time all do it: none goes on with an engine that is not ready.
  func prepareOnce(_ prepare: () -> Void) {
    guard !mutex.locked({ isPrepared }) else { return }
    prepare()
    mutex.locked { isPrepared = true }
  }

  /// Notes that something is loaded; false if it was before.
  func isFirst(_ loadable: AnyClass) -> Bool {
    mutex.locked { loaded.insert(ObjectIdentifier(loadable)).inserted }
  }

  /// What the calling thread is loading right now.
  var origin: RegistrationSource? { circumstances.origin }

  /// What the calling thread is loading right now, and whether somebody is told of registrations.
  // Both at once, so that the second costs nothing.
  var circumstances: (origin: RegistrationSource?, isFollowed: Bool) {
    mutex.locked { (origins.isEmpty ? nil : origins[thread]?.last, isFollowed) }
  }

  /// Notes whether somebody is told of registrations.
  func follow(_ isFollowed: Bool) {
    mutex.locked { self.isFollowed = isFollowed }
  }

  /// Runs what loads something.
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
