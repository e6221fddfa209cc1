/// A request that is made later, perhaps often: what a lazy or a provider of a façade holds.
///
/// The component is chosen when the delayed request is made. While the resolution that made it
/// runs, a value belongs to that resolution; afterwards each value begins a resolution that
/// continues with the kept objects of the first that are still alive.
package final class DelayedRequest<Value>: @unchecked Sendable {
  private let scope: Scope
  private let plan: Plan<Value>
  private let echo: GraphEcho?
  private let entries: ArgumentEntries?

  init(_ scope: Scope, _ plan: Plan<Value>, _ echo: GraphEcho?, _ entries: ArgumentEntries?) {
    self.scope = scope
    self.plan = plan
    self.echo = echo
    self.entries = entries
  }

  /// Makes the value, with arguments of its own or those of the resolution that made the request.
  package func value<View: ScopeView>(
    _ arguments: ArgumentEntries? = nil, as view: View.Type
  ) throws(Failure) -> Value {
    let thread = currentThreadState()
    let view = View(viewing: scope)
    return try withExtendedLifetime((view, plan)) { () throws(Failure) -> Value in
      try withUnsafePointer(to: arguments ?? entries ?? ArgumentEntries()) {
        (entries) throws(Failure) -> Value in
        try scope.run(
          Unmanaged.passUnretained(plan).erased, entries: entries, for: view,
          joining: echo.flatMap { run(of: $0, thread) }, continuing: echo)
      }
    }
  }

  /// The running resolution of this thread that made the request.
  private func run(of echo: GraphEcho, _ thread: ThreadState) -> UnsafeMutablePointer<Run>? {
    var next = currentRun(thread)
    while let run = next {
      if let graph = run.pointee.graph, graph.takeUnretainedValue().isSource(of: echo) {
        return run
      }
      next = run.pointee.outer
    }
    return nil
  }
}

extension Planner {
  /// The closure that makes delayed requests for a type, whose component is chosen now.
  package func delayed<Value>(
    _ type: Value.Type, _ request: Request
  ) -> (ThreadState) throws(Failure) -> DelayedRequest<Value> {
    let plan = plan(type, request)
    return { (thread) throws(Failure) -> DelayedRequest<Value> in
      let run = currentRun(thread).unsafelyUnwrapped
      return DelayedRequest(
        run.pointee.scope.takeUnretainedValue(), plan, graph(of: run).makeEcho(),
        run.pointee.entries?.pointee)
    }
  }
}
