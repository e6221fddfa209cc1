internal import DIEngine

// A recursion of synchronous requests ends where the thread's stack has no room left. Asynchronous functions lie on
// the heap, so that a recursion of asynchronous requests would take all memory.

extension TaskBranch {
  /// How many requests of closures may wait within each other.
  private static var mostRequests: Int { 10_000 }
  /// How many resolutions of different containers may wait within each other: each position keeps the states of all.
  private static var mostResolutions: Int { 1_000 }

  /// Returns the failure of the task's request for a type if it is nested too deeply in others; otherwise nil.
  @inline(__always)
  func nestingFailure(of type: any Any.Type) -> Failure? {
    // There are at most as many resolutions as requests.
    nesting > Self.mostResolutions && isNestedTooDeeply
      ? context.failureOfDeepRequest(.nestedTooDeeply(count: nesting), type, nil) : nil
  }

  private var isNestedTooDeeply: Bool {
    nesting > Self.mostRequests
      || context.resolutions.dropFirst(Self.mostResolutions).contains { _ in true }
  }
}
