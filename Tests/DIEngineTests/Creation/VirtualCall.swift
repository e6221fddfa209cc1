import DIEngine

/// What the tasks of an asynchronous request share: one at a time runs code.
final class VirtualSession {
  let session = AsyncSession()
  /// The call that holds the session.
  var holder: Int?
}

/// A call without a thread, positioned between two calls of the engine.
final class VirtualCall {
  enum State: UInt8 {
    /// User code runs.
    case running
    /// An error propagates from the code of the innermost object.
    case throwing
    case waiting
    /// Everything is done except waiting for borrowed objects.
    case barrier
    /// The task is in a closure that may suspend, and no code of the closure runs.
    case suspended
    /// The task is back from such a closure, and waits until a borrower's code has run.
    case returning
    /// The task waits for an attempt of another call, and makes nothing that others may need.
    case aside
    /// The task waits until it gets its session.
    case awaiting
    /// The task has not been started.
    case unborn
    /// The code of the innermost object is on its way to the main thread.
    case hopping
    /// A task is on its way back from the main thread.
    case comingBack
    /// The rules allow the call to return.
    case leaving
    /// The objects with deferred injections fail, one after the other.
    case withdrawing
    case returned
    case failed
  }

  enum Code: UInt8 {
    case initializer
    /// Injections of an object that others can see.
    case shown
    /// Deferred injections.
    case queued
  }

  struct Frame {
    let object: VirtualObject
    var code: Code
    /// The index of the next object that the code needs.
    var next = 0
    /// Whether a task that the code has started fails, and with it the code.
    var isDoomed = false
    /// Whether the code has run on the main thread, and is back.
    var wasOnMain = false
  }

  let index: Int
  let needs: [Int]
  let kind: CallKind
  private(set) var me: Creator
  /// Identifies the creator, even after the call has released it.
  let identity: ObjectIdentifier
  /// The containers of the call's requests. The call retains them until it ends.
  var containers: [VirtualContainer] = []
  var state = State.running
  var next = 0
  var results: [VirtualObject] = []
  var frames: [Frame] = []
  var queue: [VirtualObject] = []
  /// The slot for which the call waits.
  var wanted = -1
  var borrowed: [VirtualObject] = []
  /// The number of frames of the code that runs on the main thread, if the call has hopped there.
  var mainDepth: Int?
  /// The state in which a suspended task continues.
  var suspendedState = State.running
  /// Whether the task has been suspended since its last call of the engine.
  var isBack = false
  /// What the tasks of a request share.
  let session: VirtualSession
  /// The call whose closure starts the task.
  let parent: VirtualCall?
  /// The number of that call's frames when the task was started.
  var depth = 0
  /// The state in which the task continues with its session.
  var stateWithSession = State.running
  /// The object for which the task waits aside.
  var awaited: VirtualObject?
  /// Whether the call's own code failed, rather than an injection.
  var rootFailed = false
  /// Whether the call ends with an error.
  var hasFailed = false

  init(_ index: Int, _ needs: [Int], _ kind: CallKind, _ parent: VirtualCall?) {
    self.index = index
    self.needs = needs
    self.kind = kind
    self.parent = parent
    session = parent?.session ?? VirtualSession()
    let me = Creator()
    if kind.isAsynchronous { me.session = session.session }
    self.me = me
    identity = ObjectIdentifier(me)
    if parent != nil {
      state = .unborn
    } else {
      session.holder = index
    }
  }

  var hasEnded: Bool { state == .returned || state == .failed }

  /// Releases everything that a call retains only until its end.
  func leave() {
    me = Creator()
    me.isRunning = false
    containers = []
  }

  /// Whether the call waits until a change wakes it.
  var isAsleep: Bool {
    state == .waiting || state == .barrier || state == .returning
  }

  /// Whether the call's code runs on the main thread.
  var isOnMain: Bool { kind == .main || mainDepth != nil }

  /// Whether the code that runs may suspend.
  var maySuspend: Bool { kind.maySuspend && mainDepth == nil }

  /// Whether synchronous code of a task runs.
  var isInner: Bool { kind.isInner || kind.isAsynchronous && mainDepth != nil }

  /// Whether a wait blocks a thread that tasks may need.
  var isBlocking: Bool { kind.isBlocking || isOnMain }

  /// Whether a closure of the user is running, or would be if it were not suspended.
  var isInClosure: Bool { !frames.isEmpty || (next > 0 && next < needs.count) }

  /// Whether the call's task has no thread: it is in a closure that may suspend, or waits. The main thread waits for a
  /// task that is on the way to it, or back.
  func isOffThread(for waiter: VirtualCall) -> Bool {
    switch state {
    case .suspended, .returning: return true
    case .waiting: return maySuspend && !waiter.isOnMain
    case .awaiting: return kind.maySuspend
    case .hopping, .comingBack:
      return kind.maySuspend && !(waiter.isOnMain && !me.isLent)
    default: return false
    }
  }

  /// Whether code of the call runs, of the user or of the engine.
  var isOnThread: Bool {
    runsUserCode || state == .withdrawing || state == .leaving
  }

  /// Whether the call's wait blocks a thread that tasks may need. An asynchronous request doesn't block a
  /// thread at its end.
  var isBlocked: Bool {
    isBlocking && (state == .waiting || state == .awaiting)
      || kind.isBlockingThread && state == .barrier
  }

  /// Whether user code may run.
  var runsUserCode: Bool { state == .running || state == .throwing }

  /// Passes an object to the running code, or `nil` if it continues without one.
  func receive(_ object: VirtualObject?) {
    if frames.isEmpty {
      next += 1
      if let object { results.append(object) }
    } else {
      let last = frames.count - 1
      frames[last].next += 1
      if let object { frames[last].object.receive(object) }
    }
  }

  /// The objects that the code of the call may access.
  var reach: [VirtualObject] {
    VirtualObject.reach(of: results + frames.map(\.object))
  }
}
