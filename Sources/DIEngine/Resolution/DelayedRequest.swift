/// A request that is made later, perhaps often: what a lazy or a provider of a façade holds.
///
/// The component is chosen when the delayed request is made. While the resolution that made it
/// runs, a value belongs to that resolution; afterwards each value begins a resolution that
/// continues with the kept objects of the first that are still alive.
package final class DelayedRequest<Value>: @unchecked Sendable {
  private let scope: Scope
  /// The façade's object that the request was made through.
  private let view: AnyObject
  private let viewKind: ObjectIdentifier
  private let plan: Plan<Value>
  private let echo: GraphEcho
  private let entries: ArgumentEntries?
  /// Whether the request was made from outside, so that its values are asked for from there, too.
  private let isOutermost: Bool

  init(_ plan: Plan<Value>, _ thread: ThreadState) {
    let run = currentRun(thread).unsafelyUnwrapped
    scope = run.pointee.scope.takeUnretainedValue()
    view = run.pointee.view.takeUnretainedValue()
    viewKind = run.pointee.viewKind
    self.plan = plan
    echo = graph(of: run).makeEcho()
    entries = run.pointee.entries?.pointee
    isOutermost = innermostFrame(thread) == nil
  }

  /// Makes the value, with arguments of its own or those of the resolution that made the request.
  package func value<View: ScopeView>(
    _ arguments: ArgumentEntries? = nil, as view: View.Type
  ) throws(Failure) -> Value {
    let thread = currentThreadState()
    let view =
      viewKind == ObjectIdentifier(View.self)
      ? unsafeDowncast(self.view, to: View.self) : View(viewing: scope)
    let joined = run(of: echo, thread)
    if joined == nil, isOutermost, plan.isWatched { plan.cell?.tellWatched() }
    return try withExtendedLifetime((view, plan)) { () throws(Failure) -> Value in
      try withUnsafePointer(to: arguments ?? entries ?? ArgumentEntries()) {
        (entries) throws(Failure) -> Value in
        try scope.run(
          Unmanaged.passUnretained(plan).erased, entries: entries, for: view,
          joining: joined, continuing: echo)
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
    delayed(plan(type, request))
  }

  /// The closure that makes delayed requests for one chosen component.
  package func delayed<Value>(
    _ type: Value.Type, _ cell: CellPlan, _ service: Service, _ request: Request
  ) -> (ThreadState) throws(Failure) -> DelayedRequest<Value> {
    delayed(element(type, cell, service, request))
  }

  private func delayed<Value>(
    _ plan: Plan<Value>
  ) -> (ThreadState) throws(Failure) -> DelayedRequest<Value> {
    { (thread) throws(Failure) -> DelayedRequest<Value> in DelayedRequest(plan, thread) }
  }
}
