public import CDIEngine

/// The engine's state on the current thread: the innermost resolution and the object being created.
///
/// A context is the address of that state: valid on that thread only, and free to copy. Its methods
/// implement the phases of a request; extensions group them by topic.
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

  /// The innermost resolution, or nil outside of requests.
  @inlinable
  package var currentResolution: UnsafeMutablePointer<Resolution>? {
    get { state.pointee.resolution?.assumingMemoryBound(to: Resolution.self) }
    nonmutating set { state.pointee.resolution = UnsafeMutableRawPointer(newValue) }
  }

  /// The innermost resolution. Use it only inside a request.
  @inlinable
  package var resolution: UnsafeMutablePointer<Resolution> { currentResolution.unsafelyUnwrapped }

  /// The frame of the object that is being created or injected, or nil if there is none.
  @inlinable
  package var innermostFrame: UnsafeMutablePointer<Frame>? {
    get { state.pointee.frame?.assumingMemoryBound(to: Frame.self) }
    nonmutating set { state.pointee.frame = UnsafeMutableRawPointer(newValue) }
  }

  /// The object graph of the innermost resolution, created on first use.
  package var objectGraph: ObjectGraph { resolution.objectGraph }
}
