import DIEngine

/// A call without a thread: it stands somewhere between two calls of the engine.
final class VirtualCall {
  enum State: UInt8 {
    /// Code of the user runs.
    case running
    /// An error is on its way out of the code of the innermost object.
    case throwing
    case waiting
    /// All is done but to wait for what was borrowed.
    case barrier
    /// The rules let it return.
    case leaving
    /// The objects whose injections wait fail, one after the other.
    case withdrawing
    case returned
    case failed
  }

  enum Code: UInt8 {
    case initializer
    /// Injections of an object that was shown.
    case shown
    /// Injections that waited.
    case queued
  }

  struct Frame {
    let object: VirtualObject
    var code: Code
    /// The number of the next object that the code needs.
    var next = 0
  }

  let index: Int
  let needs: [Int]
  private(set) var me: Creator
  /// Tells the resolution from others, even when the call holds it no longer.
  let identity: ObjectIdentifier
  /// What the requests of the call are made of. It holds them until it ends.
  var containers: [VirtualContainer] = []
  var state = State.running
  var next = 0
  var results: [VirtualObject] = []
  var frames: [Frame] = []
  var queue: [VirtualObject] = []
  /// The slot that is waited for.
  var wanted = -1
  var borrowed: [VirtualObject] = []
  /// Whether its own code failed, rather than an injection.
  var rootFailed = false
  /// Whether the call ends with an error.
  var hasFailed = false

  init(_ index: Int, _ needs: [Int]) {
    self.index = index
    self.needs = needs
    let me = Creator()
    self.me = me
    identity = ObjectIdentifier(me)
  }

  var hasEnded: Bool { state == .returned || state == .failed }

  /// Lets go of what a call holds no longer than until it ends.
  func leave() {
    me = Creator()
    me.isRunning = false
    containers = []
  }

  /// Whether code of the user may run.
  var runsUserCode: Bool { state == .running || state == .throwing }

  /// The code that runs gets an object, or goes on without one.
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

  /// What the code of the call may touch.
  var reach: [VirtualObject] {
    VirtualObject.reach(of: results + frames.map(\.object))
  }
}
