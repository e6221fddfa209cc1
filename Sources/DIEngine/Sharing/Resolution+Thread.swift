internal import CDIEngine

extension Resolution {
  /// The resolution of the thread's work, if it made shared objects already.
  static func existing(_ thread: ThreadState) -> Resolution? {
    held(thread)?.takeUnretainedValue()
  }

  /// The same, which the thread holds until it ends.
  static func held(_ thread: ThreadState) -> Unmanaged<Resolution>? {
    guard let address = principal(of: thread).pointee.resolution else { return nil }
    return .fromOpaque(address)
  }

  /// The resolution of the thread's work, begun if there is none. It ends with the outermost request.
  static func current(_ thread: ThreadState) -> Resolution {
    if let resolution = existing(thread) { return resolution }
    let resolution = Resolution()
    resolution.enter(thread)
    return resolution
  }

  /// Puts the resolution on a thread that has none.
  func enter(_ thread: ThreadState) {
    principal(of: thread).pointee.resolution = Unmanaged.passRetained(self).toOpaque()
  }

  /// Takes the resolution off its thread, which still holds it until `release()`.
  func leave(_ thread: ThreadState) {
    principal(of: thread).pointee.resolution = nil
  }

  /// Gives up the reference of the thread that it was on.
  func release() {
    Unmanaged.passUnretained(self).release()
  }
}
