/// A work to time: a hand-written limit, or the same work done by a container.
public struct Work: Sendable {
  /// The number of times the work runs between two readings of the clock.
  public enum Pace: Sendable {
    /// Thousands of times.
    case loop
    /// Once; the objects are then released outside the measurement.
    case once
  }

  public let name: String
  public let pace: Pace
  /// The number of operations in one run.
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

  /// Creates a work that leaves nothing behind. `prepare` returns a function that does the work the
  /// given number of times.
  init(_ name: String, prepare: @escaping @Sendable () -> (Int) -> Void) {
    self.init(name) { Run(perform: prepare()) }
  }
}
