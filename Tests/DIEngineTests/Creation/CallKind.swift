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
  /// A request of a task that a closure of the task before has started. It may begin while that closure is
  /// suspended, or never; the closure doesn't return before the request has ended.
  case child
  /// The same, but a synchronous request with synchronous closures, on a thread that other tasks may need. It keeps
  /// the session while it waits.
  case innerChild
  /// A synchronous request on the main thread, which tasks may need, and which does what others need it for while it
  /// waits for them. It begins when the main thread is free.
  case main
  /// Cleans the slots that it names, one after the other.
  case cleaner
  /// Cancels the task of the first or second call, if that waits for an object.
  case canceller
  /// Ends the owner of all objects.
  case ender
  /// Ends two owners, one above the other; the lower one keeps the object that the call names.
  case ownersEnder
  /// Ends the owner of all objects, and waits for none that is being made: its time is over at once.
  case hurriedEnder

  var isEnder: Bool { rawValue >= Self.ender.rawValue }

  /// Whether a closure of another call's task has started the task.
  var isChild: Bool { self == .child || self == .innerChild }

  /// Whether synchronous code of a task makes the request.
  var isInner: Bool { self == .inner || self == .innerChild }

  var isAsynchronous: Bool { maySuspend || isInner }

  /// Whether closures may suspend.
  var maySuspend: Bool { self == .task || self == .child }

  /// Whether a thread makes the request that tasks may need.
  var isBlockingThread: Bool { self == .blocking || self == .main }

  /// Whether a wait blocks a thread that tasks may need.
  var isBlocking: Bool { isBlockingThread || isInner }
}

extension CreationProgram {
  /// Returns the kind of a call.
  func kind(_ index: Int) -> CallKind { kinds.isEmpty ? .thread : kinds[index] }

  /// Returns a number that is equal for calls that may change places.
  func role(_ index: Int) -> Int {
    let isParent = kinds.indices.contains(index + 1) && parent(index + 1) == index
    return kind(index).rawValue + (isParent ? 100 : 0)
  }

  /// Returns the call whose closure starts the task of another call, if one does.
  func parent(_ index: Int) -> Int? {
    kind(index).isChild ? (0..<index).last { kind($0) == .task } : nil
  }
}
