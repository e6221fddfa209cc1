internal import CDIEngine

extension Creator {
  /// The resolution of the thread's work, if it made shared objects already.
  static func existing(_ thread: ThreadState) -> Creator? {
    held(thread)?.takeUnretainedValue()
  }

  /// The same, which the thread holds until it ends.
  static func held(_ thread: ThreadState) -> Unmanaged<Creator>? {
    guard let address = principal(of: thread).pointee.creator else { return nil }
    return .fromOpaque(address)
  }

  /// The resolution of the thread's work, begun if there is none. It ends with the outermost request.
  static func current(_ thread: ThreadState) -> Creator {
    if let creator = existing(thread) { return creator }
    let creator = Creator()
    creator.enter(thread)
    return creator
  }

  /// Puts the resolution on a thread that has none.
  func enter(_ thread: ThreadState) {
    principal(of: thread).pointee.creator = Unmanaged.passRetained(self).toOpaque()
  }

  /// Takes the resolution off its thread, which still holds it until `release()`.
  func leave(_ thread: ThreadState) {
    principal(of: thread).pointee.creator = nil
  }

  /// Gives up the reference of the thread that it was on.
  func release() {
    Unmanaged.passUnretained(self).release()
  }
}
