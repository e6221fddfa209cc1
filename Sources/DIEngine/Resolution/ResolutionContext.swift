public import CDIEngine

/// What the running thread does in the engine: which resolution it runs, and which object it makes.
///
/// A context is the address of the thread's state: valid on that thread only, and copied for free. Its
/// methods, grouped by topic in extensions, are the steps of a request.
@usableFromInline
package struct ResolutionContext {
  @usableFromInline package let state: UnsafeMutablePointer<di_thread_state>

  @inlinable
  init(_ state: UnsafeMutablePointer<di_thread_state>) {
    self.state = state
  }

  /// The context of the running thread.
  @inlinable
  package static var current: ResolutionContext { ResolutionContext(di_current_thread_state()) }

  /// The innermost resolution; nil outside of requests.
  @inlinable
  package var currentResolution: UnsafeMutablePointer<Resolution>? {
    get { state.pointee.resolution?.assumingMemoryBound(to: Resolution.self) }
    nonmutating set { state.pointee.resolution = UnsafeMutableRawPointer(newValue) }
  }

  /// The innermost resolution, inside of a request.
  @inlinable
  package var resolution: UnsafeMutablePointer<Resolution> { currentResolution.unsafelyUnwrapped }

  /// The object that is being made or injected; nil if none is.
  package var innermostFrame: UnsafeMutablePointer<Frame>? {
    get { state.pointee.frame?.assumingMemoryBound(to: Frame.self) }
    nonmutating set { state.pointee.frame = UnsafeMutableRawPointer(newValue) }
  }

  /// What the innermost resolution remembers, made when it is needed first.
  var objectGraph: ObjectGraph { resolution.objectGraph }
}
