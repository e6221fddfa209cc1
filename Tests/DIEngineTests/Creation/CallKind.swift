/// Where the code of a call runs, and whether it may be suspended.
enum CallKind: Int {
  /// A synchronous request on a thread that no task needs.
  case thread
  /// An asynchronous request: each of its closures may suspend between its requests.
  case task
  /// A synchronous request on a thread that tasks may need.
  case blocking
  /// An asynchronous request whose closures are synchronous and make synchronous requests, on a thread
  /// that other tasks may need.
  case inner

  var isAsynchronous: Bool { self == .task || self == .inner }

  /// Whether a wait blocks a thread that tasks may need.
  var isBlocking: Bool { self == .blocking || self == .inner }
}

extension CreationProgram {
  /// Returns the kind of a call.
  func kind(_ index: Int) -> CallKind { kinds.isEmpty ? .thread : kinds[index] }
}
