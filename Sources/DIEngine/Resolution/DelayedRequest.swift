/// A request that is made later, perhaps often: what a lazy or a provider of a façade holds.
///
/// The component is chosen when the delayed request is made. While the resolution that made it
/// runs, a value belongs to that resolution; afterwards each value begins a resolution that
/// continues with the kept objects of the first that are still alive.
///
/// It holds the scope, and the façade's object that it was made through; but not the latter if somebody
/// may keep the object that it belongs to: if that is the scope itself, they would hold each other for
/// ever.
package final class DelayedRequest<Value>: @unchecked Sendable {
  private let scope: Scope
  /// The façade's object that the request was made through, if it is held.
  private let heldView: AnyObject?
  /// The same, if it is not.
  private weak var seenView: AnyObject?
  private let viewKind: ObjectIdentifier
  private let plan: Plan
  /// What holds the plans that the plan leads to.
  private let generation: PlanGeneration
  private let echo: GraphEcho
  private let entries: ArgumentEntries?
  /// Whether the request was made from outside, so that its values are asked for from there, too.
  private let isOutermost: Bool

  init(_ plan: Plan, of generation: PlanGeneration, _ thread: ThreadState) {
    self.generation = generation
    let run = currentRun(thread).unsafelyUnwrapped
    scope = run.pointee.scope.takeUnretainedValue()
    let view = run.pointee.view.takeUnretainedValue()
    if isForKept(thread) {
      heldView = nil
      seenView = view
      scope.noteDelayed()
    } else {
      heldView = view
    }
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
      if viewKind == ObjectIdentifier(View.self), let view = heldView ?? seenView {
        unsafeDowncast(view, to: View.self)
      } else {
        View(viewing: scope)
      }
    let joined = run(of: echo, thread)
    if joined == nil, isOutermost, plan.isWatched { plan.cell?.tellWatched(by: scope.registry) }
    return try withExtendedLifetime((view, plan)) { () throws(Failure) -> Value in
      try withUnsafePointer(to: arguments ?? entries ?? ArgumentEntries()) {
        (entries) throws(Failure) -> Value in
        try scope.run(
          Unmanaged.passUnretained(plan).erased, entries: entries, for: view,
          joining: joined, continuing: echo, isForKept: heldView == nil)
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

/// Whether somebody may keep one of the objects on whose behalf something is made.
private func isForKept(_ thread: ThreadState) -> Bool {
  var run = currentRun(thread)
  while let current = run {
    if current.pointee.isForKept { return true }
    run = current.pointee.outer
  }
  var frame = innermostFrame(thread)
  while let current = frame {
    let plan = current.pointee.plan
    if let answer = plan._withUnsafeGuaranteedRef({ $0.lifetime.mayKeep }) { return answer }
    // What an injection belongs to is not on the stack any more.
    var node = current.pointee.isMaking ? nil : current.pointee.node?.takeUnretainedValue()
    while let requester = node {
      if let answer = requester.plan.lifetime.mayKeep { return answer }
      if requester.isForKept { return true }
      node = requester.parent
    }
    frame = current.pointee.outer
  }
  return false
}

extension Lifetime {
  /// Whether somebody who may be let go of may keep the objects, or hold them on the way; nil if that is
  /// up to who asks for them, since they are made anew each time.
  fileprivate var mayKeep: Bool? {
    switch kept {
    case .nowhere: nil
    // The process is let go of by nobody.
    case .process: strength == .weak
    default: true
    }
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
    _ plan: Plan
  ) -> (ThreadState) throws(Failure) -> DelayedRequest<Value> {
    let generation = Unmanaged.passUnretained(registry.compiled.current)
    return { (thread) throws(Failure) -> DelayedRequest<Value> in
      DelayedRequest(plan, of: generation.takeUnretainedValue(), thread)
    }
  }
}
