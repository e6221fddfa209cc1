/// Work that is prepared and can be done.
public struct Run {
  /// Does the work the given number of times.
  public let perform: (Int) -> Void
  /// Drops what the work has made.
  public let reset: () -> Void

  init(perform: @escaping (Int) -> Void, reset: @escaping () -> Void = {}) {
    self.perform = perform
    self.reset = reset
  }
}
