internal import CDIEngine

/// Somebody who is told what resolutions do.
///
/// Report is compiled into the plans while there is a tracer, so that without one a resolution does
/// nothing for it. A tracer is called on the thread of the resolution, in order, and never while
/// the registry is locked. It is not told of what it asks a container for itself.
package final class Tracer: Sendable {
  private let body: @Sendable (TraceEvent) -> Void

  package init(_ body: @escaping @Sendable (TraceEvent) -> Void) {
    self.body = body
  }

  /// One telling that goes on. They lie on the machine stack, linked from the innermost outwards.
  private struct Report {
    let tracer: UnsafeMutableRawPointer
    let outer: UnsafeMutableRawPointer?
  }

  func report(_ event: TraceEvent, _ thread: ThreadState) {
    Mutex.checkNoneHeld("A tracer")
    let address = Unmanaged.passUnretained(self).toOpaque()
    let outer = thread.pointee.reporting
    var next = outer
    while let reporting = next?.assumingMemoryBound(to: Report.self) {
      if reporting.pointee.tracer == address { return }
      next = reporting.pointee.outer
    }
    var reporting = Report(tracer: address, outer: outer)
    withUnsafeMutablePointer(to: &reporting) {
      thread.pointee.reporting = UnsafeMutableRawPointer($0)
      defer { thread.pointee.reporting = outer }
      body(event)
    }
  }
}
