/// A value that any thread may use, one at a time.
///
/// No code of the user's runs in the closures. A reference that a closure removes from the value must be
/// returned by it, so that it is released outside the lock.
package final class Guarded<State>: @unchecked Sendable {
  private let mutex: Mutex
  // The lock already excludes overlapping accesses.
  @exclusivity(unchecked) private var state: State

  package init(_ state: State, _ rank: Mutex.Rank = .leaf) {
    self.state = state
    mutex = Mutex(rank)
  }

  /// Calls a closure with the value, under the lock.
  package func locked<Result, E: Error>(
    _ body: (inout State) throws(E) -> Result
  ) throws(E) -> Result {
    mutex.lock()
    defer { mutex.unlock() }
    return try body(&state)
  }

  /// A copy of the value. Setting it releases the former one outside the lock.
  package var value: State {
    get { locked { $0 } }
    set {
      var value = newValue
      locked { swap(&$0, &value) }
    }
  }
}
