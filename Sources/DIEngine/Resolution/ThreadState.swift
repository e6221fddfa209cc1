public import CDIEngine

/// What the current thread does in the engine; valid on that thread only.
@usableFromInline package typealias ThreadState = UnsafeMutablePointer<di_thread_state>

@inlinable
package func currentThreadState() -> ThreadState {
  di_current_thread_state()
}

package func innermostFrame(_ thread: ThreadState) -> UnsafeMutablePointer<Frame>? {
  thread.pointee.frame?.assumingMemoryBound(to: Frame.self)
}

@inlinable
package func currentResolution(_ thread: ThreadState) -> UnsafeMutablePointer<Resolution>? {
  thread.pointee.resolution?.assumingMemoryBound(to: Resolution.self)
}
