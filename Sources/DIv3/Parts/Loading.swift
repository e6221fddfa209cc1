internal import DIEngine

/// Which parts and frameworks were loaded into a graph, and which ones each thread is loading.
final class Loading: @unchecked Sendable {
  private let mutex = Mutex()
  private var loaded: Set<ObjectIdentifier> = []
  /// What each thread is loading, from the outermost to the innermost.
  private var origins: [UInt: [Origin]] = [:]

  /// Notes that something is loaded; false if it was before.
  func isFirst(_ loadable: AnyClass) -> Bool {
    mutex.locked { loaded.insert(ObjectIdentifier(loadable)).inserted }
  }

  /// What the calling thread is loading right now.
  var origin: Origin? {
    mutex.locked { origins.isEmpty ? nil : origins[thread]?.last }
  }

  /// Runs what loads something.
  func load(_ origin: Origin, _ body: () -> Void) {
    let thread = thread
    mutex.locked { origins[thread, default: []].append(origin) }
    body()
    mutex.locked {
      origins[thread]?.removeLast()
      if origins[thread]?.isEmpty == true { origins[thread] = nil }
    }
  }

  private var thread: UInt { UInt(bitPattern: currentThreadState()) }
}
