/// Work that can be timed: a hand-written limit, or the same work done by a container.
public struct Work: Sendable {
  /// How often the work is done between two readings of the clock.
  public enum Pace: Sendable {
    /// Thousands of times.
    case loop
    /// Many thousands of times, because starting costs something itself.
    case longLoop
    /// Once; then what it made is dropped, unmeasured.
    case once
  }

  public let name: String
  public let pace: Pace
  /// How many operations one run counts for.
  public let operations: Int
  public let prepare: @Sendable () -> Run

  init(
    _ name: String,
    pace: Pace = .loop,
    operations: Int = 1,
    prepare: @escaping @Sendable () -> Run
  ) {
    self.name = name
    self.pace = pace
    self.operations = operations
    self.prepare = prepare
  }

  /// Work that leaves nothing behind: `prepare` gives what does it the number of times it is told.
  init(_ name: String, prepare: @escaping @Sendable () -> (Int) -> Void) {
    self.init(name) { Run(perform: prepare()) }
  }
}
