public import CDIEngine

/// The engine's state on a thread, or on a task's branch: the innermost resolution and the object being created.
///
/// A context is the address of that state, and free to copy: a thread's is valid on that thread only, a branch's while
/// its member has the turn. What a request does with the state, its plans, calls and frames say.
@usableFromInline
package struct ResolutionContext {
  @usableFromInline package let state: UnsafeMutablePointer<di_thread_state>

  @inlinable
  init(_ state: UnsafeMutablePointer<di_thread_state>) { self.state = state }

  /// The context of the current thread.
  @inlinable
  package static var current: ResolutionContext { ResolutionContext(di_current_thread_state()) }

  /// The context of the thread on whose behalf this one works; usually its own.
  var principal: ResolutionContext { state.pointee.principal.map(ResolutionContext.init) ?? self }

  /// The number of spans that the thread or task has begun and not ended.
  ///
  /// The start and the end of a span are reported at the same depth, the events between them at the next.
  package var traceDepth: Int { state.pointee.strand.depth }

  /// Runs a span of a façade, whose start and end the façade reports, at the next depth.
  package func tracedDeeper<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    state.pointee.strand.depth += 1
    defer { state.pointee.strand.depth -= 1 }
    return try body()
  }
}
