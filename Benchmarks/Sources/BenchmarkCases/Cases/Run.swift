/// A prepared work.
public struct Run {
  /// Does the work the given number of times.
  public let perform: (Int) -> Void
  /// Releases the objects that the work created.
  public let reset: () -> Void

  init(perform: @escaping (Int) -> Void, reset: @escaping () -> Void = {}) {
    self.perform = perform
    self.reset = reset
  }
}
