internal import CDIEngine

/// Somebody who is told what resolutions do.
///
/// Telling is compiled into the plans while there is a tracer, so that without one a resolution does
/// nothing for it. A tracer is called on the thread of the resolution, in order, and never while
/// the registry is locked. It is not told of what it asks a container for itself.
package final class Tracer: Sendable {
  private let body: @Sendable (TraceEvent) -> Void

  package init(_ body: @escaping @Sendable (TraceEvent) -> Void) {
    self.body = body
  }

  /// One telling that goes on. They lie on the machine stack, linked from the innermost outwards.
  private struct Telling {
    let tracer: UnsafeMutableRawPointer
    let outer: UnsafeMutableRawPointer?
  }

  func tell(_ event: TraceEvent, _ thread: ThreadState) {
    Mutex.checkNoneHeld("A tracer")
    let address = Unmanaged.passUnretained(self).toOpaque()
    let outer = thread.pointee.telling
    var next = outer
    while let telling = next?.assumingMemoryBound(to: Telling.self) {
      if telling.pointee.tracer == address { return }
      next = telling.pointee.outer
    }
    var telling = Telling(tracer: address, outer: outer)
    withUnsafeMutablePointer(to: &telling) {
      thread.pointee.telling = UnsafeMutableRawPointer($0)
      defer { thread.pointee.telling = outer }
      body(event)
    }
  }
}
