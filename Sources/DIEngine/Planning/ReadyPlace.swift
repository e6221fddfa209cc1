public import CDIEngine

/// Where a plan finds a finished object that is kept for good, as a box of the plan's type.
///
/// The place is memory of a cell plan, or a numbered entry of the scope that is asked.
@usableFromInline
package struct ReadyPlace {
  @usableFromInline let memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  @usableFromInline let index: Int

  @usableFromInline
  init(memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, index: Int) {
    self.memory = memory
    self.index = index
  }

  @inlinable package static var none: ReadyPlace { ReadyPlace(memory: nil, index: -1) }

  /// The finished object for the running request, or nil.
  @inlinable
  package func load(_ thread: ThreadState) -> UnsafeMutableRawPointer? {
    if let memory { return di_load_acquire(memory) }
    return currentRun(thread).unsafelyUnwrapped.pointee.scope._withUnsafeGuaranteedRef {
      load($0)
    }
  }

  /// The finished object for a request on a scope, or nil.
  @inlinable
  package func load(_ scope: Scope) -> UnsafeMutableRawPointer? {
    if let memory { return di_load_acquire(memory) }
    guard index >= 0 else { return nil }
    return scope.ready(index)
  }
}
