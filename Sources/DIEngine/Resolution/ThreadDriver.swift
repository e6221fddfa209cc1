// How a thread, or synchronous code of a task, takes part in the making of shared objects: it blocks where it must wait.

extension ResolutionContext {
  /// Begins a call, and lets it go on until it is over: blocks where it must wait.
  ///
  /// - Parameter begin: Begins the call, or makes its value at once.
  @inline(__always)
  func run(_ begin: (ResolutionContext) throws(Failure) -> Progress) throws(Failure) {
    let (floor, before) = (call, maySuspend)
    maySuspend = false
    defer { maySuspend = before }
    var progress = try advance(to: floor, begin)
    while progress == .wait {
      let me = currentMember()
      let outcome = me.room.block(me, me.wait.unsafelyUnwrapped)
      branch?.takeOver()
      progress = try advance(to: floor, after: .outcome(outcome))
    }
  }

  /// Begins a call that makes a value, and returns the value: blocks where it must wait.
  func made<Value>(
    _ type: Value.Type,
    _ begin: (ResolutionContext, UnsafeMutableRawPointer) throws(Failure) -> Progress
  ) throws(Failure) -> Value {
    try withUnsafeTemporaryAllocation(of: type, capacity: 1) {
      (buffer) throws(Failure) -> Value in
      let memory = buffer.baseAddress.unsafelyUnwrapped
      try run { (context) throws(Failure) in try begin(context, UnsafeMutableRawPointer(memory)) }
      return memory.move()
    }
  }
}
