/// Lets one resolution at a time make shared objects.
///
/// A resolution that finds a shared object not made yet enters; it leaves as soon as the object
/// and all that it reaches are finished. The thread that is inside may enter again, so that user
/// code can come back to the container; so may the main thread, where it works for that one. Nobody
/// waits here for an object that is finished.
enum SlotGate {
  private static let gate = LendableLock()

  static func enter(_ run: UnsafeMutablePointer<Run>) {
    gate.lock()
    run.pointee.holds += 1
  }

  static func leave(_ run: UnsafeMutablePointer<Run>) {
    run.pointee.holds -= 1
    gate.unlock()
  }

  static func leaveAll(_ run: UnsafeMutablePointer<Run>) {
    while run.pointee.holds > 0 { leave(run) }
  }

  /// Runs something inside on behalf of no resolution.
  static func inside<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    gate.lock()
    defer { gate.unlock() }
    return try body()
  }

  /// Lets a main thread that waits here do an errand of the resolution that is inside.
  static func lending<Result>(_ errand: MainThreadErrand, _ body: () -> Result) -> Result {
    gate.lending(errand, body)
  }
}

/// Runs the making of something that is made once and then shared, but kept outside of the engine.
///
/// It enters where shared objects are made, so that neither waits for the other in a circle. The
/// thread that is inside may come back.
package func makingShared<Result>(_ body: () -> Result) -> Result {
  SlotGate.inside(body)
}
