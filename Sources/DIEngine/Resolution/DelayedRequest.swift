/// A request that is made later, perhaps often: what a lazy or a provider of a façade holds.
///
/// The component is chosen when the delayed request is made. While the resolution that made it
/// runs, a value belongs to that resolution; afterwards each value begins a resolution that
/// continues with the kept objects of the first that are still alive.
///
/// It holds the scope, and the façade's object that it was made through; but not the latter if somebody
/// may keep the object that it belongs to: if that is the scope itself, they would hold each other for
/// ever.
@usableFromInline
package final class DelayedRequest: @unchecked Sendable {
  private let scope: Scope
  /// The façade's object that the request was made through, if it is held.
  private let heldView: AnyObject?
  /// The same, if it is not.
  @exclusivity(unchecked) private weak var seenView: AnyObject?
  private let plan: Plan
  /// What holds the plans that the plan leads to.
  private let generation: PlanGeneration
  private let echo: GraphEcho
  /// The arguments of the request that it came from, where there are some.
  private let entries: UnsafeMutablePointer<ArgumentEntries>?
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
    self.plan = plan
    echo = graph(of: run).makeEcho()
    entries = run.pointee.entries.map {
      let copy = UnsafeMutablePointer<ArgumentEntries>.allocate(capacity: 1)
      copy.initialize(to: $0.pointee)
      return copy
    }
    isOutermost = innermostFrame(thread) == nil
  }

  deinit {
    entries?.deinitialize(count: 1)
    entries?.deallocate()
  }

  /// Makes the value in memory for it, with arguments of its own or those of the resolution that made the request.
  ///
  /// - Parameters:
  ///   - type: the type that the request was made for.
  ///   - kind: the façade's kind of container, which closures get.
  package func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>? = nil, for kind: any ScopeView.Type
  ) throws(Failure) {
    if let heldView, Swift.type(of: heldView) == kind {
      return try make(type, at: memory, arguments, through: heldView)
    }
    var view: AnyObject
    if let seenView, Swift.type(of: seenView) == kind {
      view = seenView
    } else {
      view = kind.init(viewing: scope)
    }
    try make(type, at: memory, arguments, through: view)
  }

  @inline(__always)
  private func make(
    _ type: any Any.Type, at memory: UnsafeMutableRawPointer,
    _ arguments: UnsafePointer<ArgumentEntries>?, through view: AnyObject
  ) throws(Failure) {
    defer { withExtendedLifetime(view) {} }
    let thread = currentThreadState()
    let joined = run(of: echo, thread)
    if joined == nil, isOutermost, plan.isWatched { plan.cell?.tellWatched(by: scope.registry) }
    func resume(_ entries: UnsafePointer<ArgumentEntries>?) throws(Failure) {
      try scope.resume(
        echo, joined, Unmanaged.passUnretained(plan), type, at: memory,
        for: Unmanaged.passUnretained(view), entries, isForKept: heldView == nil, thread)
    }
    let entries = arguments ?? UnsafePointer(self.entries)
    guard joined != nil, entries == nil else { return try resume(entries) }
    // The arguments of whoever uses it are not for its value.
    try withUnsafePointer(to: ArgumentEntries()) { (none) throws(Failure) -> Void in
      try resume(none)
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
  package func delayed(
    _ type: any Any.Type, _ request: Request
  ) -> (ThreadState) -> DelayedRequest {
    delayed(plan(type, request))
  }

  /// The closure that makes delayed requests for one chosen component.
  package func delayed<Value>(
    _ type: Value.Type, _ cell: CellPlan, _ service: Service, _ request: Request
  ) -> (ThreadState) -> DelayedRequest {
    delayed(element(type, cell, service, request))
  }

  private func delayed(_ plan: Plan) -> (ThreadState) -> DelayedRequest {
    let generation = Unmanaged.passUnretained(registry.compiled.current)
    return { DelayedRequest(plan, of: generation.takeUnretainedValue(), $0) }
  }
}
