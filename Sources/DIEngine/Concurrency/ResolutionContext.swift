public import CDIEngine

/// The engine's state on a thread, or on a task's branch: the innermost resolution and the object being created.
///
/// A context is the address of that state, and free to copy: a thread's is valid on that thread only, a branch's while
/// its member has the turn. What a request does with the state, its plans, calls and frames say.
@usableFromInline
package struct ResolutionContext {
  @usableFromInline package let state: UnsafeMutablePointer<di_thread_state>

  @inlinable
  init(_ state: UnsafeMutablePointer<di_thread_state>) {
    self.state = state
  }

  /// The context of the current thread.
  @inlinable
  package static var current: ResolutionContext { ResolutionContext(di_current_thread_state()) }

  /// The context of the thread on whose behalf this one works; usually its own.
  var principal: ResolutionContext { state.pointee.principal.map(ResolutionContext.init) ?? self }

  /// The number of spans that the thread or task has begun and not ended.
  package var traceDepth: Int { state.pointee.depth }
}
